import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Faults of the original's behaviour", .serialized)
struct BehaviourFaultTests {
  @Test("Fault 14: a point that is presented from after a view takes the view's place")
  func pointAfterView() {
    let scene = PopoverScene()
    scene.popover.policy = .fpPopover
    scene.present()
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 300))
    // While it is shown, and again after it was closed.
    scene.popover.present(from: CGPoint(x: 200, y: 400))
    #expect(scene.frame == CGRect(x: 100, y: 100, width: 200, height: 300))
    #expect(scene.popover.origin == CGPoint(x: 200, y: 400))
    scene.popover.dismiss(animated: false)
    scene.popover.present(from: CGPoint(x: 110, y: 20))
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(scene.bubble.relativeOrigin == CGPoint(x: 100, y: 0))
  }

  @Test("Fault 16: a popover that was closed answers neither rotation nor keyboard")
  func closedIsDeaf() {
    let scene = PopoverScene()
    scene.present()
    scene.popover.dismiss(animated: true)
    scene.stage.settle()
    let frame = scene.frame
    scene.stage.resize(to: CGSize(width: 480, height: 320))
    scene.stage.showKeyboard()
    scene.popover.setupView()
    scene.stage.settle()
    #expect(scene.frame == frame)
    #expect(scene.popover.touchView.superview == nil)
  }

  @Test("Fault 17: another title of the content shows at once, and makes or gives back its room")
  func title() {
    let scene = PopoverScene()
    scene.present()
    #expect(scene.content.view.superview?.frame == CGRect(x: 10, y: 30, width: 180, height: 260))
    scene.content.title = "Later"
    #expect(scene.bubble.title == "Later")
    #expect(scene.bubble.titleLabel.text == "Later")
    #expect(scene.content.view.superview?.frame == CGRect(x: 10, y: 60, width: 180, height: 230))
    scene.content.title = nil
    #expect(scene.content.view.superview?.frame == CGRect(x: 10, y: 30, width: 180, height: 260))
  }

  @Test("Fault 18: size, direction, border and policy change what is shown without a call")
  func properties() {
    let scene = PopoverScene()
    scene.present()
    scene.popover.contentSize = CGSize(width: 120, height: 140)
    #expect(scene.frame == CGRect(x: 100, y: 100, width: 120, height: 140))
    scene.popover.arrowDirection = .left
    #expect(scene.frame == CGRect(x: 190, y: 10, width: 120, height: 140))
    #expect(scene.bubble.arrowDirection == .left)
    scene.popover.border = false
    #expect(scene.content.view.superview?.frame == CGRect(x: 30, y: 10, width: 80, height: 120))
    scene.popover.arrowDirection = .none
    #expect(scene.content.view.superview?.frame == scene.bubble.bounds)
    scene.popover.alpha = 0.5
    #expect(scene.bubble.alpha == 0.5)
  }

  @Test("Fault 19: the popover comes into its anchor's window and the outermost controller there")
  func windowAndParent() throws {
    let scene = PopoverScene()
    let child = UIViewController()
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    child.view.addSubview(inner)
    scene.popover.present(from: inner)
    #expect(scene.popover.parent === scene.root)
    scene.popover.dismiss(animated: false)

    // Another window in front, such as an alert's, is not taken for the anchor's.
    let front = UIWindow(frame: UIScreen.main.bounds)
    front.windowLevel = .alert
    front.rootViewController = UIViewController()
    front.makeKeyAndVisible()
    scene.popover.present(from: inner)
    #expect(scene.popover.touchView.window === scene.root.view.window)
    #expect(scene.popover.touchView.window !== front)
    scene.popover.dismiss(animated: false)
    front.isHidden = true
    scene.root.view.window?.makeKey()

    // From inside a presented controller it is that controller's.
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    let anchor = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    sheet.view.addSubview(anchor)
    scene.root.present(sheet, animated: false)
    scene.stage.settle()
    #expect(scene.popover.present(from: anchor))
    #expect(scene.popover.parent === sheet)
    scene.popover.dismiss(animated: false)
    #expect(scene.popover.present(from: CGPoint(x: 9, y: 9)))
    #expect(scene.popover.parent === sheet, "the key window's topmost controller")
    scene.popover.dismiss(animated: false)
    #expect(scene.popover.present(from: UIView()) == false, "an anchor in no window")
  }

  @Test("Fault 20: two fast taps outside close once and tell once")
  func doubleTap() {
    let scene = PopoverScene()
    scene.present()
    var completions = 0
    scene.stage.tap(at: scene.outside)
    scene.stage.tap(at: scene.outside)
    scene.popover.dismiss(animated: true) { completions += 1 }
    scene.stage.settle()
    #expect(scene.delegate.dismissals == 1)
    #expect(completions == 1)
    #expect(scene.popover.isShown == false)
  }

  @Test("Fault 21: the content is told of coming and going, once each and in order")
  func appearance() {
    let scene = PopoverScene()
    scene.present()
    #expect(scene.content.calls == ["will appear", "did appear"])
    #expect(scene.content.parent === scene.popover)
    scene.popover.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.content.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    scene.present()
    #expect(scene.content.calls.suffix(2) == ["will appear", "did appear"])
    #expect(scene.content.calls.count == 6)
  }

  @Test("Fault 22: a keyboard takes room from the popover and gives it back", arguments: [true, false])
  func keyboard(isThereBefore: Bool) {
    let scene = PopoverScene()
    if isThereBefore { scene.stage.showKeyboard(height: 216) }
    scene.present()
    if !isThereBefore {
      #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 300))
      scene.stage.showKeyboard(height: 216)
    }
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 156))
    scene.stage.hideKeyboard()
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 300))
  }

  @Test("Fault 23: bar button items and other items that know their place are anchors")
  func items() {
    final class Item: NSObject, UIPopoverPresentationControllerSourceItem {
      func frame(in referenceView: UIView) -> CGRect? { CGRect(x: 250, y: 10, width: 40, height: 30) }
    }
    let scene = PopoverScene()
    let item = Item()
    #expect(scene.popover.present(from: item))
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 112, y: 40, width: 200, height: 300))
    #expect(scene.bubble.relativeOrigin == CGPoint(x: 158, y: -15))
    let view: any UIPopoverPresentationControllerSourceItem = scene.button
    #expect(scene.popover.present(from: view))
    #expect(scene.frame.origin == CGPoint(x: 60, y: 100))
  }

  @Test("Fault 24: the delegate may refuse what the user wants, but not what the program says")
  func veto() {
    let scene = PopoverScene()
    scene.present()
    scene.delegate.mayDismiss = false
    scene.stage.tap(at: scene.outside)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.popover.isShown)
    #expect(scene.delegate.questions == 2)
    scene.delegate.mayDismiss = true
    scene.popover.isModalInPresentation = true
    scene.stage.tap(at: scene.outside)
    #expect(scene.popover.isShown)
    scene.popover.dismiss(animated: false)
    #expect(!scene.popover.isShown)
    #expect(scene.delegate.questions == 2)
  }
}
