import CoreGraphics
import Foundation

extension UIApplication {
  /// Starts an application on a host: its delegate is made from its class, then the first scene connects.
  package final func launch(_ delegateClass: AnyClass?, on host: any Host) {
    terminate()
    self.host = host
    let screen = host.defaultWindow
    UIScreen.main.scale = screen.scale
    UIScreen.main.bounds = CGRect(origin: .zero, size: screen.size)
    if let delegateClass {
      guard let made = (delegateClass as? NSObject.Type)?.make() as? any UIApplicationDelegate else {
        programmerError(
          "\(delegateClass) can't be the application's delegate: it must be a class of NSObject that conforms to UIApplicationDelegate."
        )
      }
      ownedDelegate = made
      delegate = made
    }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.open(on: host)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    connect(scene, options: UIScene.ConnectionOptions())
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
  }

  final func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions) {
    let configuration = delegate?.application(self, configurationForConnecting: scene.session, options: options)
    if let configuration, let type = configuration.delegateClass {
      guard let made = (type as? NSObject.Type)?.make() as? any UISceneDelegate else {
        programmerError(
          "\(type) can't be a scene's delegate: it must be a class of NSObject that conforms to UISceneDelegate.")
      }
      scene.ownedDelegate = made
      scene.delegate = made
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Ends the application: every scene is closed and the delegate told.
  ///
  /// It can be launched again.
  package final func terminate() {
    for scene in scenesInOrder { scene.disconnect() }
    delegate?.applicationWillTerminate(self)
    delegate = nil
    ownedDelegate = nil
    applicationState = .inactive
    host = nil
  }

  final func sceneDidClose(_ scene: UIWindowScene) {
    scenesInOrder.removeAll { $0 === scene }
    connectedScenes.remove(scene)
    if scenesInOrder.isEmpty { host?.quit() }
  }

  /// Sends an event made for one window.
  final func sendEvent(_ event: UIEvent, to window: UIWindow) {
    // Applications may watch all events by overriding `sendEvent` of the application.
    sendEvent(event)
  }
}
