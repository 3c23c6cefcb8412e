import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

/// The original draws a strip of tint above borderless content: the head.
///
/// Every combination is looked at, pixel by pixel.
@MainActor
@Suite("The head", .serialized)
struct HeadTests {
  nonisolated static let directions = arrows + [.none]

  @Test(
    "Tint shows between outline and content and around the title, and nowhere without border and title",
    arguments: directions, [true, false])
  func combinations(direction: FPPopoverArrowDirection, border: Bool) throws {
    let scene = BubbleStage()
    let bubble = scene.bubble
    bubble.relativeOrigin = CGPoint(x: 60, y: 70)
    bubble.arrowDirection = direction
    bubble.border = border
    let offsets: [CGFloat] = [0, -1, -0.5, 0.5, 1]
    for tint in FPPopoverTint.allCases {
      for title in [nil, "T"] {
        bubble.tint = tint
        bubble.title = title
        let picture = scene.snapshot()
        let outline = (path: bubble.outline(inset: border ? 1 : 10).path, inset: border ? 1 : 10)
        let content = bubble.arrangement.contentFrame
        var tinted = 0
        for y in 0..<150 {
          for x in 0..<140 {
            let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
            guard scene.pixel(picture, point)?.isTinted == true else { continue }
            tinted += 1
            if !border, title == nil {
              Issue.record("\(tint) at \(point), borderless without a title")
              return
            }
            // A stroke is half a point wide beside its path, and a little more at the arrow's tip.
            let isNear = offsets.contains { dx in
              offsets.contains { dy in outline.path.contains(CGPoint(x: point.x + dx, y: point.y + dy)) }
            }
            if !isNear || content.contains(point) {
              Issue.record("\(tint) at \(point): content \(content), outline's inset \(outline.inset)")
              return
            }
          }
        }
        if border || title != nil { #expect(tinted > 400, "\(tint) shows around the content or the title") }
      }
    }
  }

  @Test("With a border tint frames the content on all sides alike", arguments: directions)
  func alike(direction: FPPopoverArrowDirection) {
    let scene = BubbleStage()
    scene.bubble.arrowDirection = direction
    // The arrow stands near the start of its edge, the rays leave the content's far third.
    scene.bubble.relativeOrigin = CGPoint(x: 0, y: 0)
    let picture = scene.snapshot()
    let content = scene.bubble.arrangement.contentFrame
    let far = CGPoint(x: content.minX + content.width * 0.7, y: content.minY + content.height * 0.7)
    let rays: [(CGPoint, CGVector)] = [
      (CGPoint(x: far.x, y: content.minY - 0.5), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: far.x, y: content.maxY + 0.5), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: content.minX - 0.5, y: far.y), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: content.maxX + 0.5, y: far.y), CGVector(dx: 1, dy: 0)),
    ]
    let widths = rays.map { start, step in
      (0..<40).first {
        scene.pixel(
          picture, CGPoint(x: start.x + CGFloat($0) * step.dx, y: start.y + CGFloat($0) * step.dy))?.isTinted != true
      }
    }
    #expect(widths == [10, 10, 10, 10])
  }

  @Test("Without border, arrow and title there is nothing but the content, in the whole bounds")
  func bare() {
    let scene = BubbleStage()
    let bubble = scene.bubble
    bubble.shadowHidden = false
    bubble.border = false
    bubble.arrowDirection = .none
    #expect(bubble.arrangement.contentFrame == bubble.bounds)
    #expect(scene.content.frame == CGRect(origin: .zero, size: bubble.bounds.size))
    #expect(bubble.layer.shadowOpacity == 0)
    let picture = scene.snapshot()
    for corner in [
      CGPoint(x: 0.5, y: 0.5), CGPoint(x: 139.5, y: 0.5), CGPoint(x: 0.5, y: 149.5), CGPoint(x: 139.5, y: 149.5),
    ] { #expect(scene.pixel(picture, corner) == Snapshot.Pixel(red: 0, green: 0, blue: 255)) }
  }

  @Test("Without border the content is the drawn body exactly, below the title's row", arguments: directions)
  func body(direction: FPPopoverArrowDirection) {
    for hasTitle in [true, false] where hasTitle || direction != .none {
      let size = CGSize(width: 200, height: 300)
      let layout = BubbleLayout(size: size, direction: direction, hasTitle: hasTitle, hasBorder: false)
      var body = BubbleOutline(size: size, direction: direction, target: .zero, inset: layout.outlineInset).body
      if hasTitle { body = CGRect(x: body.minX, y: body.minY + 30, width: body.width, height: body.height - 30) }
      #expect(layout.contentFrame == body)
    }
  }
}
