public import Foundation

/// The settings of the animations made between `begin` and `commit`.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction? = CAMediaTimingFunction(name: .default)
    var disablesActions = false
    var completion: AnimationCompletion?
  }

  private static var stack: [Settings] = []
  private static var base = Settings()

  private static var top: Settings {
    get { stack.last ?? base }
    set { if stack.isEmpty { base = newValue } else { stack[stack.count - 1] = newValue } }
  }

  static var currentCompletion: AnimationCompletion? { top.completion }

  /// Starts a transaction inside the current one, with its settings.
  open class func begin() {
    var settings = top
    settings.completion = nil
    stack.append(settings)
  }

  /// Ends the innermost transaction; without a `begin` it does nothing.
  open class func commit() {
    guard let ended = stack.popLast() else { return }
    ended.completion?.close()
  }

  /// Ends the implicit transaction of this turn of the main loop.
  open class func flush() {
    guard stack.isEmpty else { return }
    let completion = base.completion
    base = Settings()
    completion?.close()
  }

  /// The duration of animations that have none.
  open class func animationDuration() -> CFTimeInterval { top.duration }
  /// Sets the duration of animations that have none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { top.duration = max(dur, 0) }
  /// The pace of animations that have none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }
  /// Sets the pace of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { top.timingFunction = function }
  /// Whether changes of free layers are shown at once.
  open class func disableActions() -> Bool { top.disablesActions }
  /// Sets whether changes of free layers are shown at once.
  open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }

  /// Sets what runs when all animations added from now to the end of the transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    top.completion = block.map { block in AnimationCompletion { _ in block() } }
  }

  /// Sets who waits for the transaction's animations.
  package class func setCompletion(_ completion: AnimationCompletion?) { top.completion = completion }
}
