// Tests of UIKitTesting.
