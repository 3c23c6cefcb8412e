import CoreGraphics
import Foundation

/// A finger on a sheet: it draws the sheet between its heights, and down to dismiss it.
///
/// Below the smallest height the finger drives the dismissal itself, which can be taken back; where the user may not
/// dismiss, the sheet resists.
final class SheetDrag: NSObject, UIViewControllerInteractiveTransitioning {
  /// Points a second from which a finger that is lifted throws the sheet.
  private static let throwSpeed: CGFloat = 900
  /// Seconds that a movement goes on, as far as it decides where the sheet goes.
  private static let aim: CGFloat = 0.15

  let pan = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController
  /// Where the finger holds the sheet's upper edge; nil when none does.
  private var top: CGFloat?
  private var start: CGFloat = 0
  private weak var transition: PresentationTransition?
  /// Whether the user was refused the dismissal during this drag.
  private var isRefused = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector(Self.dragged))
  }

  let completionCurve = UIView.AnimationCurve.easeOut
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

  /// Whether a finger holds the sheet.
  var isHeld: Bool { top != nil }

  // MARK: Where

  private var presentation: UIPresentationController { sheet.original ?? sheet }
  private var room: CGFloat { sheet.container?.bounds.height ?? 0 }
  private var rests: [(detent: UISheetPresentationController.Detent, top: CGFloat)] {
    guard sheet.isNarrow else { return [] }
    return sheet.rests.map { ($0.detent, room - $0.height) }
  }
  /// The upper edge at the smallest height, and at the greatest.
  private var lowest: CGFloat { rests.first?.top ?? sheet.frameOfPresentedViewInContainerView.minY }
  private var highest: CGFloat { rests.last?.top ?? lowest }

  /// Where the finger holds the sheet.
  var frame: CGRect? {
    guard let top else { return nil }
    var frame = sheet.frameOfPresentedViewInContainerView
    if sheet.isNarrow { frame.size.height = max(room - top, room - lowest) }
    frame.origin.y = top
    return frame
  }

  // MARK: The finger

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let container = sheet.container
    switch pan.state {
    case .began:
      begin()
      move(to: start + pan.translation(in: container).y)
    case .changed: move(to: start + pan.translation(in: container).y)
    case .ended: letGo(pan.velocity(in: container).y, isCancelled: false)
    case .cancelled: letGo(0, isCancelled: true)
    default: break
    }
  }

  private func begin() {
    isRefused = false
    if let transition, !transition.isOver {
      transition.pauseInteractiveTransition()
      start = lowest + transition.percentComplete * (room - lowest)
      return
    }
    transition = nil
    start = sheet.presentedView?.layer.shownFrame.minY ?? 0
  }

  private func move(to y: CGFloat) {
    if let transition, !transition.isOver {
      guard transition.isInteractive else { return }
      transition.updateInteractiveTransition((y - lowest) / max(room - lowest, 1))
      // Up again, above where it began: the dismissal is off, and the finger draws the sheet to its heights.
      if y < lowest { transition.cancelInteractiveTransition() }
      return
    }
    guard sheet.phase == .presented, sheet.presentedView != nil else { return }
    if y > lowest, !isRefused, drivesOut(y) { return }
    let (low, high) = (lowest, highest)
    hold(y > low ? low + resisting(y - low) : y < high ? high - resisting(high - y) : y)
  }

  private func hold(_ y: CGFloat?) {
    guard top != y else { return }
    top = y
    sheet.container?.setNeedsLayout()
  }

  /// The way of a sheet that does not like to go there: less and less of the finger's.
  private func resisting(_ way: CGFloat) -> CGFloat {
    let most = max(room, 1) * 0.12
    return most * way / (way + most)
  }

  /// Begins the dismissal with the finger on it, if the user may.
  private func drivesOut(_ y: CGFloat) -> Bool {
    hold(lowest)
    sheet.container?.layoutIfNeeded()
    let presentation = presentation
    transition = presentation.dismiss(by: self)
    guard transition != nil else {
      isRefused = true
      return presentation.phase != .presented
    }
    move(to: y)
    return true
  }

  // MARK: Letting go

  private func letGo(_ velocity: CGFloat, isCancelled: Bool) {
    defer { hold(nil) }
    if let transition, !transition.isOver {
      guard transition.isInteractive else {
        if transition.transitionWasCancelled { selectSmallest() }
        return
      }
      let y = lowest + transition.percentComplete * (room - lowest)
      guard !isCancelled, goesOut(y, velocity) else { return takeBack(transition) }
      return transition.finishInteractiveTransition()
    }
    guard let top else { return }
    self.top = nil
    guard sheet.phase == .presented else { return }
    let aimed = top + velocity * Self.aim
    if let nearest = rests.min(by: { abs($0.top - aimed) < abs($1.top - aimed) }) {
      sheet.userSelects(nearest.detent)
    } else {
      sheet.animateChanges { sheet.container?.setNeedsLayout() }
    }
    let asked = start + pan.translation(in: sheet.container).y
    if isRefused, !isCancelled, goesOut(asked, velocity) { presentation.userWasRefused() }
  }

  /// Whether a sheet that is let go at a place goes out.
  private func goesOut(_ y: CGFloat, _ velocity: CGFloat) -> Bool {
    if abs(velocity) > Self.throwSpeed { return velocity > 0 }
    return y + velocity * Self.aim > lowest + (room - lowest) / 2
  }

  /// The dismissal is off: the sheet goes to its smallest height, where it was drawn from.
  private func takeBack(_ transition: PresentationTransition) {
    transition.cancelInteractiveTransition()
    selectSmallest()
  }

  private func selectSmallest() { if let smallest = rests.first?.detent { sheet.userSelects(smallest) } }

  /// The sheet is no longer shown.
  func stop() {
    pan.view?.removeGestureRecognizer(pan)
    top = nil
    transition = nil
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  /// Up and down only; content that scrolls keeps the finger unless it is at its top.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: sheet.container)
    guard abs(way.y) > abs(way.x) else { return false }
    if sheet.phase == .dismissing { return transition?.isInterruptible == true }
    guard sheet.phase == .presented else { return false }
    var view = pan.touches.first?.view
    while let current = view, current !== sheet.presentedView {
      if let isAtTop = current.hooks?.isScrolledToTop {
        guard isAtTop else { return false }
        return way.y > 0 || (sheet.prefersScrollingExpandsWhenScrolledToEdge && canGrow)
      }
      view = current.superview
    }
    return true
  }

  /// Content that scrolls waits for the sheet to leave it the finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view?.hooks?.isScrolledToTop != nil
  }

  private var canGrow: Bool { sheet.rests.last.map { $0.detent !== sheet.selected } == true && sheet.isNarrow }
}
