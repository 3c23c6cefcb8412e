// The module UIKitCore.
