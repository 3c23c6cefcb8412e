import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit
import UIKitCore

/// A screen without a display, whose clock and input are moved by hand: what a user does and sees, in milliseconds
/// and the same each time.
///
///     let stage = Stage(size: CGSize(width: 400, height: 300))
///     stage.show(MyViewController())
///     stage.tap(button)
///     stage.settle()
///     stage.snapshot().pixel(x: 200, y: 150)   // the colour in the middle
///
/// There is one application in a process, so there is one stage at a time: a new one ends the one before.
@MainActor
public final class Stage {
  /// The stage that is up.
  public private(set) static weak var current: Stage?

  /// The time that the application sees, in seconds.
  public private(set) var now: TimeInterval = 1000
  let host: StageHost
  private static let systemClock = FrameClock.now

  /// Raises a stage with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: Device pixels to a point.
  ///   - appearance: Light or dark.
  ///   - direction: The reading direction of the interface.
  public init(
    size: CGSize = CGSize(width: 1024, height: 768), scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    // A stage that was dropped without being closed has left its application.
    _ = Self.systemClock
    UIApplication.shared.terminate()
    RenderLoop.shared.runQueue()
    ScreenKeyboard.move(to: nil)
    UIAccessibility.reducesMotion = false
    UIKitCore.PopoverStyle.current = .standard
    host = StageHost(size: size, scale: scale)
    Self.current = self
    FrameClock.now = { [weak self] in self?.now ?? 0 }
    let screen = UIScreen.main
    screen.traits = UITraitCollection(traitsFrom: [
      screen.traits, UITraitCollection(userInterfaceStyle: appearance), UITraitCollection(layoutDirection: direction),
    ])
  }

  /// Starts an application by its delegate's class, as `@main` does.
  ///
  /// - Parameter delegate: The class; it is made with `init()`.
  public func launch(_ delegate: any UIApplicationDelegate.Type) {
    UIApplication.shared.launch(delegate, on: host)
    turn()
  }

  /// Shows a controller in a window as large as the stage, without an application.
  ///
  /// - Parameter controller: The window's root.
  /// - Returns: The window.
  @discardableResult
  public func show(_ controller: UIViewController) -> UIWindow {
    if UIApplication.shared.host !== host { UIApplication.shared.launch(nil, on: host) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn()
    return window
  }

  /// The scene that is shown.
  public var scene: UIWindowScene? { host.window?.scene }

  /// The window that keys go to.
  public var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first }

  /// Ends the application and takes the stage down.
  public func close() {
    guard Self.current === self else { return }
    UIApplication.shared.terminate()
    RenderLoop.shared.runQueue()
    FrameClock.now = Self.systemClock
    Self.current = nil
  }

  // MARK: Time

  /// One turn of the main loop at the present time: queued work, timers, a frame if one is needed.
  public func turn() { RenderLoop.shared.turn() }

  /// Lets time pass in frames of a sixtieth of a second.
  ///
  /// - Parameter seconds: How much; the last frame is shorter.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(seconds, 0)
    turn()
    while now < end {
      now = min(now + 1.0 / 60, end)
      turn()
    }
  }

  /// Lets time pass until nothing moves: no queued work, no animation, no dirty frame.
  ///
  /// Timers do not count.
  ///
  /// - Parameter limit: The most seconds; what never rests is left running.
  public func settle(within limit: TimeInterval = 10) {
    let end = now + limit
    turn()
    while RenderLoop.shared.hasWork, now < end {
      now += 1.0 / 60
      turn()
    }
  }

  /// Waits, in real time, until a condition holds: for answers from other threads.
  ///
  /// Time passes on the stage too.
  ///
  /// - Parameters:
  ///   - timeout: The most real seconds.
  ///   - condition: Looked at once a millisecond.
  /// - Returns: Whether it holds.
  @discardableResult
  public func wait(timeout: TimeInterval = 10, until condition: () -> Bool) async -> Bool {
    let start = ProcessInfo.processInfo.systemUptime
    settle()
    while !condition() {
      if ProcessInfo.processInfo.systemUptime - start > timeout { return false }
      try? await Task.sleep(nanoseconds: 1_000_000)
      settle()
    }
    return true
  }
}
