package import UIKitCore

/// Chooses what shows an application, and runs it there.
@MainActor
package enum HostChoice {
  /// Runs the application on the host and returns its exit status.
  ///
  /// Tools that bring a host of their own set it.
  package static var runner: ((_ delegate: AnyClass?) -> Int32)?

  static func run(_ delegate: AnyClass?) -> Int32 {
    if let runner { return runner(delegate) }
    FileHandle.standardError.write(
      Data("PopoverKit: there is no window host yet. Drive the application with UIKitTesting's Stage.\n".utf8))
    return 1
  }
}
