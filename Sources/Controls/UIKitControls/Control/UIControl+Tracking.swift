import UIKitCore

/// The touch that a control follows.
struct ControlTouch {
  private(set) weak var touch: UITouch?
  var isInside = true
}

extension UIControl {
  /// How far from a control's edges a finger still counts as on it.
  private static var slop: CGFloat { 70 }

  final func touchesDidBegin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    handling(event) {
      tracked = ControlTouch(touch: touch)
      guard beginTracking(touch, with: event), tracked != nil else { return tracked = nil }
      isHighlighted = true
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
      if tracked?.touch === touch { touchMayOpenMenu(touch, event) }
    }
  }

  final func touchesDidMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuTakes(touches, .moved) { return }
    guard let touch = tracked?.touch, touches.contains(touch) else { return }
    handling(event) {
      let (wasInside, isInside) = (isTouchInside, isOnControl(touch, event))
      tracked?.isInside = isInside
      guard continueTracking(touch, with: event), tracked != nil else {
        tracked = nil
        return isHighlighted = false
      }
      if isInside != wasInside {
        isHighlighted = isInside
        sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
      }
      if tracked != nil { sendActions(for: isInside ? .touchDragInside : .touchDragOutside) }
    }
  }

  final func touchesDidEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuTakes(touches, .ended) { return }
    guard let touch = tracked?.touch, touches.contains(touch) else { return }
    handling(event) {
      let isInside = isOnControl(touch, event)
      tracked?.isInside = isInside
      endTracking(touch, with: event)
      tracked = nil
      if isInside, tapOpensMenu(event) { return sendActions(for: .touchCancel) }
      menuState?.waiting?.invalidate()
      isHighlighted = false
      sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
      if isInside, hasPrimaryAction { performPrimaryAction() }
    }
  }

  final func touchesWereCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if menuTakes(touches, .cancelled) { return }
    guard let touch = tracked?.touch, touches.contains(touch) else { return }
    stopTracking(event)
  }

  /// Ends following a touch without a result.
  final func stopTracking(_ event: UIEvent?) {
    menuState?.waiting?.invalidate()
    handling(event) {
      cancelTracking(with: event)
      tracked = nil
      isHighlighted = false
      sendActions(for: .touchCancel)
    }
  }

  private func isOnControl(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place) || point(inside: place, with: event)
  }

  /// Remembers the event for those who are called meanwhile.
  final func handling(_ event: UIEvent?, _ work: () -> Void) {
    let previous = eventBeingHandled
    eventBeingHandled = event
    work()
    eventBeingHandled = previous
  }
}
