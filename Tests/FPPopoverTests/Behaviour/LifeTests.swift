import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Coming, going and memory", .serialized)
struct LifeTests {
  nonisolated enum Way: CaseIterable, Sendable {
    case program, programAnimated, touchOutside, escape, accessibility, overtaken, nested, parentGone
  }

  @Test("Fault 15: memory is freed after each way of closing", arguments: Way.allCases)
  func freed(way: Way) throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIView(frame: CGRect(x: 130, y: 60, width: 60, height: 40))
    stage.show(UIViewController()).rootViewController?.view.addSubview(button)
    weak var popover: FPPopoverController?
    weak var content: ContentController?
    weak var touchView: FPTouchView?
    try {
      let made = FPPopoverController(viewController: ContentController())
      popover = made
      content = made.contentViewController as? ContentController
      touchView = made.touchView
      made.present(from: button)
      stage.settle()
      _ = try #require(popover)
      switch way {
      case .program: made.dismiss(animated: false)
      case .programAnimated: made.dismiss(animated: true) { [weak made] in _ = made }
      case .touchOutside: stage.tap(at: CGPoint(x: 4, y: 476))
      case .escape: stage.press(.keyboardEscape)
      case .accessibility: _ = made.accessibilityPerformEscape()
      case .overtaken:
        made.dismiss(animated: true)
        made.dismiss(animated: false)
      case .nested:
        let outer = FPPopoverController(viewController: ContentController())
        outer.present(from: button)
        made.dismiss(animated: false)
        made.present(from: outer.contentViewController.view)
        outer.dismiss(animated: true)
      case .parentGone: stage.window?.rootViewController = UIViewController()
      }
    }()
    stage.settle()
    #expect(popover == nil)
    #expect(content == nil)
    #expect(touchView == nil)
  }

  @Test("It fades from 0 to its alpha in a fifth of a second, and back")
  func fades() {
    let scene = PopoverScene()
    scene.popover.alpha = 0.8
    scene.popover.present(from: scene.button)
    scene.stage.turn()
    #expect((scene.bubble.layer.presentation()?.opacity ?? 1) < 0.1)
    #expect(abs(scene.bubble.alpha - 0.8) < 0.001)
    scene.stage.advance(by: 0.1)
    let half = scene.bubble.layer.presentation()?.opacity ?? 0
    #expect(half > 0.2 && half < 0.6)
    scene.stage.advance(by: 0.15)
    #expect(scene.popover.phase == .presented)
    scene.popover.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.popover.touchView.superview != nil)
    #expect(scene.delegate.dismissals == 0)
    scene.stage.advance(by: 0.15)
    #expect(scene.popover.touchView.superview == nil)
    #expect(scene.delegate.dismissals == 1)
  }

  @Test("The completion runs after the delegate was told; of a popover that is not shown only it runs")
  func order() {
    let scene = PopoverScene()
    scene.present()
    var told: Int?
    scene.popover.dismiss(animated: true) { told = scene.delegate.dismissals }
    scene.stage.settle()
    #expect(told == 1)
    scene.popover.dismiss(animated: true) { told = 7 }
    #expect(told == 7)
    #expect(scene.delegate.dismissals == 1)
  }

  @Test("A popover that was closed can be presented again, also while it fades out")
  func again() {
    let scene = PopoverScene()
    for _ in 0..<3 {
      scene.present()
      #expect(scene.popover.isShown)
      #expect(scene.bubble.alpha == 1)
      scene.popover.dismiss(animated: true)
      scene.stage.advance(by: 0.05)
      scene.present()
      #expect(scene.popover.phase == .presented)
      scene.popover.dismiss(animated: false)
    }
    #expect(scene.delegate.dismissals == 6)
    #expect(scene.root.children.isEmpty)
  }

  @Test("A completion may present again")
  func presentsAgain() {
    let scene = PopoverScene()
    scene.present()
    scene.popover.dismiss(animated: true) { scene.popover.present(from: scene.button) }
    scene.stage.settle()
    #expect(scene.popover.phase == .presented)
    #expect(scene.popover.touchView.superview === scene.root.view)
  }

  @Test("A popover whose window or view went away can be presented elsewhere, and the delegate hears of both ends")
  func takenAway() {
    let scene = PopoverScene()
    scene.present()
    scene.popover.touchView.removeFromSuperview()
    scene.present()
    #expect(scene.popover.touchView.superview === scene.root.view)
    #expect(scene.delegate.dismissals == 1)

    let other = UIViewController()
    let anchor = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    other.view.addSubview(anchor)
    scene.stage.window?.rootViewController = other
    scene.stage.settle()
    #expect(scene.popover.present(from: anchor))
    scene.stage.settle()
    #expect(scene.popover.parent === other)
    #expect(scene.root.children.isEmpty)
    #expect(scene.delegate.dismissals == 2)
  }

  @Test("A delegate that presents again from what it hears is obeyed")
  func hostileDelegate() {
    final class Restless: FPPopoverControllerDelegate {
      var rounds = 0
      weak var anchor: UIView?
      func popoverControllerDidDismiss(_ popoverController: FPPopoverController) {
        rounds += 1
        if rounds < 3, let anchor { popoverController.present(from: anchor) }
      }
    }
    let scene = PopoverScene()
    let restless = Restless()
    restless.anchor = scene.button
    scene.popover.delegate = restless
    scene.present()
    for _ in 0..<3 {
      scene.popover.dismiss(animated: true)
      scene.stage.settle()
    }
    #expect(restless.rounds == 3)
    #expect(!scene.popover.isShown)
    #expect(scene.root.children.isEmpty)
  }
}
