import PopoverPlacement
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

/// A controller that writes down what it is told.
final class PageController: UIViewController {
  var log: PageLog?

  convenience init(_ title: String, size: CGSize = .zero, log: PageLog? = nil) {
    self.init()
    self.title = title
    self.log = log
    preferredContentSize = size
  }

  override func viewDidLoad() { tell("load") }
  override func viewWillAppear(_ animated: Bool) { tell(isMovingToParent ? "will appear, coming" : "will appear") }
  override func viewDidAppear(_ animated: Bool) { tell("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    tell(isMovingFromParent ? "will disappear, leaving" : "will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }
  override func willMove(toParent parent: UIViewController?) { tell(parent == nil ? "will leave" : "will move") }
  override func didMove(toParent parent: UIViewController?) { tell(parent == nil ? "did leave" : "did move") }

  private func tell(_ what: String) { log?.lines.append("\(title ?? "?") \(what)") }
}

/// What was told, in order.
final class PageLog: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { lines.append("willShow \(viewController.title ?? "?") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { lines.append("didShow \(viewController.title ?? "?") \(animated)") }
}

/// A stage with a navigation controller, and a popover that may be shown from it.
final class BarScene {
  let stage: Stage
  let log = PageLog()
  let root: PageController
  let navigation: UINavigationController
  let content = UIViewController()

  init(
    size: CGSize = CGSize(width: 820, height: 600), direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    stage = Stage(size: size, direction: direction)
    root = PageController("Root", log: log)
    navigation = UINavigationController(rootViewController: root)
    navigation.delegate = log
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    stage.show(navigation)
    stage.settle()
    _ = log.take()
  }

  isolated deinit { stage.close() }

  var bar: UINavigationBar { navigation.navigationBar }
  var popover: UIPopoverPresentationController? { content.popoverPresentationController }

  func present(from item: UIBarButtonItem) {
    popover?.barButtonItem = item
    navigation.present(content, animated: true)
    stage.settle()
  }

  /// The frame of a view in the window.
  func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }

  /// The popover's body in the window.
  func body(of controller: UIViewController) -> CGRect? {
    controller.popoverPresentationController?.placement?.bodyFrame
  }
}
