extension UICollectionView {
  /// The kind of the views before a section's items.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views after a section's items.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Which way the content of a layout scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Lines are rows.
    case vertical = 0
    /// Lines are columns.
    case horizontal = 1
  }

  /// What an element of a layout is.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view that belongs to a section: a header, a footer.
    case supplementaryView = 1
    /// A view that belongs to the layout alone.
    case decorationView = 2
  }

  /// Where an item is to stand after scrolling to it: at most one position of each axis.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public var rawValue: UInt
    /// Positions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top, below a header that is pinned there.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom, above a footer that is pinned there.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// On the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// On the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
