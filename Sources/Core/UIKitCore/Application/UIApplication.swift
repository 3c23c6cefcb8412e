import Foundation
import QuartzCore

/// The running application: its delegate, its scenes, and the way of events and actions.
open class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()

  /// Whether the application is in use.
  public nonisolated enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front without events.
    case inactive = 1
    /// Not seen.
    case background = 2
  }

  /// A name of what launched the application.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Told of the application's life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that are shown.
  public internal(set) final var connectedScenes: Set<UIScene> = []
  /// Whether the application is in use.
  public internal(set) final var applicationState = State.inactive

  package final weak var host: (any Host)?
  /// Keeps the delegate, as `UIApplicationMain` does on iOS.
  final var ownedDelegate: (any UIApplicationDelegate)?
  final var scenesInOrder: [UIWindowScene] = []
  final weak var keyWindowReference: UIWindow?
  private final var shownWindows: [UIWindow] = []

  /// All windows that are shown, in the order of their levels.
  public final var windows: [UIWindow] { shownWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue } }
  /// The window that keys go to.
  public final var keyWindow: UIWindow? { keyWindowReference }
  /// The reading direction of the interface.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The size of text that the user likes.
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traits.preferredContentSizeCategory
  }

  final func add(_ window: UIWindow) { if !shownWindows.contains(window) { shownWindows.append(window) } }

  final func remove(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    guard keyWindowReference === window else { return }
    window.resignKey()
    keyWindowReference = nil
    windows.last?.makeKey()
  }

  /// Brings an event to the windows of its touches or presses.
  open func sendEvent(_ event: UIEvent) {
    let windows: [UIWindow]
    if let presses = event as? UIPressesEvent {
      windows = presses.allPresses.compactMap(\.window)
    } else {
      windows = (event.allTouches ?? []).compactMap(\.window)
    }
    var told: [UIWindow] = []
    for window in windows where !told.contains(window) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls a method of a target; for nil the first in the responder chain that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.perform(on: target as AnyObject, sender: sender, event: event)
      return true
    }
    var next: UIResponder? = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow
    while let responder = next {
      if action.isImplemented(by: responder) {
        action.perform(on: responder, sender: sender, event: event)
        return true
      }
      next = responder.next
    }
    return false
  }

  /// Whom events go to at last: the delegate, when it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The first scene with a window, where windows without a scene are shown.
  final var firstWindowScene: UIWindowScene? { scenesInOrder.first }
}
