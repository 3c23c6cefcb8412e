public import Foundation

/// A part of the application's interface that is shown on its own.
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front without events.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// What a scene was connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// What the user is to go on with in the new scene.
    public internal(set) final var userActivities: Set<NSUserActivity> = []
  }

  /// The session.
  public final let session: UISceneSession
  /// Told of the scene's life.
  open var delegate: (any UISceneDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  /// Whether the scene is in use.
  public internal(set) final var activationState = ActivationState.unattached
  /// The name in the title bar.
  open var title: String! { didSet { titleDidChange() } }

  private final weak var delegateReference: (any UISceneDelegate)?
  final var ownedDelegate: (any UISceneDelegate)?

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Whom events go to next: the application.
  open override var next: UIResponder? { UIApplication.shared }

  func titleDidChange() {}
}

/// A scene's place in the system's memory.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene.
  public internal(set) final weak var scene: UIScene?
  /// What it is for.
  public final let role: Role
  /// An identifier of its own.
  public final let persistentIdentifier = UUID().uuidString

  init(role: Role) { self.role = role }
}

/// Which classes a scene is made with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public final let name: String?
  /// What the scene is for.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate.
  public final var delegateClass: AnyClass?
  /// The class of the scene.
  public final var sceneClass: AnyClass?

  /// A configuration; the classes are set afterwards.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Told of a scene's life; everything is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be shown: make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
