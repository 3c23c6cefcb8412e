// Tests of UIKitCore.
