// Tests of popover.
