import CoreGraphics
import QuartzCore

/// The keyboard's focus: Tab and arrows move first responder among the views that take keys, inside what is presented
/// on top when something is, and a ring shows where it is.
extension UIWindow {
  /// Moves the focus for a key that nobody used; says whether it did.
  final func moveFocus(for key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardTab: return focusNext(backwards: key.modifierFlags.contains(.shift))
    case .keyboardDownArrow: return focusNearest(CGVector(dx: 0, dy: 1))
    case .keyboardUpArrow: return focusNearest(CGVector(dx: 0, dy: -1))
    case .keyboardRightArrow: return focusNearest(CGVector(dx: 1, dy: 0))
    case .keyboardLeftArrow: return focusNearest(CGVector(dx: -1, dy: 0))
    default: return false
    }
  }

  /// What is open or presented on top, or the window.
  final var focusScope: UIView { keyScope ?? topmostPresentation?.active.presentedView ?? self }

  /// Whether what is presented on top leaves a view below its touches, and it is typed into: then it keeps its keys too,
  /// as a search field does above a popover of proposals.
  final func keepsTyping(_ responder: UIResponder) -> Bool {
    guard keyScope == nil, let view = responder as? UIView, view.hooks?.textCaret != nil else { return false }
    return topmostPresentation?.active.viewsThatKeepTouches.contains { view.isDescendant(of: $0) } ?? false
  }

  /// Escape asks what is presented above such a view to go; says whether it was that.
  final func leavePresentation(for key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape, let firstResponder, keepsTyping(firstResponder) else { return false }
    topmostPresentation?.active.userWantsDismissal()
    return true
  }

  private var topmostPresentation: UIPresentationController? {
    var controller = rootViewController
    while let next = controller?.presented { controller = next }
    guard let presentation = controller?.presentation else { return nil }
    return presentation.phase == .presented || presentation.phase == .presenting ? presentation : nil
  }

  /// The views that take keys, in the order of the tree; what is inside one is its own business.
  private func focusables(in view: UIView, into result: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFirstResponder { return result.append(view) }
    for subview in view.subviews { focusables(in: subview, into: &result) }
  }

  private var focusables: [UIView] {
    var result: [UIView] = []
    focusables(in: focusScope, into: &result)
    return result
  }

  private func focusNext(backwards: Bool) -> Bool {
    let views = focusables
    guard !views.isEmpty else { return false }
    let current = views.firstIndex { $0 === firstResponder }
    let next =
      current.map { ($0 + (backwards ? views.count - 1 : 1)) % views.count } ?? (backwards ? views.count - 1 : 0)
    return focus(views[next])
  }

  /// The nearest view in a direction, its distance across counting double; without a focus the first view.
  private func focusNearest(_ way: CGVector) -> Bool {
    let views = focusables
    guard let current = firstResponder as? UIView, views.contains(current) else { return focusNext(backwards: false) }
    let from = current.convert(current.bounds, to: nil)
    let best = views.filter { $0 !== current }.compactMap { view -> (view: UIView, cost: CGFloat)? in
      let to = view.convert(view.bounds, to: nil)
      let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
      let ahead = dx * way.dx + dy * way.dy
      guard ahead > 1 else { return nil }
      return (view, ahead + 2 * abs(dx * way.dy + dy * way.dx))
    }.min { $0.cost < $1.cost }
    guard let best else { return false }
    return focus(best.view)
  }

  private func focus(_ view: UIView) -> Bool {
    guard view.becomeFirstResponder() else { return false }
    showsFocus = true
    view.bringIntoView()
    RenderLoop.shared.nextTurn { [weak view] in view?.setNeedsLayout() }
    return true
  }

  // MARK: The ring

  /// Puts the ring around the view with the focus, before each round of layout; touches hide it.
  final func updateFocusRing() {
    guard showsFocus, let view = firstResponder as? UIView, view.hooks?.drawsFocus != true, view.window === self else {
      if let focusRing, !focusRing.isHidden { focusRing.isHidden = true }
      return
    }
    let ring = focusRing ?? makeFocusRing()
    if ring.isHidden { ring.isHidden = false }
    let frame = view.convert(view.bounds, to: nil).insetBy(dx: -3, dy: -3)
    if ring.frame != frame { ring.frame = frame }
    ring.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
  }

  private func makeFocusRing() -> CALayer {
    let ring = CALayer()
    ring.isViewBacked = true
    ring.borderWidth = 2
    ring.cornerRadius = 8
    ring.zPosition = 1_000_000
    layer.addSublayer(ring)
    focusRing = ring
    return ring
  }
}
