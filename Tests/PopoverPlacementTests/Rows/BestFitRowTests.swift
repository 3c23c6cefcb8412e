import Foundation
import PopoverPlacement
import Testing

/// Cases of floating layers' and menus' own test suites.
@Suite struct BestFitRowTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var anchor: RowRect?
    var anchors: [RowRect]?
    var point: RowPair?
    var size: RowPair
    var container: RowRect?
    var margins: [String: CGFloat]?
    var side: String
    var alignment: String
    var adjust: [String]
    var oversize: String?
    var arrow: [String: CGFloat]?
    var expected: Expected
    var testDescription: String { name }
  }

  struct Expected: Decodable, Sendable {
    var x: CGFloat?
    var y: CGFloat?
    var maxX: CGFloat?
    var maxY: CGFloat?
    var side: String?
    var alignment: String?
    var arrowTip: CGFloat?
  }

  @Test(arguments: try Rows.load("bestfit", as: Row.self))
  func aLayerFloatsBesideItsAnchor(_ row: Row) throws {
    let placement = try request(row).placed(by: .bestFit)
    let expected = row.expected
    if let x = expected.x { #expect(placement.frame.minX == x) }
    if let y = expected.y { #expect(placement.frame.minY == y) }
    if let maxX = expected.maxX { #expect(placement.frame.maxX == maxX) }
    if let maxY = expected.maxY { #expect(placement.frame.maxY == maxY) }
    if let side = expected.side { #expect(String(describing: placement.side) == side) }
    if let alignment = expected.alignment { #expect(String(describing: placement.alignment) == alignment) }
    if let tip = expected.arrowTip { #expect(placement.arrowTip.x == tip) }
    #expect(placement.frame.size == row.size.size)
  }

  @Test func everyRowIsThere() throws {
    #expect(try Rows.load("bestfit", as: Row.self).count == 29)
  }

  private func request(_ row: Row) throws -> PlacementRequest {
    let pieces = (row.anchors ?? []).map(\.rect)
    let anchor = try #require(row.anchor?.rect ?? PlacementAnchor.rect(of: pieces, at: row.point?.point))
    var request = PlacementRequest(anchor: anchor, size: row.size.size, container: row.container?.rect)
    request.sides = .init(try #require(Self.sides[row.side]))
    request.alignment = try #require(Self.alignments[row.alignment])
    request.adjustments = .init(names: row.adjust)
    if let oversize = row.oversize {
      #expect(oversize == "center")
      request.oversize = .center
    }
    if let margins = row.margins {
      request.margins = .init(
        top: margins["top"] ?? 0, left: margins["left"] ?? 0, bottom: margins["bottom"] ?? 0,
        right: margins["right"] ?? 0)
    }
    if let arrow = row.arrow {
      request.arrow = .init(
        height: try #require(arrow["height"]), base: try #require(arrow["base"]),
        clearance: try #require(arrow["clearance"]))
    }
    return request
  }

  private static let sides = Dictionary(
    uniqueKeysWithValues: Placement.Side.allCases.map { (String(describing: $0), $0) })
  private static let alignments = Dictionary(
    uniqueKeysWithValues: Placement.Alignment.allCases.map { (String(describing: $0), $0) })
}
