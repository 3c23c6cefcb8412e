public import UIKitCore

/// Opens a menu at a view: by a long press, the pointer's second button, or the menu key.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// A finger that opened the menu may go on to an item and choose it by letting go. There are no previews here, and no
/// menus of several views together.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Asked which menu to open.
  public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  public final private(set) weak var view: UIView?

  final weak var overlay: MenuOverlay?
  /// What is shown, kept while it is.
  final var shown: UIContextMenuConfiguration?
  private final let press = UILongPressGestureRecognizer()
  private final var place: CGPoint?

  /// An interaction whose menus a delegate chooses; it is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector(Self.pressed(_:)))
  }

  /// Whether a long press opens the menu.
  final var opensByPress: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// The view is about to have the interaction, or to have it no longer: an open menu goes.
  open func willMove(to view: UIView?) {
    dismissMenu()
    press.view?.removeGestureRecognizer(press)
  }

  /// The view has the interaction now.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the menu was opened, in a view's space.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let place = place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return own.convert(place, to: view)
  }

  /// Takes an open menu away.
  open func dismissMenu() { overlay?.close(animated: true) }

  /// Shows another menu in place of the one that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu = overlay.menu else { return }
    overlay.show(block(menu))
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard open(at: press.location(in: view), by: .press) else { return press.state = .cancelled }
      overlay?.finger(isAt: place)
    case .changed: overlay?.finger(isAt: place)
    case .ended: overlay?.fingerLifted(at: place)
    default: overlay?.fingerTaken()
    }
  }

  /// Asks for a menu and opens it; nil stands for the whole view; says whether one is open now.
  @discardableResult
  final func open(at place: CGPoint?, by opener: MenuOpener) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    (window.keyScope as? MenuOverlay)?.close(animated: false)
    self.place = place
    let location = place ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let asked = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    guard let asked, let menu = asked.actionProvider?([]), view.window === window, MenuContent.shows(menu) else {
      return false
    }
    let overlay = MenuOverlay(self, asked)
    shown = asked
    self.overlay = overlay
    let animator = MenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: asked, animator: animator)
    guard self.overlay === overlay, self.view === view, view.window === window else {
      if self.overlay === overlay { (self.overlay, shown) = (nil, nil) }
      return false
    }
    overlay.open(menu, in: window, by: opener, animator)
    return true
  }

  /// The menu goes: the delegate is told.
  final func overlayWillClose(_ overlay: MenuOverlay, _ animator: MenuAnimator) {
    guard self.overlay === overlay, let configuration = shown else { return }
    (self.overlay, shown) = (nil, nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    (view as? UIControl)?.menuDidClose()
  }

  /// What the menu lies beside, in a view of the same window: the place of a press, or the whole view.
  final func anchor(in other: UIView) -> CGRect? {
    guard let view, let window = view.window, window === other.window else { return nil }
    if let control = view as? UIControl, control.contextMenuInteraction === self {
      return shown.map { control.convert(control.menuAnchor(for: $0), to: other) }
    }
    guard let place else { return view.convert(view.bounds, to: other) }
    return CGRect(origin: view.convert(place, to: other), size: .zero)
  }
}

extension UIContextMenuInteraction: MenuOpening {
  package final func openMenu(at place: CGPoint?) -> Bool { open(at: place, by: place == nil ? .keys : .pointer) }
}

/// How a menu was opened.
enum MenuOpener {
  /// By a finger that is still down, and may go on to an item.
  case press
  /// By the pointer's second button, or by code.
  case pointer
  /// By keys: the first item is pointed at.
  case keys
}
