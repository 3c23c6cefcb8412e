import CoreGraphics
import Foundation
import UIKitCore

/// What a display pass keeps from one to the next.
struct DisplayState {
  /// Numbers the passes: a view that a pass did not see has left.
  var pass: UInt = 0
  var isRunning = false
  var isPreparing = false
  /// Whether what stays is to be placed anew.
  var movesEverything = true
  /// The elements that came into view in this pass; kept for its memory.
  var incoming: [LayoutElement] = []
  /// The views that the data source dequeued for the element it was asked for.
  var dequeued: [UICollectionReusableView] = []
  /// The cell that is to be filled anew in its place.
  var reconfigured: UICollectionViewCell?
  /// Views on their way out, until the animation ends.
  var leaving: [UICollectionReusableView] = []
}

extension UICollectionView {
  // MARK: Layout

  /// The bounds are about to change: the layout is asked while the old ones still hold, as layouts expect.
  final func boundsWillChange(to new: CGRect) {
    guard new != bounds, layoutInUse.collectionView === self else { return }
    if layoutInUse.shouldInvalidateLayout(forBoundsChange: new) {
      layoutInUse.invalidateLayout(with: layoutInUse.invalidationContext(forBoundsChange: new))
    }
  }

  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { countsAreKnown = false }
    setNeedsLayout()
    let change = context.contentOffsetAdjustment
    if change != .zero {
      contentOffset = CGPoint(x: contentOffset.x + change.x, y: contentOffset.y + change.y)
    }
  }

  /// Prepares the layout if that is due; the content's size may change the bounds, so it is done until it holds.
  final func prepareLayout() {
    guard !display.isPreparing else { return }
    display.isPreparing = true
    defer { display.isPreparing = false }
    for _ in 0..<8 {
      _ = knownCounts
      if !layoutInUse.isInvalid, layoutInUse.isOutdated(in: self) { layoutInUse.invalidateLayout() }
      guard layoutInUse.isInvalid else { return }
      layoutInUse.isInvalid = false
      if layoutInUse.movesEverything { display.movesEverything = true }
      layoutInUse.movesEverything = false
      layoutInUse.prepare()
      let size = layoutInUse.collectionViewContentSize
      if size != contentSize { contentSize = size }
    }
  }

  // MARK: The pass

  /// Recycles what left the bounds, shows what came, and leaves the rest alone.
  final func displayElements() {
    guard !display.isRunning else { return }
    display.isRunning = true
    defer { display.isRunning = false }
    for _ in 0..<8 {
      prepareLayout()
      if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
      showElements()
      guard layoutInUse.isInvalid || !countsAreKnown else { break }
    }
    focusMayHaveMoved()
    prefetch()
  }

  private func showElements() {
    let moves = display.movesEverything
    display.movesEverything = false
    display.pass &+= 1
    let pass = display.pass
    var incoming = display.incoming
    display.incoming = []
    layoutInUse.forEachElement(in: bounds) { element in
      guard let view = shown[element.id] else { return incoming.append(element) }
      view.pass = pass
      if moves || element.id.kind != .cell { place(view, element) }
    }
    recycleViews(notIn: pass)
    if !incoming.isEmpty {
      UIView.performWithoutAnimation {
        // The data source may reload: then the rest of this pass is about data that is gone.
        for element in incoming where pass == display.pass { show(element) }
      }
      incoming.removeAll(keepingCapacity: true)
    }
    display.incoming = incoming
  }

  private func recycleViews(notIn pass: UInt) {
    // Most frames recycle nothing, so nothing is allocated for it.
    var gone: [ElementID] = []
    for (id, view) in shown where view.pass != pass { gone.append(id) }
    for id in gone { if let view = shown.removeValue(forKey: id) { recycle(view, id) } }
  }

  /// Takes everything out of view.
  final func recycleEverything() {
    let views = shown
    shown.removeAll(keepingCapacity: true)
    display.pass &+= 1
    for (id, view) in views.sorted(by: { $0.key.index < $1.key.index }) { recycle(view, id) }
  }

  final func recycle(_ view: UICollectionReusableView, _ id: ElementID) {
    park(view)
    tellEnd(view, id)
  }

  /// Keeps a view for its next use, hidden in its place: taking it out and putting it in again would cost more.
  final func park(_ view: UICollectionReusableView) {
    view.isHidden = true
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = false
      cell.isHighlighted = false
    }
    pool.put(view)
  }

  final func tellEnd(_ view: UICollectionReusableView, _ id: ElementID) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: id.index.path)
    } else if id.kind.category == .supplementaryView {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: id.kind.name ?? "", at: id.index.path)
    }
  }

  // MARK: One element

  final func show(_ element: LayoutElement) {
    guard shown[element.id] == nil, let view = makeView(for: element) else { return }
    let pass = display.pass
    view.elementID = element.id
    view.pass = pass
    view.place = .null
    view.attributes = nil
    place(view, element)
    shown[element.id] = view
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(element.id.index)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.id.index.path)
    } else if element.id.kind.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.id.kind.name ?? "",
        at: element.id.index.path)
    }
    insert(view, order: element.order)
    // Inside an animation what is new must not fly to its place.
    if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
    askForSize(view, element)
  }

  /// Puts a view where its element lies.
  final func place(_ view: UICollectionReusableView, _ element: LayoutElement) {
    if let attributes = element.attributes {
      guard view.attributes?.isEqual(attributes) != true else { return }
      view.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    } else if view.place == element.frame {
      return
    }
    let isNew = view.place.isNull
    view.place = element.frame
    let attributes = element.makeAttributes(of: type(of: layoutInUse).layoutAttributesClass)
    if isNew || element.attributes != nil {
      view.setLook(attributes)
      if view.superview === self, view.order != attributes.zIndex { insert(view, order: attributes.zIndex) }
    } else {
      view.frame = element.frame
    }
    view.apply(attributes)
  }

  /// Puts a view in the order of the elements' views, in front of its equals.
  final func insert(_ view: UICollectionReusableView, order: Int) {
    if view.superview === self, view.order == order { return }
    view.order = order
    let index = subviews.lastIndex { other in
      guard other !== view, let other = other as? UICollectionReusableView else { return other === backgroundView }
      return other.order <= order
    }
    insertSubview(view, at: index.map { $0 + 1 } ?? 0)
  }
}

extension UICollectionReusableView {
  /// Takes frame, transform, alpha and visibility.
  final func setLook(_ attributes: UICollectionViewLayoutAttributes) {
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
    if CATransform3DIsIdentity(attributes.transform3D) {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
