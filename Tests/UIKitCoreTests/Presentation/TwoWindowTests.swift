import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers and windows", .serialized)
struct TwoWindowTests {
  /// Another window with a controller that shows a popover.
  private func secondWindow(_ scene: PopoverScene) -> (UIWindow, UIViewController) {
    let root = UIViewController()
    let window = scene.stage.show(root)
    let anchor = UIView(frame: CGRect(x: 100, y: 600, width: 40, height: 40))
    root.view.addSubview(anchor)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = anchor
    root.present(content, animated: false)
    scene.stage.settle()
    return (window, root)
  }

  @Test("Each window has its own; a key dismisses the one of the key window")
  func twoWindows() {
    let scene = PopoverScene()
    scene.present(animated: false)
    scene.stage.settle()
    let (window, root) = secondWindow(scene)
    #expect(root.presentedViewController?.view.window === window)
    #expect(scene.content.view.window === scene.root.view.window)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(scene.root.presentedViewController === scene.content)
    scene.root.view.window?.makeKey()
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("A hidden window keeps its popover and shows it again")
  func hiddenWindow() {
    let scene = PopoverScene()
    scene.present(animated: false)
    scene.stage.settle()
    let window = scene.root.view.window
    let warnings = Warnings.during {
      window?.isHidden = true
      scene.stage.settle()
      window?.isHidden = false
      scene.stage.settle()
    }
    #expect(warnings.isEmpty)
    #expect(scene.content.view.window === window)
  }

  @Test("Another root takes down what the first presented")
  func newRoot() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.advance(by: 0.05)
    let window = scene.root.view.window
    window?.rootViewController = UIViewController()
    scene.stage.settle()
    #expect(scene.content.view.window == nil)
    #expect(scene.content.presentingViewController == nil)
    #expect(window?.subviews.count == 1)
  }

  @Test(
    "A window closed while a popover comes, is shown or goes frees everything", arguments: ["coming", "up", "going"])
  func closed(moment: String) {
    weak var content: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let scene = PopoverScene()
      scene.present()
      scene.stage.advance(by: moment == "coming" ? 0.05 : 0.5)
      if moment == "going" {
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
      }
      (content, presentation) = (scene.content, scene.popover)
      scene.stage.closeWindow()
      scene.stage.settle()
      #expect(scene.content.presentingViewController == nil)
      scene.stage.close()
    }
    #expect(content == nil)
    #expect(presentation == nil)
  }
}
