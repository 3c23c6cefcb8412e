/// The two axes of the plane.
enum Axis {
  case x, y

  var other: Axis { self == .x ? .y : .x }
}

/// One axis of a rectangle.
///
/// Coordinates are plain doubles here, so that the arithmetic is inlined on every platform.
struct Span {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Accepts a negative length, as rectangles do.
  init(origin: Double, length: Double) {
    self.init(min(origin, origin + length), max(origin, origin + length))
  }

  var length: Double { upper - lower }
  var middle: Double { (lower + upper) / 2 }

  /// What is left between two margins; where they cross, the point midway, so that mirrored margins leave mirrored room.
  func inset(_ atLower: Double, _ atUpper: Double) -> Span {
    let inner = Span(lower + atLower, upper - atUpper)
    return inner.lower <= inner.upper ? inner : Span(inner.middle, inner.middle)
  }

  func clamp(_ value: Double) -> Double { max(lower, min(upper, value)) }

  /// The part inside another span; if they are apart, the nearest point of the other.
  func clamped(to other: Span) -> Span { Span(other.clamp(lower), other.clamp(upper)) }

  /// Whether another span lies inside, rounding errors aside.
  func contains(_ other: Span) -> Bool {
    other.lower >= lower - Span.tolerance && other.upper <= upper + Span.tolerance
  }

  /// Whether nothing of this span lies inside another; a single point on its border still does.
  func isHidden(by clip: Span) -> Bool {
    length > 0 ? upper <= clip.lower || lower >= clip.upper : lower < clip.lower || lower > clip.upper
  }

  /// Far below a pixel, far above the rounding errors of screen coordinates.
  static let tolerance = 1e-6
}

/// A rectangle as two spans.
struct Box {
  var x: Span
  var y: Span

  subscript(axis: Axis) -> Span {
    axis == .x ? x : y
  }
}

/// A width and a height as two doubles.
struct Extent {
  var width: Double
  var height: Double

  subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}
