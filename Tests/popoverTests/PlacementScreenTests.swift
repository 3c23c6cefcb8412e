import CoreGraphics
import Gallery
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The placement screen", .serialized)
struct PlacementScreenTests {
  private func show(
    _ size: CGSize = CGSize(width: 640, height: 720), direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Stage, PlacementViewController) {
    let stage = Stage(size: size, direction: direction)
    let screen = PlacementViewController()
    stage.show(screen)
    stage.settle()
    return (stage, screen)
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("At first the body lies below, which fits as it is, and no other side is tried")
  func first() {
    let (stage, screen) = show()
    defer { stage.close() }
    #expect(screen.explanationText.contains("Below: fits as it is - taken"))
    #expect(screen.explanationText.contains("2. Above: not tried"))
    #expect(screen.explanationText.contains("Arrow 0 points"))
  }

  @Test("Near a side the earlier sides are clamped, and the first that needs nothing is taken")
  func clamped() {
    let (stage, screen) = show()
    defer { stage.close() }
    let start = middle(screen.anchorHandle)
    stage.drag(from: start, to: CGPoint(x: 40, y: start.y + 60))
    #expect(abs(middle(screen.anchorHandle).x - 40) <= 1)
    let text = screen.explanationText
    #expect(text.contains("1. Below: clamped by"))
    #expect(text.contains("Right: fits as it is - taken"))
    #expect(text.contains("4. Left: not tried"))
  }

  @Test("A body that fits nowhere says how much each side keeps")
  func tooLarge() {
    let (stage, screen) = show()
    defer { stage.close() }
    let start = middle(screen.sizeHandle)
    stage.drag(from: start, to: CGPoint(x: start.x + 700, y: start.y + 700))
    let text = screen.explanationText
    #expect(text.contains("keeps") && text.contains("%") && text.contains("the one that keeps most is taken"))
  }

  @Test("Keys reach everything: Tab to the handles and buttons, arrows move them, Shift by single points")
  func keys() {
    let (stage, screen) = show()
    defer { stage.close() }
    stage.press(.keyboardTab)
    #expect(screen.anchorHandle.isFirstResponder)
    let start = middle(screen.anchorHandle)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardDownArrow, modifiers: .shift)
    let moved = middle(screen.anchorHandle)
    #expect(abs(moved.x - start.x - 8) <= 1 && abs(moved.y - start.y - 1) <= 1)
    stage.press(.keyboardTab)
    #expect(screen.sizeHandle.isFirstResponder)
    let corner = middle(screen.sizeHandle)
    stage.press(.keyboardDownArrow)
    #expect(middle(screen.sizeHandle).y == corner.y + 8)
    stage.press(.keyboardTab)
    #expect(screen.button(named: "\u{2212}")?.isFirstResponder == true)
  }

  @Test("Sides, margins, overlap and rules are buttons; the last side stays permitted")
  func buttons() throws {
    let (stage, screen) = show()
    defer { stage.close() }
    for name in ["Up (below)", "Down (above)", "Right (left of it)", "Left (right of it)"] {
      stage.tap(try #require(screen.button(named: name)))
    }
    #expect(screen.explanationText.contains("Right: ") && !screen.explanationText.contains("Below"))
    stage.tap(try #require(screen.button(named: "Rules")))
    stage.tap(try #require(screen.button(named: "May cover")))
    stage.tap(try #require(screen.button(named: "+")))
    stage.settle()
    #expect(screen.button(named: "Rules")?.currentTitle == "Rules: FPPopover")
    #expect(screen.button(named: "May cover")?.currentTitle == "May cover: yes")
    #expect(stage.textTree().contains("Margins: 15"))
  }

  @Test("Everything stays inside and apart, wide, narrow and right to left", arguments: [false, true])
  func layout(isTurned: Bool) {
    for size in [CGSize(width: 640, height: 720), CGSize(width: 1000, height: 800), CGSize(width: 500, height: 560)] {
      let (stage, screen) = show(size, direction: isTurned ? .rightToLeft : .leftToRight)
      let frames = screen.view.subviews.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(screen.view.bounds.contains(frame), "\(frame) in \(size)")
        for other in frames[..<index] { #expect(frame.intersection(other).isEmpty, "\(frame) and \(other) in \(size)") }
      }
      stage.close()
    }
  }
}
