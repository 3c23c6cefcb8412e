public import CoreGraphics
public import Foundation

/// What of a layout is no longer right.
nonisolated open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var isEverything = false
  final var isOfCounts = false
  private final var items: [IndexPath]?
  private final var supplementary: [String: [IndexPath]]?
  private final var decorations: [String: [IndexPath]]?

  /// Whether nothing is right any more: the layout is new, or the data.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the data source is asked for its counts anew.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  /// How the offset is to change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How the content's size is to change.
  open var contentSizeAdjustment = CGSize.zero

  /// A context that says nothing.
  public override init() { super.init() }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
  /// Adds views that belong to sections.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds views that belong to the layout.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// The items that were added.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The views that belong to sections and were added, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  /// The views that belong to the layout and were added, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
}

/// What of a flow layout is no longer right.
nonisolated open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes, insets and spacings anew; true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are laid out anew; true unless set.
  open var invalidateFlowLayoutAttributes = true
}
