// The module UIKitCollection.
