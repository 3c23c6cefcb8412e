import UIKit

/// An application for testing windows: it says on standard output what reaches it, a line each.
///
/// What its screen is good for stands in `ProbeScreen`. `Scripts/test-window` drives it.
@main
final class WindowProbe: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ProbeScene.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) { say("terminates") }
}

/// Makes a window for each scene and numbers them in the title bar.
final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  private static var count = 0
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    scene.title = "Probe \(Self.count)"
    scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ProbeScreen(number: Self.count)
    window.makeKeyAndVisible()
    self.window = window
    say("window \(Self.count) opens at scale \(scene.screen.scale)")
  }

  func sceneDidDisconnect(_ scene: UIScene) { say("\(scene.title ?? "") closes") }
}

/// Writes a line at once, whoever reads it.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
