import UIKitCore

/// The view of a navigation controller: the shown controller's page, and the bars in front of it.
final class NavigationView: UIView {
  weak var owner: UINavigationController?

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { owner?.placeParts() }
  override func safeAreaInsetsDidChange() { setNeedsLayout() }
}

/// Holds the view of one controller: it slides, and its safe area leaves the bars out.
final class NavigationPage: UIView {
  private(set) weak var content: UIViewController?
  /// Where the page stands, in its widths towards where reading ends; 0 is in sight.
  var shift: CGFloat = 0

  init(_ content: UIViewController) {
    self.content = content
    super.init(frame: .zero)
    content.view.frame = bounds
    addSubview(content.view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let view = content?.viewIfLoaded, view.superview === self, view.frame != bounds else { return }
    view.frame = bounds
  }
}
