import QuartzCore
import UIKitCore

/// Covers the window while a menu is open: holds the panels, the menu's own and those of the menus inside it, and takes
/// all touches and keys.
final class MenuOverlay: UIView, ViewHooks {
  /// Who opened the menu.
  private(set) weak var interaction: UIContextMenuInteraction?
  let configuration: UIContextMenuConfiguration
  /// The menu that was opened, with those inside it that are open, the topmost last.
  private(set) var panels: [MenuPanel] = []
  /// Elements that are found out late, with what they answered; nil while they are asked.
  private var late: [ObjectIdentifier: (element: UIDeferredMenuElement, answer: [UIMenuElement]?)] = [:]
  private(set) var isOpen = false
  var lastAnchor: CGRect?
  /// Opens or closes menus inside once the finger or pointer has rested.
  var resting: LoopTimer?
  var typed = TypedWords()
  /// Where the finger was that opened the menu, and whether it has gone on from there.
  var fingerStart: CGPoint?
  var fingerHasMoved = false
  /// Whether a touch that is to close the menu began here.
  var touchBeganOutside = false

  init(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration) {
    self.interaction = interaction
    self.configuration = configuration
    super.init(frame: .zero)
    hooks = self
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that was opened.
  var menu: UIMenu? { panels.first?.menu }

  // MARK: Coming and going

  func open(_ menu: UIMenu, in window: UIWindow, by opener: MenuOpener, _ animator: MenuAnimator) {
    isOpen = true
    frame = window.bounds
    window.addSubview(self)
    window.keyScope = self
    window.watch(self)
    add(menu)
    layoutIfNeeded()
    if opener == .keys { point(at: firstEnabled(from: 0, step: 1)) }
    appear(panels[0], animator)
  }

  private func appear(_ panel: MenuPanel, _ animator: MenuAnimator?) {
    let isStill = UIAccessibility.isReduceMotionEnabled
    panel.alpha = 0
    if !isStill { panel.transform = shrunk(panel) }
    (animator ?? MenuAnimator()).run(duration: 0.2) {
      panel.alpha = 1
      panel.transform = .identity
    } completion: {
    }
  }

  /// Smaller, towards what the panel belongs to.
  private func shrunk(_ panel: MenuPanel) -> CGAffineTransform {
    guard let anchor = anchor(of: panel) else { return .identity }
    let scale: CGFloat = 0.6
    let to = CGPoint(
      x: min(max(anchor.midX, panel.frame.minX), panel.frame.maxX),
      y: min(max(anchor.midY, panel.frame.minY), panel.frame.maxY))
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (to.x - panel.center.x) * (1 - scale),
      ty: (to.y - panel.center.y) * (1 - scale))
  }

  /// Takes the menu away; while it fades it still keeps touches from what lies below.
  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    resting?.invalidate()
    window?.keyScope = nil
    let animator = MenuAnimator()
    interaction?.overlayWillClose(self, animator)
    animator.run(duration: animated && window != nil ? 0.15 : 0) { [panels] in
      for panel in panels { panel.alpha = 0 }
    } completion: { [self] in
      removeFromSuperview()
    }
  }

  // MARK: Panels

  private func add(_ menu: UIMenu) {
    let panel = MenuPanel(menu, content(of: menu))
    addSubview(panel)
    panels.append(panel)
    setNeedsLayout()
  }

  private func content(of menu: UIMenu) -> MenuContent {
    MenuContent(menu) { [self] deferred in
      let key = ObjectIdentifier(deferred)
      if let answer = deferred.kept ?? late[key]?.answer { return answer }
      guard late[key] == nil else { return nil }
      late[key] = (deferred, nil)
      var isAtOnce = true
      deferred.load { [weak self] elements in
        self?.late[key]?.answer = elements
        if !isAtOnce { self?.refresh() }
      }
      isAtOnce = false
      return late[key]?.answer
    }
  }

  /// Shows what the menus hold now.
  func refresh() {
    guard isOpen else { return }
    for panel in panels { panel.show(content(of: panel.menu)) }
    if let index = panels.indices.dropLast().first(where: { opener(inPanel: $0) == nil }) { closeMenus(above: index) }
    setNeedsLayout()
  }

  /// Shows another menu in place of the one that was opened.
  func show(_ menu: UIMenu) {
    guard isOpen else { return }
    guard MenuContent.shows(menu) else { return close(animated: true) }
    for panel in panels { panel.removeFromSuperview() }
    panels = []
    add(menu)
  }

  /// Opens the menu of a row of the panel at an index; those that were open beside it go.
  func openMenu(ofRow row: Int, inPanel index: Int) {
    guard isOpen, case .menu(let menu) = panels[index].rows[row].row else { return }
    if panels.count > index + 1, panels[index + 1].menu === menu { return }
    closeMenus(above: index)
    add(menu)
    layoutIfNeeded()
    appear(panels[panels.count - 1], nil)
  }

  /// The row of a panel whose menu is open beside it.
  func opener(inPanel index: Int) -> Int? {
    panels.indices.contains(index + 1) ? panels[index].row(of: panels[index + 1].menu) : nil
  }

  /// Closes the menus inside the panel at an index.
  func closeMenus(above index: Int) {
    while panels.count > index + 1 { panels.removeLast().removeFromSuperview() }
  }

  // MARK: Choosing

  /// Performs an action: the menu goes first, so that the action may present, dismiss or remove anything.
  func choose(_ action: UIAction) {
    guard isOpen, !action.attributes.contains(.disabled), let interaction else { return }
    let (control, root) = (interaction.view as? UIControl, menu)
    let sender: Any? = control?.menuSender ?? interaction
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { close(animated: true) }
    root?.tick(action, asWhole: control?.ticksOneOfMenu ?? false)
    control?.didChoose(action)
    action.perform(sender: sender)
    if stays { refresh() }
  }

  // MARK: Layout, touches and keys

  override func layoutSubviews() { placePanels() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOpen, let touch = touches.first else { return }
    let place = touch.location(in: self)
    touchBeganOutside = panel(at: place) == nil
    if !touchBeganOutside { fingerMoved(to: place) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !touchBeganOutside { fingerMoved(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: self)
    if touchBeganOutside, panel(at: place) == nil { return close(animated: true) }
    chooseRow(at: place)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBeganOutside = false
    fingerTaken()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keysWentDown(presses) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keysWentDown(presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  func handleText(_ text: String) -> Bool {
    pointAtRow(typed: text)
    return true
  }

  func handleHover(_ place: CGPoint?) { if isOpen { pointerMoved(to: place.map { convert($0, from: nil) }) } }

  override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }
}
