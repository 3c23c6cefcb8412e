public import Foundation

/// What the user has chosen for all applications, to see, hear or move less.
public struct UIAccessibility {
  /// Whether moves are to be avoided; fades may stay.
  ///
  /// Hosts do not say; a stage does.
  public static var isReduceMotionEnabled: Bool { reducesMotion }

  /// That choice was changed.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  package static var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}
