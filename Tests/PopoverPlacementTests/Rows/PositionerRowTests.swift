import Foundation
import PopoverPlacement
import Testing

/// Cases of window systems' own test suites.
@Suite struct PositionerRowTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var anchor: RowRect
    var size: RowPair
    var container: RowRect?
    var anchorPoint: String
    var gravity: String
    var offset: RowPair
    var adjust: [String]
    var expected: RowRect
    var testDescription: String { name }
  }

  @Test(arguments: try Rows.load("positioner", as: Row.self))
  func aBoxHangsOnItsAnchor(_ row: Row) throws {
    var request = PlacementRequest(anchor: row.anchor.rect, size: row.size.size, container: row.container?.rect)
    request.adjustments = .init(names: row.adjust)
    let attachment = PlacementRequest.Attachment(
      anchorPoint: try #require(Self.points[row.anchorPoint]), gravity: try #require(Self.points[row.gravity]),
      offset: row.offset.point)
    let placement = try request.placed(by: .positioner(attachment))
    #expect(placement.frame == row.expected.rect)
    #expect(placement.bodyFrame == placement.frame)
  }

  @Test func everyRowIsThere() throws {
    #expect(try Rows.load("positioner", as: Row.self).count == 65)
  }

  private static let points = Dictionary(
    uniqueKeysWithValues: Placement.CompassPoint.allCases.map { (String(describing: $0), $0) })
}
