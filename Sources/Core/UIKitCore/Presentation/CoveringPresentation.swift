import CoreGraphics
import Foundation

/// Shows a controller over the whole window.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func setHidden(_ isHidden: Bool, of view: UIView) {
    let moves = presentedViewController.modalTransitionStyle == .coverVertical && !UIAccessibility.isReduceMotionEnabled
    guard moves, let container else {
      view.alpha = isHidden ? 0 : 1
      return
    }
    view.transform = isHidden ? CGAffineTransform(translationX: 0, y: container.bounds.height) : .identity
  }

  override var durations: (present: TimeInterval, dismiss: TimeInterval) { (0.35, 0.3) }
}
