import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Nested popovers", .serialized)
struct NestedTests {
  private func nested(_ scene: PopoverScene) -> (FPPopoverController, Witness) {
    let witness = Witness()
    let upper = FPPopoverController(viewController: ContentController(), delegate: witness)
    upper.contentSize = CGSize(width: 120, height: 120)
    let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    scene.content.view.addSubview(anchor)
    scene.present()
    upper.present(from: anchor)
    scene.stage.settle()
    return (upper, witness)
  }

  @Test("Touches outside close the topmost first, one each")
  func topmostFirst() {
    let scene = PopoverScene()
    let (upper, _) = nested(scene)
    #expect(upper.parent === scene.root)
    scene.stage.tap(at: scene.outside)
    scene.stage.settle()
    #expect(!upper.isShown && scene.popover.isShown)
    scene.stage.tap(at: scene.outside)
    scene.stage.settle()
    #expect(!scene.popover.isShown)
  }

  @Test("So does Escape, whoever of them is asked")
  func escape() {
    let scene = PopoverScene()
    let (upper, _) = nested(scene)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(!upper.isShown && scene.popover.isShown)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(!scene.popover.isShown)

    let (again, _) = nested(scene)
    #expect(scene.popover.accessibilityPerformEscape())
    scene.stage.settle()
    #expect(!again.isShown && scene.popover.isShown)
  }

  @Test("A popover that is closed closes those presented from inside it before")
  func below() {
    let scene = PopoverScene()
    let (upper, witness) = nested(scene)
    var isUpperGone: Bool?
    scene.popover.dismiss(animated: false) { isUpperGone = !upper.isShown }
    #expect(isUpperGone == true)
    #expect(witness.dismissals == 1)
    #expect(scene.delegate.dismissals == 1)
  }

  @Test("The delegate of a visible popover hears of a new one, and a notification says so")
  func announced() {
    let scene = PopoverScene()
    var posted: [FPPopoverController] = []
    let observer = NotificationCenter.default.addObserver(
      forName: FPPopoverController.newPopoverPresentedNotification, object: nil, queue: nil
    ) { note in
      let popover = note.object as? FPPopoverController
      MainActor.assumeIsolated { posted += popover.map { [$0] } ?? [] }
    }
    let (upper, witness) = nested(scene)
    NotificationCenter.default.removeObserver(observer)
    #expect(posted == [scene.popover, upper])
    #expect(scene.delegate.newPopovers == [upper])
    #expect(witness.newPopovers.isEmpty)
  }
}
