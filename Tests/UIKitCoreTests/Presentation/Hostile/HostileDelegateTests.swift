import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Callbacks that dismiss, present and resize: afterwards nothing is left over, and the next popover works.
@MainActor
@Suite("Callbacks that do what they should not", .serialized)
struct HostileDelegateTests {
  nonisolated static let callbacks = [
    "adaptivePresentationStyle", "willPresentWithAdaptiveStyle", "prepareForPopoverPresentation", "viewDidLoad",
    "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "completion", "shouldDismiss",
    "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss", "reposition",
  ]
  nonisolated static let acts = [
    "dismiss", "dismissAnimated", "dismissContent", "present", "presentFromContent", "resize",
  ]

  @Test("Whatever a callback does, the popover goes and another can come", arguments: callbacks, acts)
  func act(callback: String, act: String) {
    let scene = HostileScene()
    scene.on(callback) { scene.perform(act) }
    let warnings = Warnings.during {
      scene.present()
      scene.stage.settle()
      scene.stage.resize(to: CGSize(width: 900, height: 1000))
      scene.stage.settle()
      // What was presented on top goes first.
      for _ in 0..<3 {
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
      }
    }
    #expect(scene.wasCalled)
    #expect(warnings.count <= 4)
    scene.acts = [:]
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window?.subviews.count == 1)
    #expect(scene.root.view.window != nil)

    let next = UIViewController()
    next.modalPresentationStyle = .popover
    next.popoverPresentationController?.sourceView = scene.anchor
    scene.root.present(next, animated: true)
    scene.stage.settle()
    #expect(next.view.window != nil)
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.stage.window?.subviews.count == 1)
  }
}

/// A popover whose every callback can be given something to do, once.
@MainActor
final class HostileScene {
  let stage = Stage(size: CGSize(width: 820, height: 1180))
  let root = UIViewController()
  let anchor = UIView(frame: CGRect(x: 380, y: 300, width: 60, height: 40))
  let content = HostileContent()
  let delegate = HostileDelegate()
  var acts: [String: () -> Void] = [:]
  private(set) var wasCalled = false

  init() {
    root.view.addSubview(anchor)
    stage.show(root)
    stage.settle()
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.modalPresentationStyle = .popover
    content.tell = { [weak self] in self?.run($0) }
    delegate.tell = { [weak self] in self?.run($0) }
  }

  func on(_ callback: String, _ act: @escaping () -> Void) { acts[callback] = act }

  private func run(_ callback: String) {
    guard let act = acts.removeValue(forKey: callback) else { return }
    wasCalled = true
    act()
  }

  func present() {
    content.popoverPresentationController?.sourceView = anchor
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: true) { [weak self] in self?.run("completion") }
  }

  func perform(_ act: String) {
    let other = UIViewController()
    other.modalPresentationStyle = .formSheet
    switch act {
    case "dismiss": root.dismiss(animated: false)
    case "dismissAnimated": root.dismiss(animated: true)
    case "dismissContent": content.dismiss(animated: true)
    case "present": root.present(other, animated: true)
    case "presentFromContent": content.present(other, animated: true)
    default: content.preferredContentSize = CGSize(width: 300, height: 100)
    }
  }
}

final class HostileContent: UIViewController {
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() { tell("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
  override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }
}

final class HostileDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var tell: (String) -> Void = { _ in }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    tell("adaptivePresentationStyle")
    return .none
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { tell("willPresentWithAdaptiveStyle") }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    tell("prepareForPopoverPresentation")
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { tell("reposition") }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    tell("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { tell("willDismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { tell("didDismiss") }
}
