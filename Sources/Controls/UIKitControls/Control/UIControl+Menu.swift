import QuartzCore
import UIKitCore

/// What a control needs for its menu.
final class ControlMenu {
  let interaction: UIContextMenuInteraction
  /// Whether a touch opens the menu.
  var opensByTouch = false
  /// The finger that opened the menu and is still down.
  weak var touch: UITouch?
  /// Opens the menu in a view that may scroll, once the finger has rested.
  var waiting: LoopTimer?

  init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }
}

extension UIControl {
  /// How long a finger rests on a control in a scroll view before its menu opens, in seconds.
  private static var rest: TimeInterval { 0.15 }

  final var showsMenuByTouch: Bool { menuState?.opensByTouch == true && isContextMenuInteractionEnabled }

  final func setMenuEnabled(_ isEnabled: Bool) {
    guard isEnabled != (menuState != nil) else { return }
    if isEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      menuState = ControlMenu(interaction)
      interaction.opensByPress = !opensMenuByTouch
      menuState?.opensByTouch = opensMenuByTouch
      addInteraction(interaction)
    } else if let state = menuState {
      state.waiting?.invalidate()
      removeInteraction(state.interaction)
      menuState = nil
    }
  }

  final func menuTriggerDidChange() {
    menuState?.opensByTouch = opensMenuByTouch
    menuState?.interaction.opensByPress = !opensMenuByTouch
  }

  /// A finger went down on a control that shows its menu: in a view that scrolls it is given time to move away.
  final func touchMayOpenMenu(_ touch: UITouch, _ event: UIEvent?) {
    guard showsMenuByTouch, let state = menuState else { return }
    var view = superview
    while let current = view, (current as? UIScrollView)?.mayDrag != true { view = current.superview }
    guard view != nil else { return openMenu(by: touch, event) }
    state.waiting = RenderLoop.shared.schedule(after: Self.rest) { [weak self, weak touch] in
      if let self, let touch, tracked?.touch === touch { openMenu(by: touch, nil) }
    }
  }

  /// The finger was lifted before the menu opened: that was a tap, which opens it too; says whether it did.
  final func tapOpensMenu(_ event: UIEvent?) -> Bool {
    guard showsMenuByTouch, menuState?.waiting?.isValid == true else { return false }
    menuState?.waiting?.invalidate()
    return showMenu(by: .pointer)
  }

  private func openMenu(by touch: UITouch, _ event: UIEvent?) {
    guard showMenu(by: .press) else { return }
    // The touch is the menu's from now on; the control stays highlighted as long as it is open.
    menuState?.touch = touch
    menuState?.interaction.overlay?.finger(isAt: touch.location(in: nil))
    guard tracked != nil else { return }
    handling(event) {
      cancelTracking(with: event)
      tracked = nil
      sendActions(for: .touchCancel)
    }
  }

  /// Opens the menu, telling of it first, so that it may be made just now.
  final func showMenu(by opener: MenuOpener) -> Bool {
    guard let state = menuState, isEnabled else { return false }
    sendActions(for: .menuActionTriggered)
    guard menuState === state, isEnabled, window != nil else { return false }
    return state.interaction.open(at: nil, by: opener)
  }

  /// Whether the touches are those of the finger that opened the menu; it goes on in the menu.
  final func menuTakes(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> Bool {
    guard let state = menuState, let touch = state.touch, touches.contains(touch) else { return false }
    let overlay = state.interaction.overlay
    switch phase {
    case .moved: overlay?.finger(isAt: touch.location(in: nil))
    case .ended: overlay?.fingerLifted(at: touch.location(in: nil))
    default: overlay?.fingerTaken()
    }
    if phase != .moved { state.touch = nil }
    return true
  }

  /// The menu has gone: the control is no longer pressed.
  final func menuDidClose() { if tracked == nil { isHighlighted = false } }

  /// What the menu lies beside, in the control: its bounds, or the point that a subclass says.
  final func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    let usual = CGPoint(x: bounds.midX, y: bounds.maxY)
    return point == usual || !point.x.isFinite || !point.y.isFinite ? bounds : CGRect(origin: point, size: .zero)
  }
}
