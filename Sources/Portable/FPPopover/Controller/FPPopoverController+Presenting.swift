public import UIKit

extension FPPopoverController {
  /// Presents the popover from a view, its arrow at the view's bounds.
  ///
  /// - Parameters:
  ///   - view: The anchor; the popover follows it when the parent's size changes.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown: false when the anchor is in no window, or in none with a root controller.
  @discardableResult
  public func present(from view: UIView, animated: Bool = true) -> Bool {
    show(PopoverAnchor(view: view), in: Self.parent(for: view), animated: animated)
  }

  /// Presents the popover from a part of a view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's space.
  ///   - view: The view.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown.
  @discardableResult
  public func present(from rect: CGRect, in view: UIView, animated: Bool = true) -> Bool {
    show(PopoverAnchor(view: view, rect: rect), in: Self.parent(for: view), animated: animated)
  }

  /// Presents the popover from a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's space.
  ///   - view: The view; nil is the key window.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown.
  @discardableResult
  public func present(from point: CGPoint, in view: UIView? = nil, animated: Bool = true) -> Bool {
    let rect = CGRect(origin: point, size: .zero)
    if let view { return present(from: rect, in: view, animated: animated) }
    guard let parent = UIWindow.keyOfScene?.topController(at: point) else { return false }
    return show(
      PopoverAnchor(view: parent.view, rect: parent.view.convert(rect, from: nil)), in: parent, animated: animated)
  }

  /// Presents the popover from a bar button item or another item that knows its place.
  ///
  /// Before iOS 17 only views know theirs.
  ///
  /// - Parameters:
  ///   - item: The item, which is not kept alive.
  ///   - view: A view of the item's window; nil is the key window.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown.
  @discardableResult
  public func present(
    from item: any UIPopoverPresentationControllerSourceItem, in view: UIView? = nil, animated: Bool = true
  ) -> Bool {
    if let view = item as? UIView { return present(from: view, animated: animated) }
    guard let parent = view.map(Self.parent(for:)) ?? UIWindow.keyOfScene?.topController(at: nil) else { return false }
    return show(PopoverAnchor(item: item, in: parent.view), in: parent, animated: animated)
  }

  /// Presents the popover from a range of text, given by the rectangles of its pieces.
  ///
  /// - Parameters:
  ///   - lines: The rectangles, in the view's space, such as those of `UITextInput.selectionRects(for:)`.
  ///   - point: Where the text was touched: the arrow points at that line; nil points at all of them.
  ///   - view: The view with the text.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown: false also without rectangles.
  @discardableResult
  public func present(
    fromText lines: [CGRect], at point: CGPoint? = nil, in view: UIView, animated: Bool = true
  ) -> Bool {
    guard let anchor = PopoverAnchor(lines: lines, at: point, in: view) else { return false }
    return show(anchor, in: Self.parent(for: view), animated: animated)
  }

  /// The outermost of the controllers that hold a view and take children.
  ///
  /// What is presented above the view, an alert say, stays above the popover, and another window is never chosen.
  private static func parent(for view: UIView) -> UIViewController? {
    guard let window = view.window else { return nil }
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    var controller = responder as? UIViewController
    var parent: UIViewController?
    while let current = controller {
      if !current.takesChildrenForScreens, current.viewIfLoaded?.window === window { parent = current }
      controller = current.parent
    }
    return parent ?? window.topController(at: nil)
  }

  private func show(_ anchor: PopoverAnchor, in parent: UIViewController?, animated: Bool) -> Bool {
    guard let parent, parent !== self, let room = parent.viewIfLoaded, room.window != nil else { return false }
    if phase == .dismissing { finishClosing() }
    // Elsewhere, or taken away by somebody else: that showing is over.
    if isShown, self.parent !== parent || touchView.superview !== room { close(animated: false, completion: nil) }
    self.anchor = anchor
    lastAnchor = nil
    if isShown {
      setupView()
      return true
    }
    phase = .presenting
    turn += 1
    enter(parent, room)
    appear(animated: animated)
    VisiblePopovers.add(self)
    takeKeys()
    NotificationCenter.default.post(name: Self.newPopoverPresentedNotification, object: self)
    for other in VisiblePopovers.all where other !== self {
      other.delegate?.popoverController(other, didPresentNew: self)
    }
    return true
  }

  private func enter(_ parent: UIViewController, _ room: UIView) {
    loadViewIfNeeded()
    parent.addChild(self)
    touchView.frame = room.bounds
    touchView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isUserInteractionEnabled = true
    room.addSubview(touchView)
    didMove(toParent: parent)
    setupView()
  }

  private func appear(animated: Bool) {
    guard animated else {
      contentView.alpha = alpha
      phase = .presented
      return
    }
    let turn = turn
    contentView.alpha = 0
    UIView.animate(
      withDuration: BubbleMetrics.duration, animations: { self.contentView.alpha = self.alpha },
      completion: { [weak self] _ in
        guard let self, self.turn == turn, phase == .presenting else { return }
        phase = .presented
      })
  }
}
