import Foundation

/// The coordinator of a change of a window's size: changes are gathered, then made with it.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let isCancelled = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: TimeInterval) {
    isAnimated = duration > 0
    transitionDuration = duration
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return isAnimated
  }

  /// The window has its new size.
  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
    animations.removeAll()
    completions.removeAll()
  }
}
