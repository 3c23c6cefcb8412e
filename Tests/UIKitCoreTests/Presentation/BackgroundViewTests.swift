import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Backgrounds of the application's for popovers", .serialized)
struct BackgroundViewTests {
  @Test("It is made from its class, fills body and arrow, and has the content inside its insets")
  func placed() throws {
    let scene = PopoverScene()
    Paper.asked = []
    scene.popover?.popoverBackgroundViewClass = Paper.self
    scene.popover?.permittedArrowDirections = .up
    scene.present(animated: false)
    scene.stage.settle()
    let paper = try #require(scene.popover?.presentedView?.subviews.first as? Paper)
    #expect(scene.frame?.size == CGSize(width: 260, height: 230))
    #expect(paper.frame == CGRect(x: 0, y: 0, width: 260, height: 230))
    #expect(scene.content.view.frame == CGRect(x: 10, y: 35, width: 240, height: 180))
    #expect(scene.content.view.safeAreaInsets == .zero)
    #expect(paper.arrowDirection == .up)
    #expect(paper.arrowOffset == 0)
  }

  @Test("Its measures are asked once per presentation, however often it is placed")
  func askedOnce() throws {
    let scene = PopoverScene()
    Paper.asked = []
    scene.popover?.popoverBackgroundViewClass = Paper.self
    scene.present(animated: false)
    scene.stage.settle()
    for size in [CGSize(width: 500, height: 900), CGSize(width: 1000, height: 700)] {
      scene.stage.resize(to: size)
      scene.content.preferredContentSize = CGSize(width: 200, height: 100)
      scene.stage.settle()
    }
    #expect(Paper.asked == ["arrowBase", "arrowHeight", "contentViewInsets"])
  }

  @Test(
    "Direction and offset are set again when the popover has to move", arguments: [UIPopoverArrowDirection.up, .left])
  func moved(direction: UIPopoverArrowDirection) throws {
    let isUp = direction == .up
    let scene = PopoverScene(anchor: CGRect(x: 400, y: 600, width: 20, height: 20))
    scene.popover?.popoverBackgroundViewClass = Paper.self
    scene.popover?.permittedArrowDirections = direction
    scene.present(animated: false)
    scene.stage.settle()
    let paper = try #require(scene.popover?.presentedView?.subviews.first as? Paper)
    #expect(paper.arrowOffset == 0)
    if isUp { scene.anchor.frame.origin.x = 60 } else { scene.anchor.frame.origin.y = 60 }
    scene.stage.settle()
    #expect(paper.arrowDirection == direction)
    #expect(paper.arrowOffset == (isUp ? CGFloat(70 - 140) : CGFloat(70 - 112.5)))
    scene.popover?.permittedArrowDirections = .down
    scene.stage.settle()
    #expect(paper.arrowDirection == .down)
    #expect(scene.content.view.frame.minY == CGFloat(10))
  }

  @Test("What it draws is seen, and no system background under it")
  func drawn() throws {
    let scene = PopoverScene()
    scene.root.view.backgroundColor = .white
    scene.popover?.popoverBackgroundViewClass = Paper.self
    scene.popover?.permittedArrowDirections = .up
    scene.present(animated: false)
    scene.stage.settle()
    let frame = try #require(scene.frame)
    let shot = scene.stage.snapshot()
    #expect(shot.pixel(x: Int(frame.minX) + 4, y: Int(frame.maxY) - 4)?.description == "#ffff00")
    #expect(shot.pixel(x: Int(frame.minX) + 4, y: Int(frame.minY) + 4)?.description == "#ffffff")
  }

  @Test("Measures that are none are taken for zero, with a warning")
  func badMeasures() {
    let scene = PopoverScene()
    scene.popover?.popoverBackgroundViewClass = Torn.self
    let warnings = Warnings.during {
      scene.present(animated: false)
      scene.stage.settle()
    }
    #expect(warnings.count == 3)
    #expect(scene.frame?.size == CGSize(width: 240, height: 180))
  }

  @Test("A class that is no background view is refused with a warning")
  func wrongClass() {
    struct NoView: UIPopoverBackgroundViewMethods {
      static func arrowBase() -> CGFloat { 1 }
      static func contentViewInsets() -> UIEdgeInsets { .zero }
      static func arrowHeight() -> CGFloat { 1 }
    }
    let scene = PopoverScene()
    scene.popover?.popoverBackgroundViewClass = NoView.self
    let warnings = Warnings.during {
      scene.present(animated: false)
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.frame?.size == CGSize(width: 240, height: 193))
  }

  @Test("A background that lacks its measures stops the program")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.popover?.popoverBackgroundViewClass = UIPopoverBackgroundView.self
        scene.present(animated: false)
        scene.stage.settle()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("must override arrowBase()"))
  }
}

/// A yellow body; it notes what it is asked.
private final class Paper: UIPopoverBackgroundView {
  static var asked: [String] = []
  private var offset: CGFloat = 0
  private var direction = UIPopoverArrowDirection.unknown

  override class func arrowBase() -> CGFloat {
    asked.append("arrowBase")
    return 40
  }

  override class func arrowHeight() -> CGFloat {
    asked.append("arrowHeight")
    return 25
  }

  override class func contentViewInsets() -> UIEdgeInsets {
    asked.append("contentViewInsets")
    return UIEdgeInsets(top: 10, left: 10, bottom: 15, right: 10)
  }

  override var arrowOffset: CGFloat {
    get { offset }
    set { offset = newValue }
  }

  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set {
      direction = newValue
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.yellow.setFill()
    UIRectFill(direction == .up ? bounds.inset(by: UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)) : bounds)
  }
}

private final class Torn: UIPopoverBackgroundView {
  override class func arrowBase() -> CGFloat { .nan }
  override class func arrowHeight() -> CGFloat { -5 }
  override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) }
}
