import Foundation
import Testing
import UIKit

@testable import FPPopover

@Suite("Faults of the original's placement")
struct PlacementFaultTests {
  private let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private func place(
    _ anchor: CGRect, _ directions: FPPopoverArrowDirection, _ size: CGSize = CGSize(width: 200, height: 300)
  ) throws -> BubblePlacement {
    var request = BubbleRequest(anchor: anchor, container: screen, size: size)
    request.margins = margins
    request.minimumSize = CGSize(width: 100, height: 100)
    request.directions = directions
    return try #require(request.placed())
  }

  /// Anchors all over the screen and a little off it.
  private var anchors: [CGRect] {
    stride(from: -80, through: 340, by: 35).flatMap { x in
      stride(from: -60, through: 500, by: 40).map { y in CGRect(x: x, y: y, width: 60, height: 40) }
    }
  }

  @Test("Fault 1: a forced up is kept where there is more room above")
  func forcedUp() throws {
    let anchor = CGRect(x: 130, y: 300, width: 60, height: 40)
    let place = try place(anchor, .up)
    #expect(place.direction == .up)
    #expect(place.frame == CGRect(x: 60, y: 340, width: 200, height: 132))
  }

  @Test("Fault 2: up and left chooses between up and left")
  func mask() throws {
    var seen: Set<FPPopoverArrowDirection> = []
    for anchor in anchors where screen.insetBy(dx: 20, dy: 20).contains(anchor) {
      let place = try place(anchor, [.up, .left], CGSize(width: 150, height: 150))
      let room = max(screen.maxY - 8 - anchor.maxY, screen.maxX - 8 - anchor.maxX)
      if room >= 150 { #expect([.up, .left].contains(place.direction)) }
      seen.insert(place.direction)
    }
    #expect(seen.isSuperset(of: [.up, .left]))
  }

  @Test("Fault 3: a placement on the side slides along the edge and keeps its size")
  func slides() throws {
    let anchor = CGRect(x: 10, y: 12, width: 60, height: 40)
    let place = try place(anchor, .left)
    #expect(place.frame == CGRect(x: 70, y: 8, width: 200, height: 300))
  }

  @Test("Fault 4: a side without room does not lead over the anchor", arguments: arrows)
  func covers(direction: FPPopoverArrowDirection) throws {
    for anchor in anchors where screen.contains(anchor) {
      let place = try place(anchor, direction)
      #expect(!place.frame.insetBy(dx: 0.001, dy: 0.001).intersects(anchor), "\(anchor) \(place)")
    }
  }

  @Test("Fault 5: a bubble wider than its parent begins inside and is shrunk")
  func wide() throws {
    for anchor in anchors {
      let place = try place(anchor, .any, CGSize(width: 400, height: 200))
      #expect(place.frame.minX >= 8)
      #expect(place.frame.maxX <= 312)
    }
  }

  @Test("Fault 6: no size is negative, also for an anchor off the screen", arguments: arrows + [.none, .any])
  func negative(direction: FPPopoverArrowDirection) throws {
    for anchor in anchors {
      let frame = try place(anchor, direction).frame
      #expect(frame.size.width >= 100 && frame.size.height >= 100)
      #expect(screen.insetBy(dx: 8, dy: 8).contains(frame))
    }
  }

  @Test("Where reading starts at the right, the left side comes before the right one")
  func rightToLeft() throws {
    var request = BubbleRequest(
      anchor: CGRect(x: 130, y: 60, width: 60, height: 40), container: CGRect(x: 0, y: 0, width: 320, height: 160),
      size: CGSize(width: 110, height: 110))
    #expect(try #require(request.placed()).direction == .left)
    request.isRightToLeft = true
    #expect(try #require(request.placed()).direction == .right)
  }

  @Test("Numbers that are not finite have no place")
  func notFinite() {
    let request = BubbleRequest(
      anchor: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), container: screen, size: CGSize(width: 9, height: 9))
    #expect(request.placed() == nil)
  }
}
