public import CoreGraphics
public import Foundation
public import UIKitCore

/// Says where the elements of a collection view lie; the base of layouts.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and computes what they answer in `prepare()`. Answers must stay the same until the
/// layout is invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that shows this layout.
  public internal(set) final weak var collectionView: UICollectionView?
  /// Whether `prepare()` is due.
  final var isInvalid = true
  /// Whether elements that stay are to be placed anew: not when only pinned ones move.
  final var movesEverything = true
  final var decorationClasses: [String: AnyClass] = [:]

  /// A layout.
  public override init() { super.init() }

  /// Archives hold no layouts here: the layout as it is when made.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Answers

  /// Computes what the others answer; called before them after each invalidation.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements that meet a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view lies that belongs to a section.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view lies that belongs to the layout.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of decoration views; nil takes it away.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Invalidation

  /// Marks everything to be computed anew.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext.make(of: type(of: self).invalidationContextClass)
    context.isEverything = true
    invalidateLayout(with: context)
  }

  /// Marks what a context says to be computed anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    movesEverything = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether other bounds, a new offset among them, give other answers.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What other bounds make wrong.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .make(of: type(of: self).invalidationContextClass) }
  /// Whether a view that wants another size gets it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What a view that wants another size makes wrong.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .make(of: type(of: self).invalidationContextClass) }

  // MARK: Offsets

  /// Where scrolling that was let go comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The reading direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Items are about to come, go and move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// They did.
  open func finalizeCollectionViewUpdates() {}
  /// The bounds are about to change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// They did.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout is about to take over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// This layout is about to take over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The other layout took over.
  open func finalizeLayoutTransition() {}
  /// Where an inserted item starts; nil is its place, faded out.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a deleted item ends; nil is its place, faded out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a view of an inserted section starts; nil is its place, faded out.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view of a deleted section ends; nil is its place, faded out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: What the layouts of this module answer faster

  /// Calls back with every element that meets a rectangle, once each.
  func forEachElement(in rect: CGRect, _ body: (LayoutElement) -> Void) {
    for attributes in layoutAttributesForElements(in: rect) ?? [] { body(LayoutElement(attributes)) }
  }

  /// An element by itself; nil if there is none.
  func element(_ id: ElementID) -> LayoutElement? {
    let path = id.index.path
    let attributes =
      switch id.kind {
      case .cell: layoutAttributesForItem(at: path)
      case .header, .footer, .supplementary:
        layoutAttributesForSupplementaryView(ofKind: id.kind.name ?? "", at: path)
      case .decoration(let name): layoutAttributesForDecorationView(ofKind: name, at: path)
      }
    return attributes.map(LayoutElement.init)
  }

  /// Whether what was prepared no longer fits the view, whoever changed it.
  func isOutdated(in view: UICollectionView) -> Bool { false }

  /// What pinned views cover at the edges while an item of a section is shown.
  func coveredInsets(inSection section: Int) -> UIEdgeInsets { .zero }

  /// Whether views are asked for the size they want.
  var caresForPreferredSizes: Bool { true }

  /// Items get other places: what is known of them goes with them.
  func itemsDidChange(_ change: any ItemChange) {}

  /// Whether the layout is told of updates one by one; listing them costs time.
  var hearsOfUpdates: Bool { true }

  /// Where elements lie now, for after the layout has changed.
  func snapshot() -> ((ElementID) -> CGRect?)? { nil }
}
