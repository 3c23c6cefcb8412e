import CMainLoop
import QuartzCore
package import UIKitCore

/// The main loop of an application: Foundation's run loop, with displays, timers and frames tied in.
///
/// One set of descriptors feeds it, so that it sleeps in one place and every other user of the run loop works as ever:
/// timers, dispatch's main queue, tasks of the main actor, nested loops. With nothing to do nothing wakes it.
///
/// It has two halves. `work` handles what is there. `check` runs as the last thing before the loop sleeps and only
/// looks: work it finds is signalled rather than done, because an application's code that turned a nested loop in
/// there would find that loop deaf.
package final class MainLoop {
  private static var running: MainLoop?

  private let descriptors: DescriptorSet
  private let frames = RenderLoop.shared
  private var guests: [any LoopGuest] = []
  private var pacer = FramePacer()
  /// What the set's timer is armed for.
  private var armed: CFTimeInterval?
  private var isDrawing = false
  /// What the process ends with, once it shall.
  private var status: Int32?

  package init() {
    descriptors = descriptor_set_make()
    precondition(descriptors.set >= 0, "The main loop got no descriptors from the system; too many are open.")
  }

  // MARK: Guests

  package func add(_ guest: any LoopGuest) { guests.append(guest) }
  package func remove(_ guest: any LoopGuest) { guests.removeAll { $0 === guest } }

  /// Wakes the loop when the descriptor can be read, to have the guests work.
  ///
  /// - Returns: Whether the system can wait for such a descriptor.
  @discardableResult
  package func watch(_ descriptor: Int32) -> Bool { descriptor_set_add(descriptors, descriptor) }
  package func unwatch(_ descriptor: Int32) { descriptor_set_remove(descriptors, descriptor) }

  // MARK: Running

  /// Runs an application on a host until its last window is closed, or an interrupt or termination signal comes.
  ///
  /// - Returns: The exit status: 0, or as shells have it 128 and the signal's number.
  package func run(_ delegate: AnyClass?, on host: any Host) -> Int32 {
    descriptor_set_catch_signals(descriptors)
    UIApplication.shared.launch(delegate, on: host)
    let status = run()
    UIApplication.shared.terminate()
    descriptor_set_restore_signals()
    return status
  }

  /// Turns the loop until it is stopped.
  ///
  /// - Returns: What it was stopped with.
  package func run() -> Int32 {
    Self.running = self
    main_run_loop_attach(
      descriptors.set,
      RunLoopCalls(
        work: { MainActor.assumeIsolated { MainLoop.running?.work() } },
        check: { MainActor.assumeIsolated { MainLoop.running?.check() } }))
    defer {
      main_run_loop_detach()
      Self.running = nil
      self.status = nil
    }
    while true {
      if let status { return status }
      main_run_loop_run()
    }
  }

  /// Ends `run`, and with it all loops that are nested in it.
  ///
  /// - Parameter status: What `run` returns; the first call counts.
  package func stop(_ status: Int32 = 0) {
    if self.status == nil { self.status = status }
    main_run_loop_stop()
  }

  private func work() {
    if descriptor_set_read_timer(descriptors) { armed = nil }
    let signal = descriptor_set_read_signal(descriptors)
    if signal != 0 { stop(128 + signal) }
    for guest in guests where status == nil { guest.work() }
    guard status == nil else { return main_run_loop_stop() }
    frames.runQueue()
    frames.runTimers()
    drawFrame()
  }

  /// Draws when something changed and its time has come; a loop nested in a frame draws none.
  private func drawFrame() {
    let now = CACurrentMediaTime()
    guard status == nil, !isDrawing, frames.needsFrame, pacer.isDue(at: now) else { return }
    isDrawing = true
    pacer.didBegin(at: now)
    frames.frame()
    isDrawing = false
  }

  // All that makes work for frames runs on the main thread and so before this: nobody need wake the loop.
  private func check() {
    guard status == nil else { return main_run_loop_stop() }
    var wanted = [frames.nextDeadline]
    if frames.hasQueuedWork { wanted.append(-.infinity) }
    if frames.needsFrame, !isDrawing { wanted.append(pacer.next) }
    wanted += guests.map { $0.check() }
    let next = wanted.compactMap(\.self).min()
    if let next, next <= CACurrentMediaTime() { return main_run_loop_signal() }
    arm(next)
  }

  private func arm(_ deadline: CFTimeInterval?) {
    guard deadline != armed else { return }
    armed = deadline
    descriptor_set_arm(descriptors, deadline.map { max($0 - CACurrentMediaTime(), 0) } ?? -1)
  }

  isolated deinit { descriptor_set_close(descriptors) }
}
