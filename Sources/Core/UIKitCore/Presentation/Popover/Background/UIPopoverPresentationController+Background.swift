import CoreGraphics

extension UIPopoverPresentationController {
  /// The class of the background, when it is one that a view can be made of.
  private var backgroundClass: UIPopoverBackgroundView.Type? {
    guard let given = popoverBackgroundViewClass else { return nil }
    if let type = given as? UIPopoverBackgroundView.Type { return type }
    Warnings.report(
      "\(given) is no subclass of UIPopoverBackgroundView; the popover of \(presentedViewController) has the system's look."
    )
    return nil
  }

  /// Asks the background for its measures, and makes it: once for a presentation.
  final func makeBackground() -> UIPopoverBackgroundView? {
    shownStyle = style
    guard let type = backgroundClass else { return nil }
    shownStyle.arrowBase = length(type.arrowBase(), "arrowBase()", type)
    shownStyle.arrowHeight = length(type.arrowHeight(), "arrowHeight()", type)
    let insets = type.contentViewInsets()
    shownStyle.contentInsets = UIEdgeInsets(
      top: length(insets.top, "contentViewInsets()", type), left: length(insets.left, "contentViewInsets()", type),
      bottom: length(insets.bottom, "contentViewInsets()", type),
      right: length(insets.right, "contentViewInsets()", type))
    return type.make(frame: .zero)
  }

  private func length(_ value: CGFloat, _ what: String, _ type: UIPopoverBackgroundView.Type) -> CGFloat {
    guard value.isFinite, value >= 0 else {
      Warnings.report("\(type).\(what) says \(value); it is taken for 0.")
      return 0
    }
    return value
  }
}
