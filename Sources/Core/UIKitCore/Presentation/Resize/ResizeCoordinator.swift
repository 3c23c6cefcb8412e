import Foundation

/// The coordinator of a change of a window's size: changes are gathered, then made with it.
///
/// What fills the window has its new size at once, since the window has; what is presented over it moves to its new
/// place in the coordinator's time, and everything animated beside it with it.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Seconds that what is presented takes to its new place.
  static let usualDuration: TimeInterval = 0.3

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let isCancelled = false
  let containerView: UIView
  /// Whether what is presented waits for the window to have its new size.
  private(set) var holdsPresented = true
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(_ window: UIWindow, duration: TimeInterval) {
    isAnimated = duration > 0
    transitionDuration = duration
    containerView = window
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if holdsPresented { animations.append(animation) } else { animation(self) }
    }
    return isAnimated
  }

  /// The window has its new size: places what is presented, with all that was to animate beside it.
  func run(_ place: @escaping () -> Void) {
    holdsPresented = false
    guard isAnimated else {
      makeChanges(place)
      return end()
    }
    UIView.animate(withDuration: transitionDuration) { [self] in
      makeChanges(place)
    } completion: { [self] _ in
      end()
    }
  }

  private func makeChanges(_ place: () -> Void) {
    place()
    let waiting = animations
    animations.removeAll()
    for animation in waiting { animation(self) }
  }

  private func end() {
    isOver = true
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(self) }
  }
}
