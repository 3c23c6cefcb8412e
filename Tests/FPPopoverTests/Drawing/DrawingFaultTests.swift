import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Faults of the original's drawing", .serialized)
struct DrawingFaultTests {
  @Test("Fault 9: the outer border is drawn, in grey 0.4, at all four edges")
  func outerBorder() {
    let scene = BubbleStage(scale: 2)
    scene.bubble.arrowDirection = .none
    let picture = scene.snapshot()
    let grey = Snapshot.Pixel(red: 102, green: 102, blue: 102)
    for place in [
      CGPoint(x: 70, y: 0.75), CGPoint(x: 70, y: 149.25), CGPoint(x: 0.75, y: 75), CGPoint(x: 139.25, y: 75),
    ] { #expect(scene.pixel(picture, place) == grey, "\(place)") }
    // The inner one beside it is lighter.
    let inner = scene.pixel(picture, CGPoint(x: 70, y: 1.75))
    #expect(inner.map { $0.distance(to: Snapshot.Pixel(red: 179, green: 179, blue: 179)) <= 1 } == true)
  }

  @Test("Fault 10: light grey runs into its fill without a seam", arguments: [.up, .down] as [FPPopoverArrowDirection])
  func seam(direction: FPPopoverArrowDirection) throws {
    let scene = BubbleStage()
    scene.bubble.tint = .lightGray
    scene.bubble.arrowDirection = direction
    scene.bubble.relativeOrigin = CGPoint(x: 110, y: 0)
    let picture = scene.snapshot()
    let top = direction == .up ? 34 : 14
    let column = try (top..<100).map {
      Int(try #require(scene.pixel(picture, CGPoint(x: 5.5, y: CGFloat($0) + 0.5))).red)
    }
    for (one, next) in zip(column, column.dropFirst()) { #expect((0...6).contains(one - next)) }
    #expect([76, 77].contains(column.last))
  }

  @Test("Fault 11: on white the title is dark")
  func whiteTitle() throws {
    let scene = BubbleStage()
    scene.bubble.title = "Title"
    scene.bubble.tint = .white
    let picture = scene.snapshot()
    let row = scene.bubble.arrangement.titleTextFrame
    var darkest: UInt8 = 255
    for y in stride(from: row.minY, to: row.maxY, by: 1) {
      for x in stride(from: row.minX, to: row.maxX, by: 1) {
        darkest = min(darkest, scene.pixel(picture, CGPoint(x: x, y: y))?.red ?? 255)
      }
    }
    #expect(darkest < 100)
    for tint in FPPopoverTint.allCases where tint != .white {
      scene.bubble.tint = tint
      #expect(scene.bubble.titleLabel.textColor == .white)
    }
  }

  @Test("Fault 12: the title stands over the middle of the body, whatever side the arrow is on", arguments: arrows)
  func titleInTheMiddle(direction: FPPopoverArrowDirection) {
    let scene = BubbleStage()
    scene.bubble.title = "Title"
    scene.bubble.arrowDirection = direction
    scene.stage.settle()
    #expect(scene.bubble.titleLabel.frame.midX == scene.bubble.outline(inset: 2).body.midX)
    #expect(scene.bubble.titleLabel.textAlignment == .center)
    // Without border it stands in the middle of the band above the content.
    scene.bubble.border = false
    let arrangement = scene.bubble.arrangement
    let body = scene.bubble.outline(inset: 10).body
    #expect(scene.bubble.titleLabel.frame.midX == body.midX)
    #expect(scene.bubble.titleLabel.frame.midY == (body.minY + arrangement.contentFrame.minY) / 2)
  }

  @Test("Fault 13: borderless keeps shadow and title, and is undone without a trace", arguments: arrows)
  func borderless(direction: FPPopoverArrowDirection) {
    let scene = BubbleStage()
    let bubble = scene.bubble
    bubble.shadowHidden = false
    bubble.title = "Title"
    bubble.arrowDirection = direction
    bubble.relativeOrigin = CGPoint(x: 60, y: 70)
    let before = scene.snapshot()
    bubble.border = false
    let between = scene.snapshot()
    #expect(before.difference(from: between).pixels > 100)
    #expect(bubble.layer.shadowOpacity == 0.7)
    #expect(bubble.layer.shadowPath?.boundingBoxOfPath == bubble.outline(inset: 10).path.boundingBoxOfPath)
    #expect(bubble.title == "Title")
    #expect(bubble.titleLabel.isHidden == false)
    bubble.border = true
    #expect(scene.snapshot().difference(from: before).pixels == 0)
    #expect(scene.content.layer.cornerRadius == 0, "the content's own layer is never touched")
  }

  @Test(
    "The arrow of borderless content has the content's colour, or the system's where it has none", arguments: arrows)
  func arrowOfContent(direction: FPPopoverArrowDirection) {
    let scene = BubbleStage()
    scene.bubble.border = false
    scene.bubble.arrowDirection = direction
    scene.bubble.relativeOrigin = CGPoint(x: 60, y: 70)
    let tips: [FPPopoverArrowDirection: CGPoint] = [
      .up: CGPoint(x: 60, y: 25), .down: CGPoint(x: 60, y: 125), .left: CGPoint(x: 25, y: 70),
      .right: CGPoint(x: 115, y: 70),
    ]
    let tip = tips[direction] ?? .zero
    #expect(scene.pixel(scene.snapshot(), tip) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    scene.content.backgroundColor = nil
    scene.bubble.setNeedsDisplay()
    #expect(scene.pixel(scene.snapshot(), tip) == Snapshot.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("The shadow has the original's measures, and can be left out and had back")
  func shadow() {
    let bubble = FPPopoverView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(bubble.layer.shadowOpacity == 0.7)
    #expect(bubble.layer.shadowRadius == 5)
    #expect(bubble.layer.shadowOffset == CGSize(width: -3, height: 3))
    bubble.shadowHidden = true
    #expect(bubble.layer.shadowOpacity == 0)
    bubble.shadowHidden = false
    #expect(bubble.layer.shadowOpacity == 0.7)
  }

  @Test("The tints have their numbers", arguments: FPPopoverTint.allCases)
  func tints(tint: FPPopoverTint) throws {
    let expected: [FPPopoverTint: (up: [CGFloat], top: [CGFloat], fill: [CGFloat])] = [
      .black: ([0.6, 0.6, 0.6], [0.4, 0.4, 0.4], [0.1, 0.1, 0.1]),
      .lightGray: ([0.8, 0.8, 0.8], [0.6, 0.6, 0.6], [0.3, 0.3, 0.3]),
      .red: ([0.72, 0.35, 0.32], [0.82, 0.45, 0.42], [0.36, 0, 0.09]),
      .green: ([0.35, 0.72, 0.17], [0.45, 0.82, 0.27], [0.18, 0.30, 0.03]),
      .white: ([1, 1, 1], [1, 1, 1], [1, 1, 1]),
    ]
    let colors = FPPopoverColors(tint)
    let numbers = try #require(expected[tint])
    #expect(colors.topUnderArrow.map(components) == numbers.up)
    #expect(colors.gradient.map(components) == [numbers.top, numbers.fill])
    #expect(components(colors.fill) == numbers.fill)
    // Drawn: the fill at the lower end, the gradient's end at 20 points.
    let scene = BubbleStage()
    scene.bubble.tint = tint
    scene.bubble.arrowDirection = .down
    let pixel = try #require(scene.pixel(scene.snapshot(), CGPoint(x: 5.5, y: 60.5)))
    let fill = numbers.fill.map { UInt8(($0 * 255).rounded()) }
    #expect(pixel.distance(to: Snapshot.Pixel(red: fill[0], green: fill[1], blue: fill[2])) <= 1)
  }

  @Test("Own colours: one, or a gradient from top to bottom; nil goes back to the tint")
  func colors() throws {
    let scene = BubbleStage()
    scene.bubble.arrowDirection = .none
    let before = scene.snapshot()
    scene.bubble.colors = FPPopoverColors(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let green = scene.pixel(scene.snapshot(), CGPoint(x: 5.5, y: 60.5))
    #expect(green == Snapshot.Pixel(red: 0, green: 255, blue: 0))
    scene.bubble.colors = FPPopoverColors(gradient: [.red, .green])
    let picture = scene.snapshot()
    let top = try #require(scene.pixel(picture, CGPoint(x: 70.5, y: 5.5)))
    let bottom = try #require(scene.pixel(picture, CGPoint(x: 70.5, y: 144.5)))
    #expect(top.red > 230 && top.green < 25 && bottom.red < 25 && bottom.green > 230)
    scene.bubble.colors = nil
    #expect(scene.snapshot().difference(from: before).pixels == 0)
    #expect(components(FPPopoverColors(.white).title).max().map { $0 < 0.5 } == true)
    #expect(FPPopoverColors(.black).title == .white)
  }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
  }
}
