package import Foundation
package import UIKitCore
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

  /// The variable `POPOVER_STYLE` gives popovers the measures of that version of iOS; nil if it is no such version.
  package static func popoverStyle(in variables: [String: String]) -> PopoverStyle? {
    guard let version = variables["POPOVER_STYLE"], !version.isEmpty else { return .standard }
    return PopoverStyle.byVersion[version]
  }

  static func run(_ delegate: AnyClass?) -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    guard let style = popoverStyle(in: variables) else {
      return refuse("POPOVER_STYLE is '\(variables["POPOVER_STYLE"] ?? "")'; it can be '18' or '26', as in iOS")
    }
    PopoverStyle.current = style
    if let runner { return runner(delegate) }
    switch choice(in: variables) {
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
