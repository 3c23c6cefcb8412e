import QuartzCore
import Testing
import UIKit
import UIKitCore
import WindowHost

/// An application without a display, and what scenes ask of their host.
@Suite(.serialized)
struct HeadlessHostTests {
  /// An application that notes what happens to its scenes.
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var scenes: [Scene] = []
    static var closed: [String] = []

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var activity: String?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      Delegate.scenes.append(self)
      scene.title = "\(Delegate.scenes.count)"
      activity = options.userActivities.first?.activityType
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { Delegate.closed.append(scene.title) }
  }

  /// Launches the application for a test and ends it afterwards.
  private func withApplication(_ test: (UIApplication) throws -> Void) rethrows {
    Delegate.scenes = []
    Delegate.closed = []
    let host = HeadlessHost(size: CGSize(width: 400, height: 300), variables: ["POPOVER_SCALE": "2"])
    let (scale, bounds) = (UIScreen.main.scale, UIScreen.main.bounds)
    UIApplication.shared.launch(Delegate.self, on: host)
    defer {
      UIApplication.shared.terminate()
      UIScreen.main.scale = scale
      UIScreen.main.bounds = bounds
    }
    try test(.shared)
  }

  @Test func aWindowHasTheHostsSizeAndScaleAndIsDrawn() {
    withApplication { _ in
      #expect(UIScreen.main.scale == 2)
      #expect(Delegate.scenes.first?.window?.bounds.size == CGSize(width: 400, height: 300))
      #expect(RenderLoop.shared.needsFrame)
      RenderLoop.shared.turn()
      #expect(!RenderLoop.shared.needsFrame)
    }
  }

  @Test func aSecondSceneOpensInTheNextTurnAndClosesAlone() throws {
    try withApplication { application in
      application.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "org.example.look"), options: nil)
      #expect(Delegate.scenes.count == 1)
      RenderLoop.shared.turn()
      #expect(Delegate.scenes.map(\.activity) == [nil, "org.example.look"])
      #expect(application.openSessions.count == 2)
      #expect(application.connectedScenes.count == 2)
      let second = try #require(Delegate.scenes.last?.window?.windowScene)
      #expect(Delegate.scenes.last?.window?.isKeyWindow == true)
      application.requestSceneSessionDestruction(second.session, options: nil)
      RenderLoop.shared.turn()
      #expect(Delegate.closed == ["2"])
      #expect(application.openSessions.count == 1)
    }
  }

  @Test func askingForASceneThatIsShownMakesItsWindowKey() throws {
    try withApplication { application in
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      RenderLoop.shared.turn()
      let first = try #require(Delegate.scenes.first?.window)
      #expect(!first.isKeyWindow)
      application.requestSceneSessionActivation(first.windowScene?.session, userActivity: nil, options: nil)
      RenderLoop.shared.turn()
      #expect(first.isKeyWindow)
      #expect(Delegate.scenes.count == 2)
    }
  }

  @Test func closingAClosedSceneIsAnError() throws {
    try withApplication { application in
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      RenderLoop.shared.turn()
      let session = try #require(Delegate.scenes.last?.window?.windowScene).session
      application.requestSceneSessionDestruction(session, options: nil)
      RenderLoop.shared.turn()
      var errors: [String] = []
      application.requestSceneSessionDestruction(session, options: nil) { errors.append($0.localizedDescription) }
      RenderLoop.shared.turn()
      #expect(errors.count == 1)
      #expect(errors.first?.contains(session.persistentIdentifier) == true)
    }
  }

  @Test func withoutAnApplicationThereIsNothingToShowASceneOn() {
    var errors: [String] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append($0.localizedDescription)
    }
    RenderLoop.shared.turn()
    #expect(errors == ["The application is not running: there is no host to show a scene."])
  }
}
