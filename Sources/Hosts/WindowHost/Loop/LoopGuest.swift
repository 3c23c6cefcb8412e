package import QuartzCore

/// Something the main loop serves besides timers and frames: a display, or another library's own loop.
///
/// Its descriptors are added to the loop; they wake it, and what they brought is for `work`.
package protocol LoopGuest: AnyObject {
  /// Handles what there is, briefly; the application's code may run.
  func work()

  /// Looks at what there is without running the application's code, as the loop is about to sleep.
  ///
  /// - Returns: When `work` is wanted though no descriptor becomes readable, by the frame clock. A time that is past
  ///   says now, nil says never.
  func check() -> CFTimeInterval?
}
