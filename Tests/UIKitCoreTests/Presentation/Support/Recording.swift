import CoreGraphics
import UIKit

/// A controller and delegates that write down what they are told, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  /// Told of every line.
  var onLine: (() -> Void)?

  func add(_ line: String) {
    lines.append(line)
    onLine?()
  }

  func take() -> String {
    defer { lines.removeAll() }
    return lines.joined(separator: "\n")
  }
}

final class LoggingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear \(animated)") }
}

final class LoggingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: Log
  var mayDismiss = true
  var style = UIModalPresentationStyle.none
  var adaptiveController: (() -> UIViewController)?
  var onDidDismiss: (() -> Void)?
  var onReposition: ((UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void)?

  init(_ log: Log) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.add("adaptivePresentationStyle")
    return style
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.add("willPresentWithAdaptiveStyle \(style.rawValue)") }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { adaptiveController?() }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.add("prepareForPopoverPresentation")
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { onReposition?(rect, view) }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("willDismiss") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
    onDidDismiss?()
  }
}
