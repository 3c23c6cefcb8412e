import Foundation
import Testing
import UIKit

@testable import FPPopover

@Suite("The classic rules: what the original control does")
struct ClassicTableTests {
  @Test("Frame, direction and the arrow's target")
  func placement() throws {
    for row in ClassicCase.all {
      var request = BubbleRequest(
        anchor: row.input.anchor.rect, container: row.input.container.rect,
        size: CGSize(width: row.input.size.width, height: row.input.size.height))
      request.directions = FPPopoverArrowDirection(rawValue: row.input.arrowDirection)
      request.policy = .fpPopover
      let place = try #require(request.placed())
      let expected = row.expected.frame
      #expect(
        place.frame == CGRect(x: expected.x, y: expected.y, width: expected.width, height: max(0, expected.height)),
        "\(row.name)")
      #expect(place.direction == row.expected.arrowDirection, "\(row.name)")
      #expect(place.relativeOrigin == CGPoint(x: row.expected.relativeOrigin.x, y: row.expected.relativeOrigin.y))
    }
  }

  @Test("Title and content")
  func layout() {
    for row in ClassicCase.all {
      let layout = BubbleLayout(
        size: CGSize(width: row.expected.frame.width, height: row.expected.frame.height),
        direction: row.expected.arrowDirection, hasTitle: true, hasBorder: true)
      #expect(layout.titleFrame == rect(row.expected.titleFrame))
      #expect(numbers(layout.contentFrame) == row.expected.contentFrame, "\(row.name)")
    }
  }

  @Test("Outlines, where the original's are sound")
  func outlines() {
    for row in ClassicCase.all where row.hasSoundOutline {
      for (inset, expected) in [(2, row.expected.innerOutline), (1, row.expected.outerOutline)] as [(CGFloat, _)] {
        let outline = BubbleOutline(
          size: row.expected.frame.rect.size, direction: row.expected.arrowDirection,
          target: CGPoint(x: row.expected.relativeOrigin.x, y: row.expected.relativeOrigin.y), inset: inset)
        #expect(outline.body == rect(expected.body), "\(row.name)")
        let points = (expected.arrow ?? []).map { CGPoint(x: $0[0], y: $0[1]) }
        #expect(outline.arrow.sorted { $0.x < $1.x } == points.sorted { $0.x < $1.x })
        // Body and arrow are one path: it reaches from the tip to the far edge.
        let whole = points.reduce(rect(expected.body)) { $0.union(CGRect(origin: $1, size: .zero)) }
        #expect(outline.path.boundingBoxOfPath == whole)
      }
    }
  }

  @Test("Section 4's rectangles without a title, at 200 x 300")
  func withoutTitle() {
    let expected: [(FPPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(x: 10, y: 30, width: 180, height: 260)), (.down, CGRect(x: 10, y: 10, width: 180, height: 260)),
      (.right, CGRect(x: 10, y: 10, width: 160, height: 280)), (.left, CGRect(x: 30, y: 10, width: 160, height: 280)),
      (.none, CGRect(x: 10, y: 10, width: 180, height: 280)),
    ]
    for (direction, frame) in expected {
      let layout = BubbleLayout(
        size: CGSize(width: 200, height: 300), direction: direction, hasTitle: false, hasBorder: true)
      #expect(layout.contentFrame == frame)
    }
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}

extension ClassicCase {
  nonisolated var hasSoundOutline: Bool {
    let isTurned = expected.direction == "left" || expected.direction == "right"
    return !isTurned && expected.frame.width > 0 && expected.frame.height > 0
  }
}
