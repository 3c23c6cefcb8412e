public import Foundation
import QuartzCore

/// Drives a transition by hand, as a finger moves.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins: moves the views, and tells the context of each step and of the end.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs once the hand is off: 1 is the animation's own speed.
  var completionSpeed: CGFloat { get }
  /// The pace of that.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins by hand; without it, it runs, and may be stopped on the way.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of a transition by hand: as much of it is shown as is said.
///
///     func dragged(_ pan: UIPanGestureRecognizer) {
///       let part = pan.translation(in: view).y / view.bounds.height
///       switch pan.state {
///       case .began: dismiss(animated: true)
///       case .changed: interaction.update(part)
///       case .ended where part > 0.5: interaction.finish()
///       default: interaction.cancel()
///       }
///     }
///
/// Everything that the animation records when it is called is driven, also what is animated beside it. Taken back,
/// what it set is as it was before.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds of the animation.
  public final var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
  /// How much of the transition is shown, 0 to 1.
  public final var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  /// How fast the rest runs once the hand is off.
  open var completionSpeed: CGFloat = 1
  /// The pace of that.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of that where the animation is an animator; nil is the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins by hand.
  open var wantsInteractiveStart = true

  private final weak var transition: PresentationTransition?

  /// The transition begins: its animation is shown at 0.
  ///
  /// Contexts of the application's own are not driven.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? PresentationTransition else { return }
    transition.recordAnimation()
    attach(to: transition)
  }

  /// Shows a part of the transition, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    handle { $0.updateInteractiveTransition(percentComplete) }
  }
  /// Lets the rest run back; everything is as before.
  open func cancel() { handle { $0.cancelInteractiveTransition() } }
  /// Lets the rest run to its end.
  open func finish() { handle { $0.finishInteractiveTransition() } }
  /// Takes a running transition into the hand where it is.
  open func pause() { transition?.pauseInteractiveTransition() }

  // MARK: Hands faster than the transition

  private final var waiting: [(PresentationTransition) -> Void] = []

  /// A coming begins in the turn after it was asked for; what a hand says before counts then, or not at all.
  private final func handle(_ step: @escaping (PresentationTransition) -> Void) {
    if let transition, !transition.isOver { return step(transition) }
    if waiting.isEmpty {
      RenderLoop.shared.nextTurn { RenderLoop.shared.nextTurn { [weak self] in self?.waiting.removeAll() } }
    }
    waiting.append(step)
  }

  final func attach(to transition: PresentationTransition) {
    self.transition = transition
    let steps = waiting
    waiting.removeAll()
    guard !steps.isEmpty else { return }
    transition.whenStarted = { [weak transition] in
      for step in steps { if let transition { step(transition) } }
    }
  }
}
