import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Public reports about where the arrow points.
@MainActor
@Suite("Reports about anchors", .serialized)
struct AnchorReportTests {
  @Test("A narrow source rect has the tip at its middle", arguments: [1, 2, 7.5, 20, 39, 40, 41])
  func narrowRect(width: Double) throws {
    for x in [300, 300.5, 411.25] {
      let scene = PopoverScene(anchor: CGRect(x: 0, y: 200, width: 820, height: 300))
      scene.popover?.sourceRect = CGRect(x: x, y: 50.5, width: width, height: 10)
      scene.present(animated: false)
      scene.stage.settle()
      let tip = try #require(scene.popover?.placement?.arrowTip)
      #expect(tip == CGPoint(x: x + width / 2, y: 260.5))
    }
  }

  @Test("A rect far outside of its view stays on the screen and can be dismissed")
  func rectOfALongTable() throws {
    let scene = PopoverScene(anchor: CGRect(x: 0, y: 982, width: 820, height: 44))
    scene.popover?.sourceRect = scene.anchor.frame
    scene.present(animated: false)
    scene.stage.settle()
    let frame = try #require(scene.frame)
    #expect(CGRect(x: 0, y: 0, width: 820, height: 1180).contains(frame))
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("A source rect is in the space of its source view, also for a nested view")
  func nestedButton() throws {
    let scene = PopoverScene(anchor: CGRect(x: 200, y: 400, width: 300, height: 200))
    let button = UIView(frame: CGRect(x: 120, y: 30, width: 50, height: 20))
    scene.anchor.addSubview(button)
    scene.popover?.sourceRect = button.frame
    scene.present(animated: false)
    scene.stage.settle()
    let first = try #require(scene.popover?.placement?.arrowTip)
    #expect(first == CGPoint(x: 345, y: 450))
    scene.popover?.sourceView = button
    scene.popover?.sourceRect = .null
    scene.stage.settle()
    #expect(scene.popover?.placement?.arrowTip == first)
  }

  @Test(
    "The tip touches the near edge in every direction", arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func nearEdge(direction: UIPopoverArrowDirection) throws {
    let scene = PopoverScene(anchor: CGRect(x: 380, y: 500, width: 60, height: 40))
    scene.popover?.permittedArrowDirections = direction
    scene.present(animated: false)
    scene.stage.settle()
    let places: [UIPopoverArrowDirection: CGPoint] = [
      .up: CGPoint(x: 410, y: 540), .down: CGPoint(x: 410, y: 500), .left: CGPoint(x: 440, y: 520),
      .right: CGPoint(x: 380, y: 520),
    ]
    #expect(scene.popover?.arrowDirection == direction)
    #expect(scene.popover?.placement?.arrowTip == places[direction])
    scene.popover?.sourceRect = CGRect(x: 30, y: 20, width: 0, height: 0)
    scene.stage.settle()
    #expect(scene.popover?.placement?.arrowTip == CGPoint(x: 410, y: 520))
  }

  @Test("A point in a corner moves the arrow along its edge while the body stays inside", arguments: [520, 660])
  func cornerPoint(y: Double) throws {
    let scene = PopoverScene(
      size: CGSize(width: 820, height: 700), anchor: CGRect(x: 700, y: y, width: 1, height: 1))
    scene.popover?.permittedArrowDirections = .right
    scene.content.preferredContentSize = CGSize(width: 240, height: 600)
    scene.present(animated: false)
    scene.stage.settle()
    let placement = try #require(scene.popover?.placement)
    #expect(placement.arrowTip.y == CGFloat(y) + 0.5)
    #expect(placement.arrowOffset > 100)
    #expect(placement.frame.maxY <= CGFloat(690))
  }

  @Test("Near an edge the body is moved, the arrow stays on its source")
  func nearTheEdge() throws {
    let scene = PopoverScene(
      size: CGSize(width: 820, height: 300), anchor: CGRect(x: 780, y: 20, width: 20, height: 20))
    scene.popover?.permittedArrowDirections = .up
    scene.present(animated: false)
    scene.stage.settle()
    let placement = try #require(scene.popover?.placement)
    #expect(placement.frame.maxX == CGFloat(810))
    #expect(abs(placement.arrowTip.x - 790) <= 6)
  }

  @Test("The delegate gets the present rect in its view's space when the window changes, and its changes count")
  func repositioned() throws {
    let scene = PopoverScene()
    scene.popover?.sourceRect = CGRect(x: 5, y: 6, width: 7, height: 8)
    var asked: [CGRect] = []
    scene.delegate.onReposition = { rect, view in
      asked.append(rect.pointee)
      #expect(view.pointee === scene.anchor)
      rect.pointee = CGRect(x: 20, y: 10, width: 10, height: 10)
    }
    scene.present(animated: false)
    scene.stage.settle()
    #expect(asked.isEmpty)
    scene.stage.resize(to: CGSize(width: 1000, height: 900))
    scene.stage.settle()
    #expect(asked == [CGRect(x: 5, y: 6, width: 7, height: 8)])
    #expect(scene.popover?.sourceRect == CGRect(x: 20, y: 10, width: 10, height: 10))
    #expect(scene.popover?.placement?.arrowTip.x == scene.anchor.frame.minX + 25)
  }

  @Test("Without a rect the delegate gets the view's bounds, and the arrow follows the view's size")
  func nullRect() throws {
    let scene = PopoverScene()
    var asked: [CGRect] = []
    scene.delegate.onReposition = { rect, _ in asked.append(rect.pointee) }
    scene.present(animated: false)
    scene.stage.settle()
    scene.stage.resize(to: CGSize(width: 1000, height: 900))
    #expect(asked == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    scene.anchor.frame.size.width = 100
    scene.stage.settle()
    #expect(scene.popover?.placement?.arrowTip.x == scene.anchor.frame.midX)
    #expect(scene.popover?.sourceRect.isNull == true)
  }

  @Test("A source view in no window stops the program, when the presentation begins")
  func sourceViewInNoWindow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.anchor.removeFromSuperview()
        scene.present(animated: false)
        scene.stage.settle()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("is in no window. Add the view to a window"))
  }

  @Test("Without an anchor a popover that becomes a sheet is no error")
  func noAnchorInCompactWidth() {
    let scene = PopoverScene(size: CGSize(width: 400, height: 700))
    scene.root.present(scene.content, animated: false)
    scene.stage.settle()
    #expect(scene.content.view.window != nil)
    #expect(scene.popover?.arrowDirection == .unknown)
  }
}
