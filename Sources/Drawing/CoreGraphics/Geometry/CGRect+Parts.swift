extension CGRect {
  /// What is left of the rectangle without another: at most four rectangles, above, below, left and right of it.
  package func parts(around hole: CGRect) -> [CGRect] {
    let hole = intersection(hole)
    guard !hole.isNull, hole.width > 0, hole.height > 0 else { return isEmpty ? [] : [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension CGRect {
  /// The rectangle with its edges brought inwards to whole numbers, a hundredth of one counting as noise; null when
  /// nothing is left.
  package var wholePixelsInside: CGRect {
    guard !isNull else { return .null }
    let (left, top) = ((minX - 0.01).rounded(.up), (minY - 0.01).rounded(.up))
    let (right, bottom) = ((maxX + 0.01).rounded(.down), (maxY + 0.01).rounded(.down))
    return right > left && bottom > top
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
