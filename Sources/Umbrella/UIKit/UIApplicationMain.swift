public import UIKitCore

/// Runs an application to its end: makes its delegate, connects the first scene, and turns the main loop.
///
/// The delegate's class is found by its name, `Module.Class`; nil is an application without a delegate. It returns
/// the exit status when the last window is closed.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return HostChoice.run(nil) }
  guard let found = NSClassFromString(delegateClassName) else {
    programmerError("There is no class \(delegateClassName). Name the application's delegate as Module.Class.")
  }
  return HostChoice.run(found)
}

extension UIApplicationDelegate {
  /// Runs the application; what `@main` on the delegate's class calls.
  public static func main() { exit(HostChoice.run(self)) }
}
