import CoreGraphics
import Foundation
import QuartzCore

/// Shows a controller as a sheet: in the middle of a wide window, from the bottom edge of a narrow one.
final class SheetPresentation: UIPresentationController {
  private var isNarrow: Bool { (container?.bounds.width ?? 0) < 600 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    let top = (container?.safeAreaInsets.top ?? 0) + 10
    if isNarrow { return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0)) }
    var size = presentedViewController.preferredContentSize
    let isPage = presentationStyle == .pageSheet || presentationStyle == .automatic
    if size.width <= 0 { size.width = isPage ? 712 : 540 }
    if size.height <= 0 { size.height = isPage ? bounds.height - 44 : 620 }
    size = CGSize(width: min(size.width, bounds.width - 40), height: min(size.height, bounds.height - 2 * top))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let view = presentedView else { return }
    view.layer.cornerRadius = 10
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.maskedCorners = isNarrow ? top : top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    view.clipsToBounds = true
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
  }

  override func touchOutside() { userWantsDismissal() }

  override func setHidden(_ isHidden: Bool, of view: UIView) {
    let distance = (container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
    view.transform = isHidden ? CGAffineTransform(translationX: 0, y: distance) : .identity
  }

  override var durations: (present: TimeInterval, dismiss: TimeInterval) { (0.35, 0.3) }
  override var dimming: CGFloat { 0.2 }
}
