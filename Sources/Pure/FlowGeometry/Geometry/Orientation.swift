import Foundation

/// Turns places into rectangles and back: transposed if the flow scrolls horizontally, mirrored in right-to-left, and
/// with edges on whole pixels.
struct Orientation {
  let isHorizontal: Bool
  let isMirrored: Bool
  let scale: Double
  let contentWidth: Double

  /// Rounds half a pixel up.
  ///
  /// Sums that should be halves may fall short of them by a rounding error.
  func snapped(_ edge: Double) -> Double { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }

  /// The upper end is what the rectangle will say it is, origin plus length, which may differ in the last digit.
  private func snapped(_ span: Span) -> Span {
    let lower = snapped(span.lower)
    return Span(from: lower, length: snapped(span.upper) - lower)
  }

  func rect(_ place: Place) -> CGRect {
    let (x, y) = spans(place)
    return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// The horizontal and the vertical span of a place, on whole pixels.
  @inline(__always)
  private func spans(_ place: Place) -> (x: Span, y: Span) {
    let x = isHorizontal ? place.across : place.along
    let y = isHorizontal ? place.along : place.across
    return (snapped(isMirrored ? x.mirrored(in: contentWidth) : x), snapped(y))
  }

  /// The rectangle of a place if it lies in a window.
  @inline(__always)
  func rect(_ place: Place, in window: Window) -> CGRect? {
    let (x, y) = spans(place)
    guard window.x.isMet(by: x), window.y.isMet(by: y) else { return nil }
    return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// The place that a rectangle covers, without rounding.
  func place(_ rect: CGRect) -> Place {
    var x = Span(from: rect.origin.x.native, length: rect.size.width.native)
    let y = Span(from: rect.origin.y.native, length: rect.size.height.native)
    if isMirrored { x = x.mirrored(in: contentWidth) }
    return isHorizontal ? Place(along: y, across: x) : Place(along: x, across: y)
  }
}

/// A rectangle that is asked about: as it is, and as a place with a margin for what rounding moves into it.
struct Window {
  let x: Span
  let y: Span
  let place: Place

  /// Nil for a window that shows nothing: empty, or not made of numbers.
  init?(_ rect: CGRect, _ orientation: Orientation) {
    let rect = rect.standardized
    x = Span(from: rect.origin.x.native, length: rect.size.width.native)
    y = Span(from: rect.origin.y.native, length: rect.size.height.native)
    guard x.lower < x.upper, y.lower < y.upper else { return nil }
    let exact = orientation.place(rect)
    let margin = 1 / orientation.scale
    place = Place(along: exact.along.grown(by: margin), across: exact.across.grown(by: margin))
  }
}
