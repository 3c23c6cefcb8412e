public import CoreGraphics
import FlowGeometry
public import Foundation
public import UIKitCore

/// Lets items flow into lines, one section after the other, with a header and a footer each.
///
/// Sections without sizes per item take no memory per item, and a rectangle costs what lies in it. Changing a property
/// invalidates the layout; setting it to what it is does nothing.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As an `estimatedItemSize`: items take the size that their cells want.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The distance between lines; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The least distance between the items of a line, widened to fill it; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  /// The items' size; 50 x 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// Not zero: items are laid out with this size until their cells say what they want.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != oldValue { measured.removeAll() }
      changed(estimatedItemSize != oldValue)
    }
  }
  /// Which way the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The headers' size, of which the length in the scroll direction counts; zero is none.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The footers' size, of which the length in the scroll direction counts; zero is none.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  /// The room around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// Whether a header stays in view as long as its section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether a footer stays in view as long as its section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The lines, once they are prepared.
  final var flow: FlowLayout?
  final var warned: [FlowWarning] = []
  /// The sizes that cells asked for, where sizes are estimated.
  final var measured: [ItemIndex: CGSize] = [:]

  private func changed(_ isChanged: Bool) { if isChanged { invalidateLayout() } }

  /// The class of contexts.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Mirrored in the other reading direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Asks the delegate and breaks the items into lines; nothing if that is done.
  open override func prepare() { if flow == nil { flow = makeFlow() } }

  /// The size of the content.
  open override var collectionViewContentSize: CGSize { flow?.contentSize ?? .zero }

  /// The elements that meet a rectangle, where they are now: a pinned header where it is pinned.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    let type: AnyClass = type(of: self).layoutAttributesClass
    forEachFlowElement(in: rect) { result.append($0.makeAttributes(of: type)) }
    return result
  }

  /// Where an item lies; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flowElement(.cell(ItemIndex(indexPath)))?.makeAttributes(of: type(of: self).layoutAttributesClass)
  }

  /// Where a header or footer lies; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flowElement(ElementID(kind: ElementKind(supplementary: elementKind), index: ItemIndex(indexPath)))?
      .makeAttributes(of: type(of: self).layoutAttributesClass)
  }

  /// Forgets the lines, unless the context says that only pinned views move.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let wasInvalid = isInvalid && movesEverything
    let isFlow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsLines =
      isFlow?.invalidateFlowLayoutDelegateMetrics == false && isFlow?.invalidateFlowLayoutAttributes == false
      && !context.invalidateEverything && !context.invalidateDataSourceCounts
    if !keepsLines { flow = nil }
    if context.invalidateEverything, context.invalidateDataSourceCounts { measured.removeAll() }
    super.invalidateLayout(with: context)
    if keepsLines { movesEverything = wasInvalid || !answersItself }
  }

  /// Whether the length of lines changes, or the offset while something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if crossLength(of: newBounds.size) != crossLength(of: view.bounds.size) { return true }
    return pins && newBounds != view.bounds
  }

  /// Lines only if their length changes; else pinned views move and no delegate is asked.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, let view = collectionView {
      let isResized = crossLength(of: newBounds.size) != crossLength(of: view.bounds.size)
      context.invalidateFlowLayoutDelegateMetrics = isResized
      context.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  /// Whether sizes are estimated and the cell wants another.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Remembers the size that the cell wants.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if preferredAttributes.representedElementCategory == .cell {
      measured[ItemIndex(preferredAttributes.indexPath)] = preferredAttributes.size
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  // MARK: The fast way, unless a subclass has its own say

  override func forEachElement(in rect: CGRect, _ body: (LayoutElement) -> Void) {
    if answersItself { forEachFlowElement(in: rect, body) } else { super.forEachElement(in: rect, body) }
  }

  override func element(_ id: ElementID) -> LayoutElement? { answersItself ? flowElement(id) : super.element(id) }

  private var answersItself: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  override func isOutdated(in view: UICollectionView) -> Bool {
    guard let made = flow?.configuration else { return true }
    return !Self.hasSameLines(made, configuration(for: view))
  }

  override func coveredInsets(inSection section: Int) -> UIEdgeInsets { pinnedInsets(inSection: section) }

  override var caresForPreferredSizes: Bool { estimatedItemSize != .zero }

  override func itemsDidChange(_ change: any ItemChange) {
    guard !measured.isEmpty else { return }
    measured = [:].merging(
      measured.compactMap { old, size in
        change.isReloaded(old) ? nil : change.newIndex(of: old).map { ($0, size) }
      }, uniquingKeysWith: { $1 })
  }

  override var hearsOfUpdates: Bool { !answersItself }

  override func snapshot() -> ((ElementID) -> CGRect?)? {
    guard answersItself, let flow else { return nil }
    let viewport = viewport
    return { Self.frame(of: $0, in: flow, viewport) }
  }
}
