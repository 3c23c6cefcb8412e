print("popover")
