extension CGRect {
  /// The rectangle as Cairo can take it, or nil when it holds nothing that can be drawn.
  ///
  /// Cairo counts in 24.8 fixed point, which ends at 8.4 million pixels; a rectangle that reaches further is cut to
  /// `limit`, the current clip, where the rest would have been invisible anyway. NaN and true infinities draw nothing.
  func drawable(within limit: @autoclosure () -> CGRect) -> CGRect? {
    let box = standardized
    guard box.origin.x.isFinite, box.origin.y.isFinite, box.size.width.isFinite, box.size.height.isFinite else {
      return nil
    }
    let far: CGFloat = 1_000_000
    if box.minX > -far, box.minY > -far, box.maxX < far, box.maxY < far { return box }
    let seen = box.intersection(limit().insetBy(dx: -2, dy: -2))
    return seen.isNull ? nil : seen
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
