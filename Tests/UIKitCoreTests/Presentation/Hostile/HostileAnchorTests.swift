import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Anchors and sizes that make no sense", .serialized)
struct HostileAnchorTests {
  nonisolated enum Loss: String, CaseIterable, Sendable { case removed, hidden, parentHidden, moved, parentRemoved }

  @Test(
    "An anchor that is lost takes its popover down with one warning, at every moment", arguments: Loss.allCases,
    [0.0, 0.1, 0.5])
  func lost(loss: Loss, after delay: Double) {
    let scene = PopoverScene()
    let parent = UIView(frame: scene.root.view.bounds)
    scene.root.view.addSubview(parent)
    parent.addSubview(scene.anchor)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.isHidden = false
    scene.stage.settle()
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: delay)
    let warnings = Warnings.during {
      switch loss {
      case .removed: scene.anchor.removeFromSuperview()
      case .hidden: scene.anchor.isHidden = true
      case .parentHidden: parent.isHidden = true
      case .moved: other.addSubview(scene.anchor)
      case .parentRemoved: parent.removeFromSuperview()
      }
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("\(scene.anchor)") != nil)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.root.view.window?.subviews.count == 1)
  }

  @Test("An anchor in another window than the presenter takes the popover down with a warning")
  func anchorElsewhere() {
    let scene = PopoverScene()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.isHidden = false
    other.addSubview(scene.anchor)
    let warnings = Warnings.during {
      scene.present()
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.root.view.window?.subviews.count == 1)
  }

  @Test(
    "A source rect that is no rectangle is warned of once; the popover points at the view",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: 1),
    ])
  func sourceRect(rect: CGRect) {
    let scene = PopoverScene()
    scene.popover?.sourceRect = rect
    let warnings = Warnings.during {
      scene.present()
      scene.stage.settle()
      scene.anchor.frame.origin.x += 10
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.popover?.placement?.arrowTip.x == CGFloat(420))
  }

  @Test(
    "Preferred sizes and margins of all kinds, before and while shown, leave a popover inside that can be dismissed",
    arguments: [
      CGSize(width: -1, height: -1), CGSize(width: CGFloat.nan, height: 50), CGSize(width: 50, height: CGFloat.nan),
      CGSize(width: CGFloat.nan, height: CGFloat.nan), CGSize(width: 1e300, height: 1e300),
      CGSize(width: CGFloat.infinity, height: CGFloat.infinity), CGSize(width: 1e-300, height: 1e-300),
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1), CGSize.zero,
    ], [CGFloat(10), -50, 0, 1e9, .nan, .infinity])
  func sizes(size: CGSize, margin: CGFloat) throws {
    for isLate in [false, true] {
      let scene = PopoverScene()
      scene.popover?.popoverLayoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      if !isLate { scene.content.preferredContentSize = size }
      scene.present()
      scene.stage.settle()
      if isLate { scene.content.preferredContentSize = size }
      scene.stage.settle()
      let frame = try #require(scene.frame)
      #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0)
      if margin < 1e6 {
        #expect(CGRect(x: 0, y: 0, width: 820, height: 1180).insetBy(dx: -50, dy: -50).contains(frame))
      }
      scene.stage.press(.keyboardEscape)
      scene.stage.settle()
      #expect(scene.overlays.isEmpty)
    }
  }

  @Test(
    "In a window smaller than an arrow a popover is dismissable", arguments: [CGSize(width: 1, height: 1)],
    [CGSize(width: 10, height: 10), CGSize(width: 1, height: 600), CGSize(width: 30, height: 12)])
  func tinyWindow(start: CGSize, size: CGSize) {
    for first in [start, size] {
      let scene = PopoverScene(size: first, anchor: CGRect(x: 0, y: 0, width: 5, height: 5))
      scene.present()
      scene.stage.settle()
      scene.stage.resize(to: size)
      scene.stage.settle()
      #expect(scene.frame?.isFinite == true)
      scene.stage.press(.keyboardEscape)
      scene.stage.settle()
      #expect(scene.overlays.isEmpty)
    }
  }

  @Test("Content that asks for another size whenever it is laid out is cut off, not followed for ever")
  func restlessContent() {
    final class Restless: UIViewController {
      var turns = 0
      override func viewDidLayoutSubviews() {
        turns += 1
        preferredContentSize = CGSize(width: 200 + turns % 2, height: 100 + turns % 3)
      }
    }
    let scene = PopoverScene()
    let content = Restless()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = scene.anchor
    scene.root.present(content, animated: true)
    scene.stage.settle(within: 0.5)
    #expect(content.turns < 10_000)
    content.dismiss(animated: false)
    scene.stage.turn()
    #expect(scene.overlays.isEmpty)
  }
}
