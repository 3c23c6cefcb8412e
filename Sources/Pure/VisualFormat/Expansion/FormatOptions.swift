/// How the views of a line are aligned with each other, and which way the line runs.
///
/// The bits are those of UIKit's `NSLayoutConstraint.FormatOptions`, so a raw value can be passed on.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Align the left edges.
  public static let alignAllLeft = FormatOptions(.left)
  /// Align the right edges.
  public static let alignAllRight = FormatOptions(.right)
  /// Align the top edges.
  public static let alignAllTop = FormatOptions(.top)
  /// Align the bottom edges.
  public static let alignAllBottom = FormatOptions(.bottom)
  /// Align the leading edges.
  public static let alignAllLeading = FormatOptions(.leading)
  /// Align the trailing edges.
  public static let alignAllTrailing = FormatOptions(.trailing)
  /// Align the centres from left to right.
  public static let alignAllCenterX = FormatOptions(.centerX)
  /// Align the centres from top to bottom.
  public static let alignAllCenterY = FormatOptions(.centerY)
  /// Align the baselines of the last lines of text.
  public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
  /// Align the baselines of the first lines of text.
  public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
  /// Let a horizontal line run from left to right whatever the layout direction.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// Let a horizontal line run from right to left whatever the layout direction.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// Measure the gaps of a vertical line between two views from last to first baseline.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  private init(_ attribute: FormatAttribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

  /// The attributes in which the views are aligned, in the order of their numbers.
  var alignments: [FormatAttribute] {
    rawValue & 0xFFFF == 0 ? [] : FormatAttribute.allCases.filter { contains(FormatOptions($0)) }
  }
}

/// A part of a view that a constraint can be about.
///
/// The numbers are those of UIKit's `NSLayoutConstraint.Attribute`.
public enum FormatAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where lines of text begin.
  case leading = 5
  /// The edge where lines of text end.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The centre from left to right.
  case centerX = 9
  /// The centre from top to bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12

  /// Whether the attribute is a place from left to right; the others are places from top to bottom, or sizes.
  var isHorizontalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    default: false
    }
  }
}
