package import Foundation
import UIKitCore
import WindowHost

/// Chooses what shows an application, and runs it there.
@MainActor
package enum HostChoice {
  /// Runs the application on the host and returns its exit status.
  ///
  /// Tools that bring a host of their own set it.
  package static var runner: ((_ delegate: AnyClass?) -> Int32)?

  /// The size of windows nobody gave a size, in points.
  package static var windowSize = CGSize(width: 1024, height: 768)

  /// What an environment asks for.
  package enum Choice: Equatable {
    /// A window on the display.
    case window
    /// No display.
    case headless
    /// Neither can be had: what to tell the user.
    case none(String)
  }

  /// The variable `POPOVER_HOST` decides, else whether there is a display.
  package static func choice(in variables: [String: String]) -> Choice {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"].first { variables[$0]?.isEmpty == false }
    switch variables["POPOVER_HOST"] ?? "" {
    case "headless": return .headless
    case "window": return .window
    case "": return display == nil ? .none("no display: \(remedy)") : .window
    case let other: return .none("POPOVER_HOST is '\(other)'; it can be 'window' or 'headless'")
    }
  }

  private static let remedy = "set DISPLAY or WAYLAND_DISPLAY, or POPOVER_HOST=headless to run without a window"

  static func run(_ delegate: AnyClass?) -> Int32 {
    if let runner { return runner(delegate) }
    switch choice(in: ProcessInfo.processInfo.environment) {
    case .headless: return HeadlessHost(size: windowSize).run(delegate)
    case .none(let message): return refuse(message)
    case .window:
      do {
        return try SDLHost(size: windowSize).run(delegate)
      } catch {
        return refuse("\(error); \(remedy)")
      }
    }
  }

  private static func refuse(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("PopoverKit: \(message)\n".utf8))
    return 1
  }
}
