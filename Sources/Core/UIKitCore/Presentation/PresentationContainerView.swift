import CoreGraphics

/// Covers the window while something is presented: holds the presented view, takes the touches outside it.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?
  private let dimmingView = UIView()

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.isUserInteractionEnabled = false
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(presentation.dimming)
    dimmingView.alpha = 0
    if presentation.dimming > 0 { addSubview(dimmingView) }
  }

  required init?(coder: NSCoder) { nil }

  func setDimmed(_ isDimmed: Bool) { dimmingView.alpha = isDimmed ? 1 : 0 }

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    if presentation.phase != .dismissing, let view = presentation.presentedView, view.superview === self {
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
    presentation.containerViewDidLayoutSubviews()
  }

  /// Touches outside go to the views below that keep them, or to this one, which hands them to the presentation.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let presentation else { return hit }
    // What is on its way out takes no touches, and lets none through to what is below.
    if presentation.phase == .dismissing { return self }
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
