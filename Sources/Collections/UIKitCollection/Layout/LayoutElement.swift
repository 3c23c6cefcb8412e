import Foundation
import UIKitCore

/// What an element of a layout is, cheap to hash: headers and footers are told by their case, not by their name.
nonisolated enum ElementKind: Hashable {
  case cell
  case header
  case footer
  case supplementary(String)
  case decoration(String)

  /// A supplementary kind by its name.
  init(supplementary name: String) {
    switch name {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: self = .supplementary(name)
    }
  }

  /// The name that delegates know; nil for cells.
  var name: String? {
    switch self {
    case .cell: nil
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .supplementary(let name), .decoration(let name): name
    }
  }

  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .header, .footer, .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The order in front of each other, by category and never by index.
  var defaultOrder: Int {
    switch self {
    case .cell, .decoration: 0
    case .footer: 1
    case .header, .supplementary: 2
    }
  }
}

/// Section and item: an index path that costs no memory of its own.
nonisolated struct ItemIndex: Hashable, Comparable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  init(_ path: IndexPath) {
    section = path.section
    item = path.item
  }

  var path: IndexPath { IndexPath(item: item, section: section) }

  static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }
}

/// Which element.
nonisolated struct ElementID: Hashable {
  var kind: ElementKind
  var index: ItemIndex

  static func cell(_ index: ItemIndex) -> ElementID { ElementID(kind: .cell, index: index) }
}

/// An element and where it lies; the attributes say more, if the layout has made any.
struct LayoutElement {
  var id: ElementID
  var frame: CGRect
  var attributes: UICollectionViewLayoutAttributes?

  init(_ id: ElementID, _ frame: CGRect) {
    self.id = id
    self.frame = frame
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    id = attributes.elementID
    frame = attributes.frame
    self.attributes = attributes
  }

  var order: Int { attributes?.zIndex ?? id.kind.defaultOrder }

  /// The attributes, made now if the layout has made none.
  func makeAttributes(of type: AnyClass = UICollectionViewLayoutAttributes.self) -> UICollectionViewLayoutAttributes {
    if let attributes { return attributes }
    let made = UICollectionViewLayoutAttributes.make(id, of: type)
    made.frame = frame
    return made
  }
}
