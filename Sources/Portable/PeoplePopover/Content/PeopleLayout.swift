public import UIKit

/// The measures of a people popover, in points, and the size that follows from them.
///
///     PeopleLayout().contentSize(counts: [1])      // 190 x 122
///     PeopleLayout().contentSize(counts: [3])      // 350 x 179
///     PeopleLayout().contentSize(counts: [3, 5])   // 350 x 338, capped from 395
public nonisolated struct PeopleLayout: Hashable, Sendable {
  /// An entry's size.
  public var itemSize = CGSize(width: 150, height: 57)
  /// The least distance of entries side by side.
  public var itemSpacing: CGFloat = 10
  /// The headers' height.
  public var headerHeight: CGFloat = 45
  /// The room on the left and right of a section.
  public var sideInset: CGFloat = 20
  /// The room below the last section.
  public var bottomInset: CGFloat = 20
  /// The width for one column: every section has one entry.
  public var narrowWidth: CGFloat = 190
  /// The width for two columns.
  public var wideWidth: CGFloat = 350
  /// The most height; beyond it the grid scrolls.
  public var maximumHeight: CGFloat = 338

  /// The usual measures.
  public init() {}

  /// How many columns sections of these counts have.
  public func columns(counts: some Sequence<Int>) -> Int { counts.allSatisfy { $0 <= 1 } ? 1 : 2 }

  /// The size of the content for sections of these counts; empty sections do not count, none at all is zero.
  public func contentSize(counts: some Sequence<Int>) -> CGSize {
    let counts = counts.filter { $0 > 0 }
    guard !counts.isEmpty else { return .zero }
    let columns = columns(counts: counts)
    let height = counts.reduce(bottomInset) { height, count in
      height + CGFloat((count - 1) / columns + 1) * itemSize.height + headerHeight
    }
    return CGSize(width: columns == 1 ? narrowWidth : wideWidth, height: min(height, maximumHeight))
  }
}
