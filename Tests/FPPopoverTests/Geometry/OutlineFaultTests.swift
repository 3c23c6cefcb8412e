import Foundation
import Testing
import UIKit

@testable import FPPopover

nonisolated let arrows: [FPPopoverArrowDirection] = [.up, .down, .left, .right]

@Suite("Faults of the original's outline")
struct OutlineFaultTests {
  private func outline(
    _ direction: FPPopoverArrowDirection, target: CGPoint = CGPoint(x: 70, y: 60), inset: CGFloat = 2
  ) -> BubbleOutline {
    BubbleOutline(size: CGSize(width: 200, height: 160), direction: direction, target: target, inset: inset)
  }

  @Test("Fault 7: the arrow's base keeps clear of the rounded corners at both ends", arguments: arrows)
  func base(direction: FPPopoverArrowDirection) throws {
    for place in stride(from: -50, through: 260, by: 3) as StrideThrough<CGFloat> {
      for inset in [1, 2, 10] as [CGFloat] {
        let outline = outline(direction, target: CGPoint(x: place, y: place), inset: inset)
        let isVertical = direction == .up || direction == .down
        let ends = [outline.arrow[0], outline.arrow[2]].map { isVertical ? $0.x : $0.y }
        let (low, high) = (try #require(ends.min()), try #require(ends.max()))
        let edge = isVertical ? (outline.body.minX, outline.body.maxX) : (outline.body.minY, outline.body.maxY)
        #expect(low >= edge.0 + 10)
        #expect(high <= edge.1 - 10)
        #expect(high - low == 20)
      }
    }
  }

  @Test("Fault 8: arrows to the sides are as long as vertical ones", arguments: arrows)
  func length(direction: FPPopoverArrowDirection) {
    let outline = outline(direction)
    let (base, tip) = (outline.arrow[0], outline.arrow[1])
    #expect((direction == .up || direction == .down ? abs(base.y - tip.y) : abs(base.x - tip.x)) == 20)
  }

  @Test("One outline turned: from every direction the same shape, its tip at the inset", arguments: arrows)
  func turned(direction: FPPopoverArrowDirection) {
    let isVertical = direction == .up || direction == .down
    let size = isVertical ? CGSize(width: 200, height: 160) : CGSize(width: 160, height: 200)
    let target = isVertical ? CGPoint(x: 70, y: 0) : CGPoint(x: 0, y: 70)
    let outline = BubbleOutline(size: size, direction: direction, target: target, inset: 2)
    let tips: [FPPopoverArrowDirection: CGPoint] = [
      .up: CGPoint(x: 70, y: 2), .down: CGPoint(x: 70, y: 158), .left: CGPoint(x: 2, y: 70),
      .right: CGPoint(x: 158, y: 70),
    ]
    #expect(outline.arrow[1] == tips[direction])
    #expect(outline.path.boundingBoxOfPath == CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
    // A point beside the tip and one in a corner are outside, the middle is inside.
    #expect(outline.path.contains(CGPoint(x: size.width / 2, y: size.height / 2)))
    #expect(!outline.path.contains(CGPoint(x: outline.body.minX + 1, y: outline.body.minY + 1)))
  }

  @Test("A bubble without room for a body has no outline", arguments: arrows + [.none])
  func tiny(direction: FPPopoverArrowDirection) {
    for size in [CGSize.zero, CGSize(width: 3, height: 3), CGSize(width: 24, height: 4)] {
      let outline = BubbleOutline(size: size, direction: direction, target: .zero, inset: 2)
      #expect(outline.path.isEmpty)
    }
  }
}
