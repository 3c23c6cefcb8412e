/// Which attributes the ends of a gap are, for the way a line runs.
///
///     leading to trailing   |-c-[a]-d-[b]    a.leading = super.leading + c, b.leading = a.trailing + d
///     right to left         [b]-d-[a]-c-|    super.right = a.right + c,     a.left = b.right + d
struct LineEdges {
  /// The width or the height.
  let size: FormatAttribute
  /// The edges at which items begin and end in the direction in which places grow.
  private let start: FormatAttribute
  private let end: FormatAttribute
  /// Whether places shrink as the line runs.
  private let isReversed: Bool
  /// The edges to use between two views.
  private let innerStart: FormatAttribute
  private let innerEnd: FormatAttribute

  init(_ orientation: FormatLine.Orientation, _ options: FormatOptions) {
    switch orientation {
    case .vertical:
      (size, start, end, isReversed) = (.height, .top, .bottom, false)
      let isByBaseline = options.contains(.spacingBaselineToBaseline)
      (innerStart, innerEnd) = isByBaseline ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    case .horizontal:
      size = .width
      isReversed = options.contains(.directionRightToLeft)
      let isFixed = isReversed || options.contains(.directionLeftToRight)
      (start, end) = isFixed ? (.left, .right) : (.leading, .trailing)
      (innerStart, innerEnd) = (start, end)
    }
  }

  /// The constraint that a distance lies between two items that follow each other in the line.
  func constraint(
    _ distance: FormatConstraint.Constant, _ from: FormatConstraint.Item, _ to: FormatConstraint.Item,
    _ relation: FormatLine.Relation, _ priority: Double
  ) -> FormatConstraint {
    let (low, high) = isReversed ? (to, from) : (from, to)
    let (lowEdge, highEdge): (FormatAttribute, FormatAttribute)
    switch (low, high) {
    case (.superview, _): (lowEdge, highEdge) = (start, start)
    case (_, .superview): (lowEdge, highEdge) = (end, end)
    default: (lowEdge, highEdge) = (innerEnd, innerStart)
    }
    return FormatConstraint(
      first: FormatConstraint.Anchor(item: high, attribute: highEdge), relation: relation,
      second: FormatConstraint.Anchor(item: low, attribute: lowEdge), constant: distance, priority: priority)
  }
}
