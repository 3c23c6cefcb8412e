import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A stage with a view to point at, and a popover that points at it.
@MainActor
final class PopoverScene {
  let stage: Stage
  let log = Log()
  let anchor = UIView()
  let root: LoggingController
  let content: LoggingController
  let delegate: LoggingDelegate

  init(
    size: CGSize = CGSize(width: 820, height: 1180),
    anchor frame: CGRect = CGRect(x: 380, y: 300, width: 60, height: 40),
    appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    stage = Stage(size: size, appearance: appearance, direction: direction)
    root = LoggingController("root", log)
    content = LoggingController("content", log)
    delegate = LoggingDelegate(log)
    root.view.addSubview(anchor)
    anchor.frame = frame
    stage.show(root)
    stage.settle()
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.modalPresentationStyle = .popover
    _ = log.take()
  }

  var popover: UIPopoverPresentationController? { content.popoverPresentationController }

  func present(animated: Bool = true, completion: (() -> Void)? = nil) {
    popover?.sourceView = anchor
    popover?.delegate = delegate
    root.present(content, animated: animated, completion: completion)
  }

  /// What the window holds besides the root's view: nothing once all is dismissed.
  var overlays: [UIView] { stage.window?.subviews.filter { $0 !== root.viewIfLoaded } ?? [] }

  /// The bubble's frame in the window.
  var frame: CGRect? { popover?.presentedView.map { $0.convert($0.bounds, to: nil) } }
}
