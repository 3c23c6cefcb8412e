import CoreGraphics
import Foundation

/// Shows an alert in the middle of the window, or choices along its lower edge; what is behind is dimmed.
package final class AlertPresentation: UIPresentationController {
  private let isAtBottom: Bool

  /// A presentation of a controller.
  package init(_ presented: UIViewController, presenting: UIViewController?, isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(presentedViewController: presented, presenting: presenting)
  }

  package override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    var safe = container.safeAreaInsets
    safe.bottom = max(safe.bottom, ScreenKeyboard.overlap(with: container))
    let room = container.bounds.inset(by: safe).insetBy(dx: 8, dy: 8)
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(width: min(wanted.width, max(room.width, 0)), height: min(wanted.height, max(room.height, 0)))
    let y = isAtBottom ? room.maxY - size.height : room.midY - size.height / 2
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  private func keyboardWillMove() {
    guard phase == .presented || phase == .presenting, let container else { return }
    container.setNeedsLayout()
    guard phase == .presented, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut) { container.layoutIfNeeded() }
  }

  override var ownTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

  override func dress() {
    ScreenKeyboard.follow(self) { [weak self] in self?.keyboardWillMove() }
    presentedView?.layer.cornerRadius = 13
    presentedView?.clipsToBounds = true
  }

  override func undress() {
    ScreenKeyboard.stopFollowing(self)
    presentedViewController.viewIfLoaded?.layer.cornerRadius = 0
    presentedViewController.viewIfLoaded?.clipsToBounds = false
  }

  override func touchOutside() { if isAtBottom { userWantsDismissal() } }

  override func setHidden(_ isHidden: Bool, of view: UIView) {
    guard isAtBottom, !UIAccessibility.isReduceMotionEnabled else { return super.setHidden(isHidden, of: view) }
    let distance = (container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
    view.transform = isHidden ? CGAffineTransform(translationX: 0, y: distance) : .identity
  }

  override var dimming: CGFloat { 0.2 }
}

extension UIViewController {
  private enum AdaptedKey {}

  /// Makes what shows the controller in a compact environment in place of a sheet.
  package final var makesAdaptedPresentation: (() -> UIPresentationController)? {
    get { attachments[ObjectIdentifier(AdaptedKey.self)] as? () -> UIPresentationController }
    set { attachments[ObjectIdentifier(AdaptedKey.self)] = newValue }
  }

  /// Whether the user, not code, takes the controller away just now.
  package final var isDismissedByUser: Bool { presentation?.isDismissedByUser == true }
}
