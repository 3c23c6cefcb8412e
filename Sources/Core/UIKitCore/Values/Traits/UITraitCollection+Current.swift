import Foundation

nonisolated extension UITraitCollection {
  /// The traits that colours and images are resolved with while the running code gives no others.
  ///
  /// Each thread has its own. UIKit sets it around drawing, layout and trait changes; elsewhere it is the traits of
  /// the screen, or before there is one a light tablet at scale 1.
  public static var current: UITraitCollection {
    get { currentOfThread.value ?? fallback.value }
    set { currentOfThread.value = newValue }
  }

  /// Runs the closure with these traits as the current ones and then restores the previous ones.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// The same for a closure that returns something.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Self.currentOfThread.value
    Self.currentOfThread.value = self
    defer { Self.currentOfThread.value = previous }
    return try body()
  }

  /// What `current` is where nothing else was set: the traits of the screen, which the window host changes.
  package static var fallbackTraits: UITraitCollection {
    get { fallback.value }
    set { fallback.value = newValue }
  }

  private static let currentOfThread = ThreadLocal<UITraitCollection?>(nil)
  private static let fallback = Locked(UITraitCollection(.standard))
}
