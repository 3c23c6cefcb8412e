import Foundation
import PopoverPlacement
import Testing

/// How pieces of wrapped text become lines.
@Suite struct LineRowTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var rects: [RowRect]
    var lines: [RowRect]
    var testDescription: String { name }
  }

  @Test(arguments: try Rows.load("lines", as: Row.self))
  func piecesMergeIntoLines(_ row: Row) {
    #expect(PlacementAnchor.lines(of: row.rects.map(\.rect)) == row.lines.map(\.rect))
    #expect(PlacementAnchor.lines(of: row.rects.reversed().map(\.rect)) == row.lines.map(\.rect))
  }

  @Test func everyRowIsThere() throws {
    #expect(try Rows.load("lines", as: Row.self).count == 4)
  }

  @Test func aPointOnNoLineMeansTheUnion() {
    let rects = [CGRect(x: 200, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20)]
    let union = CGRect(x: 0, y: 0, width: 300, height: 40)
    #expect(PlacementAnchor.rect(of: rects, at: CGPoint(x: 50, y: 10)) == union)
    #expect(PlacementAnchor.rect(of: rects) == union)
    #expect(PlacementAnchor.rect(of: rects, at: CGPoint(x: 50, y: 30)) == rects[1])
  }

  @Test func nothingHasNoRect() {
    #expect(PlacementAnchor.rect(of: []) == nil)
    #expect(PlacementAnchor.lines(of: []).isEmpty)
  }
}
