/// One axis of a rectangle, in plain doubles.
struct Span {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  init(from lower: Double, length: Double) {
    self.init(lower, lower + length)
  }

  var length: Double { upper - lower }

  /// The same span grown at both ends.
  func grown(by margin: Double) -> Span { Span(lower - margin, upper + margin) }

  /// Whether a piece of content lies in this window, which must not be empty.
  ///
  /// Pieces that only touch the window do not meet it, but an empty piece inside does.
  func isMet(by piece: Span) -> Bool {
    piece.lower < upper && (piece.upper > lower || piece.upper == piece.lower && piece.lower == lower)
  }

  func mirrored(in width: Double) -> Span { Span(width - upper, width - lower) }
}

/// A place in layout coordinates: along the line, and across the lines in the scroll direction.
struct Place {
  var along: Span
  var across: Span
}
