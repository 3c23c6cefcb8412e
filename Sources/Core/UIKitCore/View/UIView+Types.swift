public import CoreGraphics

extension UIView {
  /// What a dimension of `intrinsicContentSize` is without a size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What of a frame follows its superview's size.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What happens to a view's picture when its size changes.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as covers, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// On the left.
    case left = 7
    /// On the right.
    case right = 8
    /// In the corner.
    case topLeft = 9
    /// In the corner.
    case topRight = 10
    /// In the corner.
    case bottomLeft = 11
    /// In the corner.
    case bottomRight = 12

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}

/// How a view takes the reading direction.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// The interface's.
  case unspecified = 0
  /// Playback controls: never turned.
  case playback = 1
  /// Directions in space: never turned.
  case spatial = 2
  /// Left to right.
  case forceLeftToRight = 3
  /// Right to left.
  case forceRightToLeft = 4
}
