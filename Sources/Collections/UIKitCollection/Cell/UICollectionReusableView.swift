import Foundation
public import UIKitCore

/// A view of a collection view: a cell, a header, a footer.
///
/// Once out of view it is kept and used again.
open class UICollectionReusableView: UIView {
  /// The identifier it was dequeued with; nil for a view that was made otherwise.
  public internal(set) final var reuseIdentifier: String?
  /// Which element it shows, or was dequeued for.
  final var elementID: ElementID?
  final var poolKey: ReusePool.Key?
  /// The pass that last saw its element in view.
  final var pass: UInt = 0
  /// Where it was placed; unlike `frame` it does not depend on transforms.
  final var place = CGRect.null
  final var order = 0
  final var attributes: UICollectionViewLayoutAttributes?

  /// The view is about to be used again: takes back what its last use left.
  open func prepareForReuse() {}

  /// The layout placed the view: takes what attributes of an own class say.
  ///
  /// Frame, alpha, transform and visibility are taken before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Another layout is about to take over.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Another layout took over.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like; by default with the size that its constraints give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitting(layoutAttributes) }

  private func fitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    let size = content.systemLayoutSizeFitting(attributes.size)
    if size.width > 0, size.height > 0 { copy.size = size }
    return copy
  }
}
