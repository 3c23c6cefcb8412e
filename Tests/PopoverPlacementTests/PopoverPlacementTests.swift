// Tests of PopoverPlacement.
