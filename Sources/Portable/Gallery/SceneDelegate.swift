public import UIKit

/// Makes the gallery's window.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window.
  public var window: UIWindow?

  /// Shows the first screen.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "PopoverKit"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GalleryScreen.initial?.make() ?? GalleryViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
