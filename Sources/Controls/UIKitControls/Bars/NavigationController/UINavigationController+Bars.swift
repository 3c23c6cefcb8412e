import UIKitCore

extension UINavigationController {
  final func makeBar(_ type: UINavigationBar.Type) -> UINavigationBar {
    let bar = type.make(frame: CGRect(x: 0, y: 0, width: 0, height: BarMetrics.height))
    bar.goesBack = { [weak self] in self?.popViewController(animated: true) }
    return bar
  }

  final func makeView() -> UIView {
    let view = NavigationView(self)
    toolbar.isHidden = hidesToolbar
    navigationBar.isHidden = hidesNavigationBar
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    return view
  }

  // MARK: Size

  /// The height of the bars that are shown.
  private var barsHeight: CGFloat {
    (hidesNavigationBar ? 0 : BarMetrics.height) + (hidesToolbar ? 0 : BarMetrics.height)
  }

  final func sizeWithBars(otherwise own: CGSize) -> CGSize {
    let wanted = topViewController?.preferredContentSize ?? .zero
    return CGSize(
      width: wanted.width > 0 ? wanted.width : own.width,
      height: wanted.height > 0 ? wanted.height + barsHeight : own.height)
  }

  /// Places pages and bars; a bar that is away stands outside of the view.
  final func placeParts() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe, height) = (view.bounds, view.safeAreaInsets, BarMetrics.height)
    let barY = hidesNavigationBar ? -height : safe.top
    navigationBar.overhang = safe.top
    navigationBar.frame = CGRect(x: 0, y: barY, width: bounds.width, height: height)
    let toolbarY = hidesToolbar ? bounds.height : bounds.height - safe.bottom - height
    toolbar.overhang = safe.bottom
    toolbar.frame = CGRect(x: 0, y: toolbarY, width: bounds.width, height: height)
    let insets = UIEdgeInsets(
      top: safe.top + (hidesNavigationBar ? 0 : height), left: safe.left,
      bottom: safe.bottom + (hidesToolbar ? 0 : height), right: safe.right)
    let way: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    for case let page as NavigationPage in view.subviews {
      page.bounds.size = bounds.size
      page.center = CGPoint(x: bounds.midX + way * page.shift * bounds.width, y: bounds.midY)
      if page.ownSafeArea != insets { page.ownSafeArea = insets }
    }
  }

  // MARK: Coming and going of bars

  final func hideNavigationBar(_ hides: Bool, animated: Bool) {
    guard hides != hidesNavigationBar else { return }
    hidesNavigationBar = hides
    changeBar(navigationBar, animated: animated) { $0.hidesNavigationBar }
  }

  final func hideToolbar(_ hides: Bool, animated: Bool) {
    guard hides != hidesToolbar else { return }
    hidesToolbar = hides
    if !hides { showToolbarItems(animated: false) }
    changeBar(toolbar, animated: animated) { $0.hidesToolbar }
  }

  private func changeBar(_ bar: UIView, animated: Bool, isHidden: @escaping (UINavigationController) -> Bool) {
    guard animated, let view = viewIfLoaded, view.window != nil, appearance != .disappeared else {
      bar.isHidden = isHidden(self)
      viewIfLoaded?.setNeedsLayout()
      return preferredSizeChanged()
    }
    bar.isHidden = false
    preferredSizeChanged()
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      placeParts()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      if let self { bar.isHidden = isHidden(self) }
    }
  }

  final func showToolbarItems(animated: Bool) {
    guard !hidesToolbar else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }
}
