import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
  /// A view of an identifier, for an element; where the element lies already.
  final func dequeue(_ key: ReusePool.Key, for path: IndexPath) -> UICollectionReusableView {
    let id = ElementID(kind: key.kind, index: ItemIndex(path))
    if let cell = display.reconfigured, id == cell.elementID {
      guard cell.poolKey == key else {
        programmerError(
          "The cell at \(id.index.section)-\(id.index.item) is reconfigured, so it must be dequeued with its "
            + "identifier \"\(cell.reuseIdentifier ?? "")\", not with \"\(key.identifier)\". Reload it instead.")
      }
      return cell
    }
    let frame = layoutInUse.isInvalid ? .zero : layoutInUse.element(id)?.frame ?? .zero
    let view = pool.take(key, for: id, frame: frame)
    if view.bounds.size != frame.size, !frame.isEmpty {
      UIView.performWithoutAnimation { view.bounds.size = frame.size }
    }
    display.dequeued.append(view)
    return view
  }

  /// Asks the data source for an element's view.
  final func makeView(for element: LayoutElement) -> UICollectionReusableView? {
    let (id, path) = (element.id, element.id.index.path)
    display.dequeued.removeAll(keepingCapacity: true)
    let pass = display.pass
    let view: UICollectionReusableView
    switch id.kind {
    case .cell:
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, cellForItemAt: path)
    case .header, .footer, .supplementary:
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: id.kind.name ?? "", at: path)
    case .decoration(let kind):
      let key = ReusePool.Key(kind: id.kind, identifier: kind)
      if !pool.isRegistered(key) { pool.register(layoutInUse.decorationClasses[kind], key) }
      view = dequeue(key, for: path)
    }
    check(view, id)
    let others = display.dequeued.filter { $0 !== view }
    display.dequeued.removeAll(keepingCapacity: true)
    for other in others { park(other) }
    guard pass == display.pass else {
      // The data source reloaded meanwhile: the view is for data that is gone.
      park(view)
      return nil
    }
    return view
  }

  private func check(_ view: UICollectionReusableView, _ id: ElementID) {
    let what = "\(id.kind.name ?? "cell") at section \(id.index.section), item \(id.index.item)"
    guard view.poolKey != nil else {
      programmerError(
        "The data source returned a \(type(of: view)) that was not dequeued, for the \(what). Get it from "
          + (id.kind == .cell
            ? "dequeueReusableCell(withReuseIdentifier:for:)."
            : "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)."))
    }
    if let other = view.elementID, shown[other] === view {
      programmerError(
        "The data source returned a view for the \(what) that section \(other.index.section), item "
          + "\(other.index.item) shows. Dequeue one for each.")
    }
  }

  // MARK: Sizes that views ask for

  /// Asks a new view for the size it wants, where the layout cares.
  final func askForSize(_ view: UICollectionReusableView, _ element: LayoutElement) {
    guard layoutInUse.caresForPreferredSizes, element.id.kind.category != .decorationView else { return }
    let original = element.makeAttributes(of: type(of: layoutInUse).layoutAttributesClass)
    // Views may change what they are given.
    guard let given = original.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(given)
    guard
      layoutInUse.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layoutInUse.invalidateLayout(
      with: layoutInUse.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }
}
