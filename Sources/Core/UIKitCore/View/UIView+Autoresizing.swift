import CoreGraphics

extension UIView {
  /// Gives the change of the bounds' size to the subviews, as their masks say: along each axis the flexible
  /// parts share it in proportion to what they are.
  final func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    guard old != new else { return }
    for view in subviews where view.autoresizingMask != [] && view.followsAutoresizingMask {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.share(
        new.width - old.width, frame.minX, frame.width, old.width - frame.maxX,
        (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
      let (y, height) = Self.share(
        new.height - old.height, frame.minY, frame.height, old.height - frame.maxY,
        (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func share(
    _ change: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [(flexible.0, before), (flexible.1, length), (flexible.2, after)]
    let count = parts.count { $0.0 }
    guard count > 0 else { return (before, length) }
    let total = parts.reduce(0) { $0 + ($1.0 ? max($1.1, 0) : 0) }
    func portion(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return total > 0 ? change * max(part.1, 0) / total : change / CGFloat(count)
    }
    return (before + portion(parts[0]), max(length + portion(parts[1]), 0))
  }
}
