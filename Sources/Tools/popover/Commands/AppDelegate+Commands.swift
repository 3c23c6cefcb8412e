import UIKit

extension AppDelegate {
  /// The tool's commands stand before the application: `popover demo` shows it, the others print.
  static func main() {
    Tool.run(Array(CommandLine.arguments.dropFirst()))
  }
}
