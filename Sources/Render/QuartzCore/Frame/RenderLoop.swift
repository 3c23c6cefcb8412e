import Foundation

/// Turns of the main loop and the frames in them, for whatever drives them: a window host or a test stage.
///
/// A turn runs what was asked to run in the next turn, the timers that are due, and a frame if something is
/// dirty or animating. With nothing of that `nextDeadline` is nil and nobody need call.
@MainActor
package final class RenderLoop {
  package static let shared = RenderLoop()

  /// Called when there is a first thing to do, so that a sleeping host wakes.
  package var onWake: (() -> Void)?
  /// Told of the layers whose layout did not settle.
  package var layoutDidNotSettle: (([CALayer]) -> Void)?
  /// Called after each frame with its time.
  package var afterFrame: ((CFTimeInterval) -> Void)?
  /// Told of each pass as it ends, for measuring.
  package var passDidEnd: ((FramePass) -> Void)?

  private var contexts: [LayerContext] = []
  private var queue: [() -> Void] = []
  private var timers: [LoopTimer] = []
  private var tickers: [FrameTicker] = []
  let animator = Animator()

  package func add(_ context: LayerContext) {
    contexts.append(context)
    wake()
  }

  package func remove(_ context: LayerContext) { contexts.removeAll { $0 === context } }

  /// Runs the work in the next turn, after this one has ended.
  package func nextTurn(_ work: @escaping () -> Void) {
    queue.append(work)
    wake()
  }

  /// Runs the work once, `delay` seconds from now, unless the timer is invalidated.
  package func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void) -> LoopTimer {
    let timer = LoopTimer(due: FrameClock.now() + max(delay, 0), work: work)
    timers.append(timer)
    wake()
    return timer
  }

  /// Calls `step` with the time of every frame, before layout, until it returns false or the ticker is invalidated.
  package func everyFrame(_ step: @escaping (CFTimeInterval) -> Bool) -> FrameTicker {
    let ticker = FrameTicker(step: step)
    tickers.append(ticker)
    wake()
    return ticker
  }

  func wake() { onWake?() }

  /// Whether a turn now would do something that cannot wait for a timer.
  package var hasWork: Bool { hasQueuedWork || needsFrame }

  /// Whether something was asked to run in the next turn.
  package var hasQueuedWork: Bool { !queue.isEmpty }

  /// Whether a frame would change the picture.
  package var needsFrame: Bool { isAnimating || contexts.contains { $0.needsFrame } }

  /// Whether frames follow each other because something animates.
  package var isAnimating: Bool { animator.isActive || tickers.contains { $0.isValid } }

  /// When the next timer is due.
  package var nextDeadline: CFTimeInterval? {
    timers.removeAll { !$0.isValid }
    return timers.map(\.due).min()
  }

  /// One turn: queued work, timers, and a frame when one is needed.
  package func turn() {
    runQueue()
    runTimers()
    if needsFrame { frame() }
  }

  /// Runs the work queued for the next turn; what it queues waits for the turn after.
  package func runQueue() {
    let work = queue
    queue.removeAll()
    for item in work { item() }
  }

  package func runTimers() {
    guard !timers.isEmpty else { return }
    let now = FrameClock.now()
    let due = timers.filter { $0.due <= now }.sorted { $0.due < $1.due }
    guard !due.isEmpty else { return }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.fire() }
  }

  /// The passes, in order, for every context.
  package func frame() {
    let now = FrameClock.now()
    CATransaction.flush()
    for ticker in tickers { ticker.tick(now) }
    tickers.removeAll { !$0.isValid }
    animator.run(at: now)
    passDidEnd?(.animation)
    for context in contexts { context.runPasses() }
    animator.finish()
    afterFrame?(now)
  }
}
