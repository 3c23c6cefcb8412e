extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public nonisolated enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// An edge, size, middle or baseline of a view or guide.
  public nonisolated enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading begins.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle across, between the margins.
    case centerXWithinMargins = 19
    /// The middle down, between the margins.
    case centerYWithinMargins = 20
    /// None: the second side is a constant.
    case notAnAttribute = 0
  }

  /// What a line of the Visual Format Language says beside its text.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neighbours have their left edges in a line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Neighbours have their right edges in a line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Neighbours have their top edges in a line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Neighbours have their bottom edges in a line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Neighbours have their leading edges in a line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Neighbours have their trailing edges in a line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Neighbours have their middles across in a line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Neighbours have their middles down in a line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Neighbours have their last baselines in a line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Neighbours have their first baselines in a line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The line follows the reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The line runs to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The line runs to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical gaps lie between baselines instead of edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute is measured along and how.
  nonisolated enum Kind { case none, size, place }

  nonisolated var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    default: .place
    }
  }

  nonisolated var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the reading direction decides which edge it is.
  nonisolated var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is the left or right edge whatever the reading direction.
  nonisolated var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is a middle, which a scroll view's frame has and not its content.
  nonisolated var isMiddle: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The edge that is meant where reading runs to the right, or to the left.
  nonisolated func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  nonisolated var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
