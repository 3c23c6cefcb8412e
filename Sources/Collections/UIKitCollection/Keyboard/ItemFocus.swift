import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Which item keys act on, and what was typed lately.
struct ItemFocus {
  var index: ItemIndex?
  var ring: FocusRing?
  /// Whether it shows: from the keyboard's last word to the next touch.
  var isShown = false
  var typed = ""
  var lastTyped: TimeInterval = 0

  /// What is typed within a second counts as one name.
  static let typingPause: TimeInterval = 1

  func isTyping(at now: TimeInterval) -> Bool { !typed.isEmpty && now - lastTyped < Self.typingPause }
}

/// The frame around the item that has the focus.
final class FocusRing: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = 2
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() { tintColorDidChange() }

  override func tintColorDidChange() { layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
}

extension UICollectionView {
  /// The focus starts where the selection is, or at the first item in view; an item that has it keeps it.
  final func startFocus() {
    focus.isShown = true
    if let index = focus.index, counts.contains(index) { return focusLookChanged() }
    layoutIfNeeded()
    let candidates = selection.sorted() + indexPathsForVisibleItems.map(ItemIndex.init)
    focus.index = candidates.first { canFocus($0) }
    focusLookChanged()
  }

  final func canFocus(_ index: ItemIndex) -> Bool {
    counts.contains(index) && delegate?.collectionView(self, canFocusItemAt: index.path) ?? true
  }

  /// Gives an item the focus and brings it into view.
  final func moveFocus(to index: ItemIndex) {
    focus.index = index
    reveal(index, animated: false)
    focusLookChanged()
  }

  /// Shows the ring around the item that has the focus, if keys come here.
  final func focusLookChanged() {
    guard let index = focus.index, focus.isShown, isFirstResponder, let frame = frame(of: .cell(index)) else {
      focus.ring?.isHidden = true
      return
    }
    let ring = focus.ring ?? FocusRing(frame: frame)
    focus.ring = ring
    if ring.superview == nil {
      ring.order = .min
      insert(ring, order: 0)
    }
    ring.tintColorDidChange()
    ring.isHidden = false
    if ring.frame != frame { ring.frame = frame }
  }

  /// The layout may have moved the item.
  final func focusMayHaveMoved() {
    guard let ring = focus.ring, !ring.isHidden, let index = focus.index else { return }
    if let frame = frame(of: .cell(index)), frame != ring.frame { ring.frame = frame }
  }

  /// After a reload the focus stays at its place, or at the end where that is gone.
  final func focusMayHaveLostItem() {
    guard let index = focus.index, !counts.contains(index) else { return }
    let section = min(index.section, counts.sections.count - 1)
    if section == index.section, counts.sections[section] > 0 {
      focus.index = ItemIndex(section, counts.sections[section] - 1)
    } else {
      focus.index = counts.ends?.last
    }
    if focus.index == nil { focus.ring?.isHidden = true }
  }
}
