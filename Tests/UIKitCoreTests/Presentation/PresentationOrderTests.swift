import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Order of calls of a popover", .serialized)
struct PresentationOrderTests {
  @Test("Presenting")
  func present() {
    let scene = PopoverScene()
    scene.present { scene.log.add("completion") }
    scene.log.add("- next turn")
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        adaptivePresentationStyle
        willPresentWithAdaptiveStyle -1
        prepareForPopoverPresentation
        - next turn
        content viewDidLoad
        content viewWillAppear true
        content viewDidAppear true
        completion
        """)
  }

  @Test("Dismissal by a touch outside")
  func dismissByTouch() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        shouldDismiss
        willDismiss
        content viewWillDisappear true
        content viewDidDisappear true
        didDismiss
        """)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("Dismissal by Escape is the user's too")
  func dismissByEscape() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.log.lines.first == "shouldDismiss")
    #expect(scene.log.lines.last == "didDismiss")
  }

  @Test("Dismissal by code asks and tells no delegate")
  func dismissByCode() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        content viewWillDisappear true
        content viewDidDisappear true
        completion
        """)
  }

  @Test("A delegate that refuses hears of the attempt, and the popover stays")
  func refused() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    scene.delegate.mayDismiss = false
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.log.take() == "shouldDismiss\ndidAttemptToDismiss")
    #expect(scene.root.presentedViewController === scene.content)
    scene.delegate.mayDismiss = true
    scene.content.isModalInPresentation = true
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.log.take() == "didAttemptToDismiss")
    #expect(scene.root.presentedViewController === scene.content)
  }

  @Test("A double tap outside dismisses once and reaches nothing below")
  func doubleTap() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    scene.stage.tap(at: CGPoint(x: 5, y: 5), times: 2)
    scene.stage.settle()
    #expect(scene.log.lines.count { $0 == "didDismiss" } == 1)
  }

  @Test("DidDismiss comes when nothing is presented: a dismiss in it changes nothing")
  func dismissInDidDismiss() {
    let scene = PopoverScene()
    var wasPresented: UIViewController?
    scene.delegate.onDidDismiss = {
      wasPresented = scene.root.presentedViewController
      scene.root.dismiss(animated: true)
    }
    scene.present()
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(wasPresented == nil)
    #expect(scene.stage.window?.rootViewController === scene.root)
    #expect(scene.root.view.window != nil)
  }

  @Test("Presenting while presenting is refused with a warning that names both")
  func presentTwice() {
    let scene = PopoverScene()
    scene.present()
    let other = LoggingController("other", scene.log)
    let warnings = Warnings.during { scene.root.present(other, animated: false) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("\(other)") == true)
    #expect(warnings.first?.contains("\(scene.content)") == true)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.content)
  }

  @Test("Present and dismiss a hundred times in one turn leaves nothing behind")
  func hundredTimes() {
    let scene = PopoverScene()
    for _ in 0..<100 {
      scene.present()
      scene.root.dismiss(animated: true)
    }
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.overlays.isEmpty)
    #expect(scene.log.lines.contains("content viewWillAppear true") == false)
  }

  @Test("An anchor set right after present still counts")
  func lateAnchor() {
    let scene = PopoverScene()
    scene.root.present(scene.content, animated: false)
    scene.popover?.sourceView = scene.anchor
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection == .up)
  }

  @Test("Without an anchor the program stops with a message")
  func noAnchor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.root.present(scene.content, animated: false)
        scene.stage.settle()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("it has no anchor"))
  }

  @Test("An anchor that is lost while shown dismisses the popover with a warning", arguments: ["removed", "hidden"])
  func lostAnchor(how: String) {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    let warnings = Warnings.during {
      if how == "removed" { scene.anchor.removeFromSuperview() } else { scene.anchor.isHidden = true }
      scene.anchor.superview?.setNeedsLayout()
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.overlays.isEmpty)
  }
}
