public import CoreGraphics
import Foundation

/// A part of a bar that shows items beside each other.
@MainActor
package protocol BarItemHolder: AnyObject {
  /// The views of all items of the bar.
  var itemViews: [UIView] { get }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view that shows the item, in a view of the same window; nil while none does.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let view = shownView, let window = view.window, referenceView.window === window else { return nil }
    return view.convert(view.bounds, to: referenceView)
  }

  /// The views of the other items of the bar.
  final var siblingViews: [UIView] {
    guard let shownView, let holder else { return [] }
    return holder.itemViews.filter { $0 !== shownView }
  }
}

extension UIPopoverPresentationController {
  /// Lets the other items of a bar keep their touches, once for each item that the popover points at.
  ///
  /// Who wants them to dismiss sets `passthroughViews` to nil after the popover was presented.
  final func admitSiblings() {
    guard phase != .idle, adapted == nil, let item = barButtonItem, admittedItem !== item else { return }
    admittedItem = item
    let views = item.siblingViews.filter { view in passthroughViews?.contains { $0 === view } != true }
    if !views.isEmpty { passthroughViews = (passthroughViews ?? []) + views }
  }
}
