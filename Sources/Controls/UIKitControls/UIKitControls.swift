// The module UIKitControls.
