import Foundation
import PopoverPlacement
import Testing

/// What the original FPPopover does, faults included.
@Suite struct ClassicRowTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var anchor: RowRect
    var size: RowPair
    var container: RowRect
    var wanted: UInt
    var frame: RowRect
    var direction: String
    var testDescription: String { name }
  }

  @Test(arguments: try Rows.load("classic", as: Row.self))
  func theBubbleLiesWhereTheOriginalPutsIt(_ row: Row) throws {
    var request = PlacementRequest(anchor: row.anchor.rect, size: row.size.size, container: row.container.rect)
    request.sizeIncludesArrow = true
    request.arrow = .init(height: 20, base: 20, clearance: 10)
    let placement = try request.placed(by: .fpPopover(wanted: .init(rawValue: row.wanted)))
    // Compared by parts: rectangles with a negative height are equal to others.
    #expect(placement.frame.origin == row.frame.rect.origin)
    #expect(placement.frame.size == row.frame.rect.size)
    #expect(placement.arrowDirection == Self.directions[row.direction])
  }

  @Test func everyRowIsThere() throws {
    #expect(try Rows.load("classic", as: Row.self).count == 59)
  }

  private static let directions: [String: Placement.ArrowDirections] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "none": .none,
  ]
}
