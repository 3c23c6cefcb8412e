import CoreGraphics
public import Foundation
package import QuartzCore

/// A scene with windows: one window of the host, whose picture is the layer tree of the scene's windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene, in the order they joined.
  public private(set) final var windows: [UIWindow] = []
  /// What the size of the host's window is held to.
  public final let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// The screen.
  public final var screen: UIScreen { .main }
  /// What the scene is shown with.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? screen.traitCollection
  }
  /// The window of the scene that keys go to.
  public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// What of the traits a stage or host gives this scene alone.
  package final var traits = UITraitCollection() { didSet { for window in windows { window.traitsMayHaveChanged() } } }
  package final var safeArea = UIEdgeInsets.zero { didSet { for window in windows { window.ownSafeArea = safeArea } } }
  package private(set) final var size = CGSize.zero
  package private(set) final var surface: LayerContext?
  package private(set) final var hostWindow: (any HostWindow)?
  private final let rootLayer = CALayer()

  final func open(on host: any Host) {
    UIApplication.shared.scenesInOrder.append(self)
    UIApplication.shared.connectedScenes.insert(self)
    size = host.defaultWindow.size
    rootLayer.isViewBacked = true
    rootLayer.frame = CGRect(origin: .zero, size: size)
    let surface = LayerContext(root: rootLayer, scale: host.defaultWindow.scale)
    surface.prepareLayout = { [unowned self] in
      for window in windows where !window.isHidden {
        window.checkAnchors()
        window.updateFocusRing()
        window.prepareConstraintsForLayout()
      }
    }
    RenderLoop.shared.layoutDidNotSettle = UnsettledLayout.report
    self.surface = surface
    let window = host.makeWindow(for: self)
    hostWindow = window
    surface.target = window
    sizeRestrictions?.onChange = { [weak self] limits in
      self?.hostWindow?.setSizeLimits(minimum: limits.minimumSize, maximum: limits.maximumSize)
    }
  }

  final func add(_ window: UIWindow) {
    guard !windows.contains(window) else { return }
    windows.append(window)
    window.ownSafeArea = safeArea
    if !window.isHidden { show(window) }
  }

  final func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    hide(window)
  }

  final func show(_ window: UIWindow) {
    window.layer.zPosition = window.windowLevel.rawValue
    rootLayer.addSublayer(window.layer)
  }

  final func hide(_ window: UIWindow) { window.layer.removeFromSuperlayer() }

  override func titleDidChange() { hostWindow?.setTitle(title ?? "") }

  // MARK: From the host

  /// Takes what the host reports of the scene's window: keys go to the key window, touches to the front one.
  package final func handle(_ event: HostEvent) {
    switch event {
    case .resize(let size, let scale): resize(size, scale: scale)
    case .close: close()
    case .touch(_, let place, _, _): window(at: place)?.handle(event)
    case .hover(let place): window(at: place ?? .zero)?.handle(event)
    case .secondaryClick(let place): window(at: place)?.handle(event)
    case .scroll(let scroll): window(at: scroll.location)?.handle(event)
    case .active(let isActive): setActive(isActive)
    case .key, .text, .markedText: (keyWindow ?? windows.last { !$0.isHidden })?.handle(event)
    }
  }

  /// The host's window came to the front, or left it.
  final func setActive(_ isActive: Bool) {
    let state = isActive ? ActivationState.foregroundActive : .foregroundInactive
    guard surface != nil, activationState != state else { return }
    if !isActive { delegate?.sceneWillResignActive(self) }
    activationState = state
    if isActive {
      // Keys come to this scene now, and typed text with them.
      if keyWindow == nil { windows.last { !$0.isHidden }?.makeKey() }
      delegate?.sceneDidBecomeActive(self)
    }
    for window in windows { (window.firstResponder as? UIView)?.hooks?.sceneActivityDidChange(isActive) }
  }

  /// The window that has the touch, or the front one at its place.
  private func window(at place: CGPoint) -> UIWindow? {
    let shown = windows.filter { !$0.isHidden }.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    if let busy = shown.first(where: { $0.router.isTracking }) { return busy }
    return shown.last { $0.frame.contains(place) && $0.isUserInteractionEnabled } ?? shown.last
  }

  private func resize(_ size: CGSize, scale: CGFloat) {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let old = self.size
    self.size = CGSize(width: width, height: height)
    UIScreen.main.bounds = CGRect(origin: .zero, size: self.size)
    rootLayer.frame = CGRect(origin: .zero, size: self.size)
    surface?.scale = scale
    for window in windows {
      // A window smaller than the scene keeps its size.
      let fills = window.frame.size == old
      window.hostDidResize(fills ? self.size : window.bounds.size, scale: scale)
    }
    surface?.damageAll()
  }

  /// Closes the scene as its user asked; the application ends with its last scene.
  package final func close() {
    disconnect()
    UIApplication.shared.sceneDidClose(self)
  }

  final func disconnect() {
    guard surface != nil else { return }
    delegate?.sceneWillResignActive(self)
    delegate?.sceneDidEnterBackground(self)
    for window in windows {
      window.rootViewController?.dismissEverything()
      window.isHidden = true
    }
    delegate?.sceneDidDisconnect(self)
    activationState = .unattached
    surface?.close()
    surface = nil
    hostWindow?.close()
    hostWindow = nil
    windows.removeAll()
    UIApplication.shared.connectedScenes.remove(self)
    UIApplication.shared.scenesInOrder.removeAll { $0 === self }
  }
}

/// What the size of a scene is held to.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  open var minimumSize = CGSize.zero { didSet { onChange?(self) } }
  /// The largest size in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
    didSet { onChange?(self) }
  }
  final var onChange: ((UISceneSizeRestrictions) -> Void)?
}
