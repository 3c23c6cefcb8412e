import CoreGraphics
public import Foundation
import QuartzCore

/// The root of a tree of views on a screen, and where events enter it.
open class UIWindow: UIView {
  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  /// The order among the windows of a screen.
  open var windowLevel: UIWindow.Level = .normal
  /// The screen.
  public final var screen: UIScreen { .main }

  final lazy var router = TouchRouter(self)
  final weak var firstResponder: UIResponder? { didSet { if firstResponder !== oldValue { textInputChanged() } } }
  /// Whether the host is about to be told where typed text goes.
  final var toldOfTextInput = false
  final var keysDown: [Int: UIPress] = [:]
  /// Whether the focus was last moved by keys.
  final var showsFocus = false
  final var focusRing: CALayer?
  /// What looks before each round of layout whether what it belongs to is still there.
  final var watched: [WeakWatcher] = []
  final var keptTraits: KeptTraits?
  /// The change of size under way, and when the last one came.
  final var resize: ResizeCoordinator?
  final var lastResize = -TimeInterval.infinity
  private final var isKey = false

  /// A window of a scene, as large as the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    setUpWindow()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// A window with a frame; it joins the first scene when it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Archives hold no windows here: a window of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    layer.masksToBounds = true
    isHidden = true
    ownSafeArea = .zero
    traitsMayHaveChanged()
  }

  /// The order of windows.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is in front.
    public let rawValue: CGFloat
    /// A level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { isKey }

  /// Lets keys go to this window.
  open func makeKey() {
    guard !isKey else { return }
    UIApplication.shared.keyWindowReference?.resignKey()
    isKey = true
    textInputChanged()
    UIApplication.shared.keyWindowReference = self
    becomeKey()
  }

  /// Shows the window and lets keys go to it.
  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = UIApplication.shared.firstWindowScene }
    isHidden = false
    makeKey()
  }

  /// Keys go to this window from now on.
  open func becomeKey() {}

  /// Keys no longer go to this window.
  open func resignKey() { isKey = false }

  /// Whether the window is left out; showing it puts its root controller on the screen.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// Brings an event to recognizers, views and responders.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { deliver(presses) } else { router.deliver(event) }
  }

  /// Keys that nobody used move the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key, openMenu(for: key) || leavePresentation(for: key) || moveFocus(for: key) { return }
    }
    super.pressesBegan(presses, with: event)
  }

  /// Whom events go to next: the scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The window's place on its own screen.
  open override var frame: CGRect {
    didSet { if frame != oldValue { sizeDidChange(from: oldValue.size) } }
  }
}
