import UIKit

extension UIWindow {
  /// The key window of the scene in front.
  static var keyOfScene: UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let front = scenes.first { $0.activationState == .foregroundActive && $0.keyWindow != nil }
    return (front ?? scenes.first { $0.keyWindow != nil })?.keyWindow
  }

  /// The last of the presented controllers whose view contains a point of the window, or is there at all.
  func topController(at point: CGPoint?) -> UIViewController? {
    var top = rootViewController
    var controller = top
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
      guard let view = presented.viewIfLoaded, view.window === self else { continue }
      if let point, !view.convert(view.bounds, to: nil).contains(point) { continue }
      top = presented
    }
    return top?.withinScreens
  }
}

extension UIViewController {
  /// Whether the controller is one of the system's containers, which take every child for a screen of theirs.
  var takesChildrenForScreens: Bool {
    if self is UINavigationController { return true }
    #if os(Linux)
      return false
    #else
      return self is UITabBarController || self is UISplitViewController
    #endif
  }

  /// This controller, or the screen that a container of the system shows.
  fileprivate var withinScreens: UIViewController {
    guard takesChildrenForScreens, let screen = children.last(where: { $0.viewIfLoaded?.window != nil }) else {
      return self
    }
    return screen.withinScreens
  }
}
