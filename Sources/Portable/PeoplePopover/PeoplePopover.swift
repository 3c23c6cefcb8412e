// The module PeoplePopover.
