// The module CoreGraphics.
