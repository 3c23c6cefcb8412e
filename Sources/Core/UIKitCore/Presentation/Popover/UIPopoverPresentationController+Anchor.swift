import CoreGraphics
public import Foundation

/// Something a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is, in a view's space; nil when it is nowhere.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds, in another's space.
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

extension UIPopoverPresentationController {
  /// The view that the anchor belongs to: a view, or the one that shows a bar item.
  private var anchorView: UIView? {
    guard let sourceItem else { return sourceView }
    return sourceItem as? UIView ?? (sourceItem as? UIBarButtonItem)?.shownView
  }

  /// What the arrow points at, in the container: the rectangle of the view, or its bounds.
  final func anchorRect(in container: UIView) -> CGRect? {
    guard let view = anchorView, barButtonItem == nil else {
      return sourceItem?.frame(in: container).map { finite($0, container.bounds) }
    }
    guard view.window != nil else { return nil }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    if !rect.isFinite {
      Warnings.report(
        "The sourceRect \(rect) of a popover is not finite; it points at its source view \(view).",
        once: "sourceRect \(ObjectIdentifier(self))")
      rect = view.bounds
    }
    return finite(view.convert(rect, to: container), container.bounds)
  }

  /// A rectangle that a transform or an item made infinite is somewhere: in the middle.
  private func finite(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
    rect.isFinite ? rect : CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
  }

  /// Without an anchor the transition can't begin; as on iOS this stops the program.
  final func requireAnchor() {
    if let view = anchorView {
      guard view.window == nil else { return }
      programmerError(
        "The popover of \(presentedViewController) can't be shown: its source view \(view) is in no window. Add the view to a window before the presentation begins."
      )
    }
    if let item = barButtonItem {
      programmerError(
        "The popover of \(presentedViewController) can't be shown: no bar shows its item \(item). Put the item into a bar that is in a window before the presentation begins."
      )
    }
    guard sourceItem == nil else { return }
    programmerError(
      "The popover of \(presentedViewController) can't be shown: it has no anchor. Set sourceView (and sourceRect), barButtonItem or sourceItem of its popoverPresentationController before or right after present."
    )
  }

  /// Whether there is something to point at.
  final var hasAnchor: Bool { anchorView != nil || sourceItem != nil }

  /// Looks, in each frame in which something changed, whether the anchor has moved or is gone.
  package final func checkAnchor() {
    guard phase == .presented || phase == .presenting, adapted == nil, !isAnchorLost, let container else { return }
    if let lost = reasonAnchorIsLost(container) {
      isAnchorLost = true
      Warnings.report("The popover of \(presentedViewController) is dismissed: its source view \(lost).")
      RenderLoop.shared.nextTurn { [weak self] in
        self?.isAnchorLost = false
        self?.dismiss(animated: false, completion: nil)
      }
      return
    }
    guard let anchor = anchorRect(in: container), anchor != lastAnchor else { return }
    keepsSide = true
    container.setNeedsLayout()
  }

  private func reasonAnchorIsLost(_ container: UIView) -> String? {
    guard let view = anchorView else {
      if barButtonItem != nil { return "is shown by no bar" }
      return sourceItem == nil ? "was released" : nil
    }
    guard let window = view.window else { return "was removed from its window" }
    if window !== container.window { return "was moved to another window" }
    var current: UIView? = view
    while let view = current {
      if view.isHidden { return "was hidden" }
      current = view.superview
    }
    return nil
  }

  /// The window has another size: the delegate may point elsewhere.
  final func askForAnchor() {
    if let view = sourceView, sourceItem == nil {
      var rect = sourceRect.isNull ? view.bounds : sourceRect
      var shown = view
      let (oldRect, oldView) = (rect, shown)
      popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &shown)
      if rect != oldRect { sourceRect = rect }
      if shown !== oldView { sourceView = shown }
    }
  }
}

extension CGRect {
  /// Whether every number is one.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// What belongs to a view and goes or moves with it: a popover, a menu.
@MainActor
package protocol AnchorWatcher: AnyObject {
  /// Whether it is shown.
  var watchesAnchor: Bool { get }
  /// Looks whether its view has moved or is gone.
  func checkAnchor()
}

extension UIPopoverPresentationController: AnchorWatcher {
  package final var watchesAnchor: Bool { phase == .presented || phase == .presenting }
}

extension UIWindow {
  /// Has what belongs to a view look after it while it is shown.
  package final func watch(_ watcher: any AnchorWatcher) {
    watched = watched.filter { $0.watcher?.watchesAnchor == true }
    watched.append(WeakWatcher(watcher: watcher))
  }

  /// Before each round of layout.
  final func checkAnchors() {
    for item in watched { item.watcher?.checkAnchor() }
  }
}

struct WeakWatcher {
  weak var watcher: (any AnchorWatcher)?
}
