public import UIKitCore

/// A view that is used: it follows a touch, has states, and tells others of events.
///
/// A touch counts as on the control up to 70 points around it. Single taps on an enabled control are its own: tap
/// recognizers of the views around it do not see them as theirs.
open class UIControl: UIView, ViewHooks, UIContextMenuInteractionDelegate {
  final var handlers: [ControlHandler] = []
  final var tracked: ControlTouch?
  final var eventBeingHandled: UIEvent?
  final var menuState: ControlMenu?
  final var opensMenuByTouch = false

  /// A control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hooks = self
  }

  /// A control with a frame that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Archives hold no controls here: one of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hooks = self
  }

  // MARK: States

  /// Whether it can be used; switching it off ends a touch.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, tracked != nil { stopTracking(nil) }
      stateDidChange()
    }
  }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// All of these in one.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }
  /// Where the content stands in the height.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where the content stands in the width.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The same with leading and trailing resolved by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isTurned ? .right : .left
    case .trailing: return isTurned ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Touches

  /// Whether a touch is followed.
  open var isTracking: Bool { tracked?.touch != nil }
  /// Whether the touch that is followed is on the control.
  open var isTouchInside: Bool { tracked?.isInside ?? false }
  /// A touch began; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false follows it no longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchesDidBegin(touches, event) }
  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchesDidMove(touches, event) }
  /// Ends following the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchesDidEnd(touches, event) }
  /// Ends following the touch without a result.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesWereCancelled(touches, event)
  }

  // MARK: Keys

  /// Return and the space bar press a control that has the keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !keysDidGoDown(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Letting them go is a tap.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !keysDidGoUp(presses, event) { super.pressesEnded(presses, with: event) }
  }
  /// Keys were taken away.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !keysWereCancelled(presses) { super.pressesCancelled(presses, with: event) }
  }
  /// Asks for the keys.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { stateDidChange() }
    return super.becomeFirstResponder()
  }
  /// Gives the keys up.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isHighlighted = tracked != nil && isHighlighted
    defer { stateDidChange() }
    return super.resignFirstResponder()
  }

  // MARK: The menu

  /// What opens the control's menu, while it is enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuState?.interaction }
  /// Whether the control has a menu: `contextMenuInteraction(_:configurationForMenuAtLocation:)` says which.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuState != nil }
    set { setMenuEnabled(newValue) }
  }
  /// Whether a touch opens the menu at once, in place of what the control does; else a long press does.
  open var showsMenuAsPrimaryAction: Bool {
    get { opensMenuByTouch }
    set {
      opensMenuByTouch = newValue
      menuTriggerDidChange()
    }
  }
  /// Where in the control the menu is attached; the middle of the lower edge stands for the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Which menu to open: none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The menu is about to come.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Who is told

  /// Calls a method of a target when events happen; nil is the first in the responder chain that has it.
  ///
  /// The control does not keep the target alive. To end this for one method, keep its selector: two made of the same
  /// method are not equal.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.method(action, target: target.map { WeakTarget(object: $0 as AnyObject) }), for: controlEvents)
  }
  /// Ends that; nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.calls(action, of: target as AnyObject?) }
  }
  /// Performs an action when events happen; it takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(.action(action), for: controlEvents) }
  /// Ends that.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.calls(action.identifier) }
  }
  /// Ends that.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.calls(actionIdentifier) }
  }
  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { targets }
  /// The events that somebody is told of.
  open var allControlEvents: Event { handlers.filter(\.isAlive).reduce([]) { $0.union($1.events) } }
  /// Visits those who are told, in the order they were added, until the last argument is made true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { enumerateHandlers(iterator) }

  /// Calls a method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Tells all who are to be told of some events.
  open func sendActions(for controlEvents: Event) { callHandlers(for: controlEvents) }
  /// Does what the control is for.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Hooks of this module

  /// The look may be another now.
  func stateDidChange() {}
  /// Who performs the actions of the menu.
  var menuSender: Any { self }
  /// Whether the menu as a whole is one choice.
  var ticksOneOfMenu: Bool { false }
  /// An action of the menu was chosen; it is performed next.
  func didChoose(_ action: UIAction) {}
  /// Whether a tap is what the control is for.
  var hasPrimaryAction: Bool { false }
  package func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    menuState?.touch == nil && (!isEnabled || !keepsTap(from: recognizer))
  }
  package func handleText(_ text: String) -> Bool { false }
  package func handleMarkedText(_ text: String, selected: Range<Int>) {}
  package var takesText: Bool { false }
  package var textCaret: CGRect? { nil }
  package func willBeForcedToResign() {}
  package func sceneActivityDidChange(_ isActive: Bool) {}
  package var drawsFocus: Bool { false }
  package var cursor: HostCursor? { nil }
  package func boundsSizeDidChange(from old: CGSize) {}
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  package var firstBaseline: CGFloat? { nil }
  package var lastBaseline: CGFloat? { nil }
  package var lineHeight: CGFloat? { nil }

  private func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, let view = tap.view else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && !view.isDescendant(of: self)
  }
}
