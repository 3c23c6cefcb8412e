// The module UIKitTesting.
