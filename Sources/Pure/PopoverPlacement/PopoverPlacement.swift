// The module PopoverPlacement.
