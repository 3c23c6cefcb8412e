import Foundation
import UIKit
import UIKitTesting

@testable import FPPopover

/// A stage with a button, and a popover with content to show from it.
@MainActor
final class PopoverScene {
  let stage: Stage
  let root = UIViewController()
  let button = UIView()
  let content: ContentController
  let popover: FPPopoverController
  let delegate = Witness()

  init(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    button frame: CGRect = CGRect(x: 130, y: 60, width: 60, height: 40), title: String? = nil
  ) {
    stage = Stage(size: size, scale: scale, direction: direction)
    content = ContentController()
    content.title = title
    popover = FPPopoverController(viewController: content, delegate: delegate)
    button.frame = frame
    button.backgroundColor = .gray
    root.view.backgroundColor = .white
    root.view.addSubview(button)
    stage.show(root)
    stage.settle()
  }

  /// Presents from the button and lets the fade end.
  func present() {
    popover.present(from: button)
    stage.settle()
  }

  /// A place that is beside the bubble and on no other view.
  let outside = CGPoint(x: 4, y: 476)

  var bubble: FPPopoverView { popover.contentView }
  var frame: CGRect { bubble.frame }
}

/// Content that counts what it is told.
final class ContentController: UIViewController {
  var calls: [String] = []
  let field = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("did disappear")
  }
}

/// A delegate that writes down what it hears.
final class Witness: FPPopoverControllerDelegate {
  var dismissals = 0
  var newPopovers: [FPPopoverController] = []
  var mayDismiss = true
  var questions = 0

  func popoverControllerShouldDismiss(_ popoverController: FPPopoverController) -> Bool {
    questions += 1
    return mayDismiss
  }

  func popoverControllerDidDismiss(_ popoverController: FPPopoverController) { dismissals += 1 }

  func popoverController(_ popoverController: FPPopoverController, didPresentNew newPopover: FPPopoverController) {
    newPopovers.append(newPopover)
  }
}
