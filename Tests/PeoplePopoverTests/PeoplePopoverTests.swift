// Tests of PeoplePopover.
