import CoreGraphics
import UIKitControls
import UIKitCore

/// What a collection view answers besides a scroll view: typed text, where scrolling ends, and the focus.
///
/// A class of another module cannot override the scroll view's answers, so this one stands before it and hands on.
final class CollectionHooks: ViewHooks {
  private unowned let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  func handleText(_ text: String) -> Bool { view.takeText(text) }
  var takesText: Bool { true }
  func handleScroll(_ scroll: ScrollInput) -> Bool { view.handleScroll(scroll) }
  func boundsSizeDidChange(from old: CGSize) { view.boundsSizeDidChange(from: old) }
  func contentSizeDidChange(_ size: CGSize) { view.contentSizeDidChange(size) }
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    view.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
  /// The ring goes around the item, not around the view.
  var drawsFocus: Bool { true }
  var definesContentSize: Bool { view.definesContentSize }
}

extension UICollectionView {
  private enum HooksKey {}

  final func installHooks() {
    let hooks = CollectionHooks(self)
    attachments[ObjectIdentifier(HooksKey.self)] = hooks
    self.hooks = hooks
  }
}
