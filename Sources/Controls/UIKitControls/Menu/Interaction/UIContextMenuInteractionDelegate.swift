public import UIKitCore

/// Asked which menu an interaction opens, and told when it comes and goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What to show for a place in the interaction's view; nil shows nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu is about to come.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs changes beside a menu's coming or going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown beside the menu: nothing here.
  var previewViewController: UIViewController? { get }
  /// Changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// What is called once the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The coming or going of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the changes of others along with ours, then the completions.
  func run(duration: TimeInterval, changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    let change = {
      changes()
      for animation in animations { animation() }
    }
    let end = {
      completion()
      for item in completions { item() }
    }
    guard duration > 0 else {
      change()
      return end()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: change) { _ in end() }
  }
}
