// Tests of UIKitCollection.
