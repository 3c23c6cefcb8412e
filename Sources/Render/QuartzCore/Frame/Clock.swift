public import Foundation

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = TimeInterval

/// The one place where time enters: the system's monotonic clock, or a hand-moved one of a test stage.
package enum FrameClock {
  /// Seconds since an arbitrary start.
  package static var now: () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }
}

/// The time of animations, in seconds: the system's monotonic clock, or that of a test stage.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now() }
