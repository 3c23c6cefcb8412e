public import CoreGraphics
public import Foundation
import UIKitCore

extension UICollectionView {
  /// The item at a point of the content; nil between items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    var found: LayoutElement?
    layoutInUse.forEachElement(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)) { element in
      guard element.id.kind == .cell, element.frame.contains(point) else { return }
      if found.map({ $0.order <= element.order }) ?? true { found = element }
    }
    return found?.id.index.path
  }

  /// The item that a cell in view shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let id = cell.elementID, shown[id] === cell else { return nil }
    return id.index.path
  }

  /// The cell of an item in view; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: ItemIndex(indexPath)) }

  final func cell(at index: ItemIndex) -> UICollectionViewCell? { shown[.cell(index)] as? UICollectionViewCell }

  /// The cells in view, in order.
  public var visibleCells: [UICollectionViewCell] { visible(.cell).compactMap { $0 as? UICollectionViewCell } }

  /// The items in view, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleIndices(.cell).map(\.path) }

  /// A view in view that belongs to a section.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementID(kind: ElementKind(supplementary: elementKind), index: ItemIndex(indexPath))]
  }

  /// The views in view of a kind, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible(ElementKind(supplementary: elementKind))
  }

  /// Whose views of a kind are in view, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible(ElementKind(supplementary: elementKind)).compactMap { $0.elementID?.index.path }
  }

  private func visible(_ kind: ElementKind) -> [UICollectionReusableView] {
    visibleIndices(kind).compactMap { shown[ElementID(kind: kind, index: $0)] }
  }

  private func visibleIndices(_ kind: ElementKind) -> [ItemIndex] {
    var indices: [ItemIndex] = []
    for id in shown.keys where id.kind == kind { indices.append(id.index) }
    return indices.sorted()
  }

  /// Where an item lies, also out of view; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  /// Where a view of a section lies, also out of view; nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Where an element lies; the layout is prepared first.
  final func frame(of id: ElementID) -> CGRect? {
    prepareLayout()
    return layoutInUse.element(id)?.frame
  }
}
