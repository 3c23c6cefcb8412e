import CoreGraphics
import QuartzCore

extension UIWindow {
  /// Takes what the host reports of this window.
  package final func handle(_ event: HostEvent) {
    switch event {
    case .touch(let phase, let place, let id, let type):
      if phase == .began {
        makeKey()
        showsFocus = false
        updateFocusRing()
      }
      if let event = router.event(phase, at: place, id: id, type: type) {
        UIApplication.shared.sendEvent(event, to: self)
      }
    case .secondaryClick(let place):
      makeKey()
      if keyScope == nil { _ = hitTest(place, with: nil).map { $0.openContextMenu(at: $0.convert(place, from: nil)) } }
    case .hover(let place):
      windowScene?.hostWindow?.setCursor(cursor(at: place))
      keyScope?.hooks?.handleHover(place)
    case .scroll(let scroll):
      _ = hitTest(scroll.location, with: nil)?.scroll(scroll)
    case .key(let phase, let key): press(phase, key)
    case .text(let text): _ = textTaker?.hooks?.handleText(text)
    case .markedText(let text, let selected): textTaker?.hooks?.handleMarkedText(text, selected: selected)
    case .active(let isActive): windowScene?.setActive(isActive)
    case .resize(let size, let scale): hostDidResize(size, scale: scale)
    case .close: windowScene?.close()
    }
  }

  /// What the pointer looks like at a place: as the view there has it, or the first of its superviews that cares.
  private func cursor(at place: CGPoint?) -> HostCursor {
    var view = place.flatMap { hitTest($0, with: nil) }
    while let current = view {
      if let cursor = current.hooks?.cursor { return cursor }
      view = current.superview
    }
    return .arrow
  }

  /// Who gets keys first: the first responder, unless something is presented over it.
  private var keyTarget: UIResponder {
    let scope = focusScope
    guard let firstResponder else { return scope }
    return getsKeys(firstResponder) ? firstResponder : scope
  }

  /// Whether nothing that is presented keeps keys from a responder.
  final func getsKeys(_ responder: UIResponder) -> Bool {
    let scope = focusScope
    return scope === self || isInside(responder, scope) || keepsTyping(responder)
  }

  private func isInside(_ responder: UIResponder, _ scope: UIView) -> Bool {
    var current: UIResponder? = responder
    while let next = current {
      if next === scope { return true }
      current = next.next
    }
    return false
  }

  private func press(_ phase: UIPress.Phase, _ key: UIKey) {
    let press: UIPress
    if phase == .began || phase == .changed {
      press = keysDown[key.keyCode.rawValue] ?? UIPress()
      keysDown[key.keyCode.rawValue] = press
    } else {
      guard let known = keysDown.removeValue(forKey: key.keyCode.rawValue) else { return }
      press = known
    }
    press.phase = phase
    press.key = key
    press.window = self
    press.timestamp = CACurrentMediaTime()
    if phase == .began { press.responder = keyTarget }
    let event = UIPressesEvent()
    event.timestamp = press.timestamp
    event.modifierFlags = key.modifierFlags
    event.pressSet = [press]
    UIApplication.shared.sendEvent(event, to: self)
  }

  final func deliver(_ event: UIPressesEvent) {
    for press in event.pressSet {
      let responder = press.responder ?? keyTarget
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}
