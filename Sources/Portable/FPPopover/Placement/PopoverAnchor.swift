import PopoverPlacement
import UIKit

/// What a popover points at; views and items are not kept alive.
struct PopoverAnchor {
  /// The view in whose space the rectangle lies.
  private(set) weak var view: UIView?
  /// A part of the view; nil is its bounds.
  private var rect: CGRect?
  private weak var item: (any UIPopoverPresentationControllerSourceItem)?
  private var isItem = false

  init(view: UIView, rect: CGRect? = nil) {
    self.view = view
    self.rect = rect
  }

  /// An item that knows its place in any view.
  init(item: any UIPopoverPresentationControllerSourceItem, in view: UIView) {
    self.item = item
    self.view = view
    isItem = true
  }

  /// The pieces of a text over several lines: the line under a point, or all.
  init?(lines: [CGRect], at point: CGPoint?, in view: UIView) {
    guard let rect = PlacementAnchor.rect(of: lines, at: point) else { return nil }
    self.init(view: view, rect: rect)
  }

  /// Where it is in another view of the window; nil once it is gone.
  func rect(in target: UIView) -> CGRect? {
    if isItem {
      guard let item else { return nil }
      // Before iOS 17 only views tell where they are.
      if #available(iOS 17, *) { return item.frame(in: target) }
      return (item as? UIView).map { $0.convert($0.bounds, to: target) }
    }
    guard let view, view.window != nil, view.window === target.window else { return nil }
    return view.convert(rect ?? view.bounds, to: target)
  }
}
