public import CoreGraphics
public import Foundation
public import QuartzCore
import UIKitCore

/// Where an element of a collection view lies, and how it looks there.
///
/// It is a value: a copy does not follow its original. Subclasses that add something override `copy(with:)` and
/// `isEqual(_:)`.
nonisolated open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The middle, in the content's space.
  open var center = CGPoint.zero
  /// The size before any transform.
  open var size = CGSize.zero
  /// A transform about the middle, in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// How much of it shows, 0 to 1.
  open var alpha: CGFloat = 1
  /// The order: higher ones in front, whatever their index.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// Which element it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  private(set) final var kind = ElementKind.cell

  /// Attributes of item 0 of section 0.
  public override init() { super.init() }

  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    setUp(.cell, indexPath)
  }

  /// Attributes of a view that belongs to a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    setUp(ElementKind(supplementary: elementKind), indexPath)
  }

  /// Attributes of a view that belongs to the layout.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    setUp(.decoration(decorationViewKind), indexPath)
  }

  private func setUp(_ kind: ElementKind, _ path: IndexPath) {
    self.kind = kind
    indexPath = path
    zIndex = kind.defaultOrder
  }

  /// Attributes of a layout's class.
  static func make(_ id: ElementID, of type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      programmerError("layoutAttributesClass is \(type), which is no subclass of UICollectionViewLayoutAttributes.")
    }
    let made = type.makeObject()
    made.setUp(id.kind, id.index.path)
    return made
  }

  final var elementID: ElementID { ElementID(kind: kind, index: ItemIndex(indexPath)) }

  /// The smallest rectangle of the content around the element.
  open var frame: CGRect {
    get {
      let flat = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if CATransform3DIsIdentity(transform3D) { return flat }
      let moved = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in the element's own space; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { kind.category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind.name }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeObject()
    copy.kind = kind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether the other says the same of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || kind == other.kind && indexPath == other.indexPath && center == other.center
        && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// The same for equal attributes.
  open override var hash: Int { elementID.hashValue }

  /// Element, frame and what is unusual.
  open override var description: String {
    let what = "\(kind.name ?? "cell") \(indexPath.section)-\(indexPath.item)"
    return "<\(type(of: self)): \(what); frame \(frame); zIndex \(zIndex); alpha \(alpha)\(isHidden ? "; hidden" : "")>"
  }
}
