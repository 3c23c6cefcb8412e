import UIKitCore

extension CGFloat {
  /// The nearest whole pixel, in points.
  nonisolated func rounded(toPixelsOf scale: CGFloat) -> CGFloat {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  /// The next whole pixel that is not smaller, in points; what is off by rounding errors only is no more.
  nonisolated func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    scale > 0 ? (self * scale - 0.001).rounded(.up) / scale : self
  }
}

extension CGSize {
  /// Both lengths rounded up to whole pixels.
  nonisolated func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
  }
}
