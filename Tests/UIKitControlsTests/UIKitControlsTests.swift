// Tests of UIKitControls.
