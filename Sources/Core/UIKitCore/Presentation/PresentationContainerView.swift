import CoreGraphics

/// Covers the window while something is presented: holds the presented view, takes the touches outside it.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?
  private let dimmingView = UIView()
  /// Whether an animation of the application's places the presented view just now.
  var leavesPlaceToAnimator = false

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.isUserInteractionEnabled = false
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    setDimming(presentation.dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Works for another presentation from now on: it adapts to the window.
  func serve(_ presentation: UIPresentationController) {
    self.presentation = presentation
    setDimming(presentation.dimming)
  }

  /// How dark it is behind the presented view, 0 to 1.
  func setDimming(_ dimming: CGFloat) {
    guard dimming > 0 else { return dimmingView.removeFromSuperview() }
    let colour = UIColor.black.withAlphaComponent(dimming)
    if dimmingView.backgroundColor != colour { dimmingView.backgroundColor = colour }
    if dimmingView.superview == nil {
      dimmingView.frame = bounds
      insertSubview(dimmingView, at: 0)
    }
  }

  func setDimmed(_ isDimmed: Bool) { dimmingView.alpha = isDimmed ? 1 : 0 }

  override func layoutSubviews() {
    guard let presentation, window?.resize?.holdsPresented != true else { return }
    presentation.containerViewWillLayoutSubviews()
    if presentation.phase != .dismissing, !leavesPlaceToAnimator, let view = presentation.presentedView,
      view.superview === self
    {
      let frame = presentation.shownFrame
      if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
    presentation.containerViewDidLayoutSubviews()
  }

  /// Touches outside go to the views below that keep them, or to this one, which hands them to the presentation.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let presentation else { return hit }
    // What is on its way out takes no touches, unless a hand may stop it, and lets none through to what is below.
    if presentation.phase == .dismissing {
      return (presentation.original ?? presentation).transition?.isInterruptible == true ? hit : self
    }
    guard hit === self else { return hit }
    for view in presentation.viewsThatKeepTouches where view.window === window {
      let inside = view.convert(point, from: self)
      if let kept = view.hitTest(inside, with: event) { return kept }
    }
    return hit
  }

  private var touchBeganHere = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBeganHere = true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchBeganHere else { return }
    touchBeganHere = false
    presentation?.touchOutside()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchBeganHere = false }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Escape asks what lies on top to go.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    presentation?.userWantsDismissal()
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.userWantsDismissal()
    return presentation != nil
  }
}
