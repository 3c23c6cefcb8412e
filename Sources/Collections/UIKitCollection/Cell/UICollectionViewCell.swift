public import Foundation
import UIKitControls
public import UIKitCore

/// The view of an item: content over a background that changes when the item is selected or touched.
///
///     view: backgroundView, selectedBackgroundView, contentView, back to front
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows; as large as the cell.
  public final let contentView = UIView()
  /// Whether the item is selected; the collection view says so.
  open var isSelected = false { didSet { if isSelected != oldValue { lookChanged() } } }
  /// Whether the item is touched; the collection view says so.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { place(backgroundView, at: 0) }
    }
  }
  /// The view between background and content while the item is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      place(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      lookChanged()
    }
  }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    place(contentView, at: 0)
  }

  /// Archives hold no cells here: a cell of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    place(contentView, at: 0)
  }

  private func place(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func lookChanged() {
    let isLit = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isLit
    contentView.light(isLit)
  }
}

extension UIView {
  /// Labels and pictures inside take their look for touched and selected content.
  final func light(_ isLit: Bool) {
    for view in subviews {
      if let label = view as? UILabel { label.isHighlighted = isLit }
      if let picture = view as? UIImageView { picture.isHighlighted = isLit }
      view.light(isLit)
    }
  }
}
