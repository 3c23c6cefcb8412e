import Foundation

extension UIViewController {
  /// What this controller, or the one it is held by, presents.
  public var presentedViewController: UIViewController? { presented ?? container?.presentedViewController }

  /// Who presents this controller, or the one it is held by.
  public var presentingViewController: UIViewController? { presenter ?? container?.presentingViewController }

  /// What shows this controller when it is presented: made for the style that is set when it is first asked for.
  public var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let container { return container.presentationController }
    presentation = makePresentation()
    return presentation
  }

  /// That, when the style is a popover; a child's is the one of the controller that holds it.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || presentation is UIPopoverPresentationController else {
      return container?.popoverPresentationController
    }
    return presentationController as? UIPopoverPresentationController
  }

  private func makePresentation() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
      CoveringPresentation(presentedViewController: self, presenting: nil)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
        ?? CoveringPresentation(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  final func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let from = outermost
    if let reason = from.reasonNotToPresent(other) { return Warnings.report(reason) }
    if other.modalPresentationStyle == .custom, other.presentation == nil {
      other.presentation = other.transitioningDelegate?.presentationController(
        forPresented: other, presenting: from, source: self)
    }
    guard let presentation = other.presentationController else { return }
    from.presented = other
    other.presenter = from
    presentation.presentingViewController = from
    presentation.source = self
    presentation.completion = completion
    presentation.schedule(animated: animated)
  }

  private func reasonNotToPresent(_ other: UIViewController) -> String? {
    if let current = presented {
      return
        "\(other) is not presented: \(self) already presents \(current). Present from the topmost controller, or dismiss first."
    }
    if other === self { programmerError("\(self) can't present itself.") }
    if let parent = other.container {
      programmerError("\(other) can't be presented: it is a child of \(parent). Remove it from its parent first.")
    }
    if let presenter = other.presenter {
      return "\(other) is not presented: \(presenter) presents it already."
    }
    if isBeingDismissed {
      return "\(other) is not presented: \(self) is being dismissed. Present from the controller below it."
    }
    guard viewIfLoaded?.window != nil else {
      return "\(other) is not presented: the view of \(self) is in no window. Present once the view has appeared."
    }
    return nil
  }

  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let target = presented ?? (presenter != nil ? self : nil) else {
      if let container { return container.startDismissing(animated: animated, completion: completion) }
      // Nothing is presented: nothing happens, but whoever waits is told.
      if let completion { RenderLoop.shared.nextTurn(completion) }
      return
    }
    target.presentation?.dismiss(animated: animated, completion: completion)
  }

  /// Takes down all that is presented, topmost first, at once: the window goes.
  final func dismissEverything() {
    presented?.dismissEverything()
    presented?.presentation?.dismiss(animated: false, completion: nil)
  }
}
