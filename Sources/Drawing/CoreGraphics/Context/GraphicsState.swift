import CCairo

/// What a context remembers beside Cairo's own state; saved and restored with it.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: ShadowStyle?
  /// The mask of `clip(to:mask:)`, in device pixels; Cairo itself clips to paths only.
  var mask: Bitmap?
  var interpolation = CGInterpolationQuality.default

  /// Whether drawing can go straight to the target.
  var isDirect: Bool { shadow == nil && mask == nil }
}

/// The shadow that everything drawn throws.
struct ShadowStyle {
  /// In device pixels.
  var offset: CGSize
  /// The standard deviation in device pixels.
  var deviation: CGFloat
  var color: CGColor
}
