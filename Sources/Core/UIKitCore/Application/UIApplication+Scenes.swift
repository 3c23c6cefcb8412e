public import Foundation
import QuartzCore

extension UIApplication {
  /// Whether there can be several scenes: always, each is a window of its own.
  public final var supportsMultipleScenes: Bool { true }
  /// The sessions of the scenes that are shown.
  public final var openSessions: Set<UISceneSession> { Set(scenesInOrder.map(\.session)) }

  /// Opens a further window: a new scene is connected in the next turn of the loop.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of a scene that is shown, whose window becomes key; nil makes a new one.
  ///   - userActivity: Handed to the scene's delegate among its connection options.
  ///   - options: Who asks; it makes no difference here.
  ///   - errorHandler: Told when there is nothing to show a scene on.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    RenderLoop.shared.nextTurn { [self] in
      if let shown = sceneSession?.scene as? UIWindowScene {
        (shown.keyWindow ?? shown.windows.last { !$0.isHidden })?.makeKey()
      } else if let host {
        let connection = UIScene.ConnectionOptions()
        if let userActivity { connection.userActivities = [userActivity] }
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: connection)
        scene.open(on: host)
        connect(scene, options: connection)
      } else {
        errorHandler?(SceneError(failureReason: "The application is not running: there is no host to show a scene."))
      }
    }
  }

  /// Closes a scene's window in the next turn of the loop; with the last one the application ends.
  ///
  /// - Parameters:
  ///   - sceneSession: The scene's session.
  ///   - options: How; it makes no difference here.
  ///   - errorHandler: Told when the session's scene is not shown.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    RenderLoop.shared.nextTurn { [self] in
      if let scene = sceneSession.scene as? UIWindowScene, scenesInOrder.contains(scene) {
        scene.close()
      } else {
        errorHandler?(SceneError(failureReason: "The session \(sceneSession.persistentIdentifier) has no scene."))
      }
    }
  }
}

/// Why a request for a scene was not met.
struct SceneError: LocalizedError {
  let failureReason: String?
  var errorDescription: String? { failureReason }
}

/// How a scene is to be closed; nothing here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

extension UIScene {
  /// Who asks for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }
}
