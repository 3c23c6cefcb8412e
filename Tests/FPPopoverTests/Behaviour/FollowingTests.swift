import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Following what changes while it is shown", .serialized)
struct FollowingTests {
  @Test("Rotation: the popover finds its place in the other size, its arrow at the anchor")
  func rotation() {
    let scene = PopoverScene()
    scene.button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    scene.present()
    scene.stage.resize(to: CGSize(width: 480, height: 320))
    scene.stage.settle()
    let anchor = scene.button.frame
    #expect(anchor.midX == 240)
    #expect(scene.popover.touchView.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(CGRect(x: 8, y: 8, width: 464, height: 304).contains(scene.frame))
    #expect(!scene.frame.insetBy(dx: 0.01, dy: 0.01).intersects(anchor))
    let target = scene.bubble.convert(scene.bubble.relativeOrigin, to: scene.root.view)
    #expect(target == CGPoint(x: anchor.midX, y: anchor.midY))
    scene.stage.resize(to: CGSize(width: 320, height: 480))
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 300))
  }

  @Test("Safe area and margins are kept free")
  func safeArea() {
    let scene = PopoverScene(button: CGRect(x: 0, y: 60, width: 60, height: 40))
    scene.present()
    #expect(scene.frame.minX == 8)
    scene.stage.setSafeArea(UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 0))
    scene.stage.settle()
    #expect(scene.frame.minX == 30)
    scene.popover.margins.left = 35
    #expect(scene.frame.minX == 35)
    scene.popover.contentSize.height = 1000
    #expect(scene.frame.maxY == 440)
  }

  @Test("With Reduce Motion the keyboard moves the popover at once, without it in the keyboard's time")
  func reduceMotion() {
    for reduces in [true, false] {
      let scene = PopoverScene()
      scene.stage.setReducesMotion(reduces)
      scene.present()
      scene.stage.showKeyboard(height: 216)
      scene.stage.turn()
      let shown = scene.bubble.layer.presentation()?.frame.height ?? 0
      #expect(scene.frame.height == 156)
      #expect(reduces ? shown == 156 : shown > 200)
      scene.stage.setReducesMotion(false)
    }
  }

  @Test("A keyboard that floats, or one over another edge, covers nothing")
  func floatingKeyboard() {
    let scene = PopoverScene()
    scene.present()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 200, width: 320, height: 200)])
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 300))
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @Test("Content that says its size is shown in it: bordered, borderless, on every side")
  func sizesToContent() {
    let scene = PopoverScene(
      size: CGSize(width: 600, height: 600), button: CGRect(x: 280, y: 280, width: 40, height: 40))
    scene.content.preferredContentSize = CGSize(width: 150, height: 120)
    scene.popover.sizesToContent = true
    scene.present()
    for border in [true, false] {
      for direction in arrows + [.none] {
        for title in [nil, "Title"] {
          scene.popover.border = border
          scene.popover.arrowDirection = direction
          scene.content.title = title
          #expect(scene.content.view.bounds.size == CGSize(width: 150, height: 120), "\(direction) \(border)")
        }
      }
    }
    scene.content.preferredContentSize = CGSize(width: 90, height: 200)
    #expect(scene.content.view.bounds.size == CGSize(width: 90, height: 200))
  }

  @Test("The classic rules place what is shown as the original does")
  func classic() {
    let scene = PopoverScene(button: CGRect(x: 130, y: 220, width: 60, height: 40), title: "T")
    scene.popover.policy = .fpPopover
    scene.popover.arrowDirection = .right
    scene.present()
    #expect(scene.frame == CGRect(x: 0, y: 90, width: 200, height: 300))
    #expect(scene.bubble.arrowDirection == .right)
    scene.popover.policy = .fpPopoverImproved
    #expect(scene.frame == CGRect(x: 8, y: 90, width: 122, height: 300))
  }

  @Test("A range of text: the line that was touched, or all lines")
  func text() {
    let scene = PopoverScene()
    let lines = [CGRect(x: 200, y: 20, width: 100, height: 20), CGRect(x: 10, y: 40, width: 80, height: 20)]
    #expect(scene.popover.present(fromText: lines, at: CGPoint(x: 20, y: 50), in: scene.root.view))
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 8, y: 60, width: 200, height: 300))
    #expect(scene.bubble.relativeOrigin.x == 42)
    #expect(scene.popover.present(fromText: lines, in: scene.root.view))
    #expect(scene.popover.origin == CGPoint(x: 155, y: 40))
    #expect(scene.popover.present(fromText: [], in: scene.root.view) == false)
  }

  @Test("A rectangle of a view is an anchor")
  func rectangle() {
    let scene = PopoverScene()
    #expect(scene.popover.present(from: CGRect(x: 0, y: 0, width: 10, height: 10), in: scene.button))
    scene.stage.settle()
    #expect(scene.frame.origin == CGPoint(x: 35, y: 70))
    #expect(scene.popover.origin == CGPoint(x: 135, y: 65))
  }

  @Test("An anchor that leaves its window leaves the popover where it is")
  func anchorGone() {
    let scene = PopoverScene()
    scene.present()
    scene.button.removeFromSuperview()
    scene.popover.contentSize.height = 200
    #expect(scene.frame == CGRect(x: 60, y: 100, width: 200, height: 200))
  }

  @Test("Where reading starts at the right, the side before the anchor is tried first")
  func rightToLeft() {
    let scene = PopoverScene(
      size: CGSize(width: 480, height: 200), direction: .rightToLeft,
      button: CGRect(x: 220, y: 80, width: 40, height: 40))
    scene.popover.contentSize = CGSize(width: 150, height: 150)
    scene.present()
    #expect(scene.bubble.arrowDirection == .right)
  }
}
