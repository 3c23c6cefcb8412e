import Foundation
import GeometryCommands
import Testing

/// The cases of other test suites, all through the command.
@Suite struct PlaceRowTests {
  @Test func floatingLayersLieWhereTheyShould() throws {
    for (row, result) in try Rows.placed("bestfit", count: 29, policy: "bestFit") {
      guard case .object(let expected)? = row["expected"] else { throw Rows.Oddity(row: row) }
      for (key, value) in expected { #expect(result.member(key) == value, "\(row)") }
      #expect(.list([.number(result.width), .number(result.height)]) == row["size"])
    }
  }

  @Test func boxesHangOnTheirAnchors() throws {
    for (row, result) in try Rows.placed("positioner", count: 65, policy: "positioner") {
      #expect(result.frame == row["expected"], "\(row)")
    }
  }

  @Test func bubblesLieWhereTheOriginalPutThem() throws {
    for (row, result) in try Rows.placed("classic", count: 59, policy: "fpPopover") {
      #expect(result.frame == row["frame"], "\(row)")
      #expect(.text(result.direction) == row["direction"], "\(row)")
    }
  }

  @Test func piecesOfTextMergeIntoLines() throws {
    let rows = try Rows.load("lines")
    #expect(rows.count == 4)
    for row in rows {
      let pieces = try Rows.request(["anchors": row["rects"] ?? .null])["anchors"] ?? .null
      let lines = try Rows.request(["anchors": row["lines"] ?? .null])["anchors"]
      let call = CommandCall.place(requests: JSON.object(["lines": pieces]).text)
      #expect(try call.decoded(as: [String: JSON].self)["lines"] == lines)
    }
  }
}

/// The rows of the placement library's tests, where rectangles stand as lists of numbers.
private enum Rows {
  typealias Row = [String: JSON]

  struct Oddity: Error {
    var row: Row
  }

  static func load(_ name: String) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../PopoverPlacementTests/Resources")
    let data = try Data(contentsOf: folder.appending(path: "\(name).json").standardizedFileURL)
    return try JSONDecoder().decode([Row].self, from: data)
  }

  /// Rows with their results, all placed with one call.
  static func placed(_ name: String, count: Int, policy: String) throws -> [(Row, PlaceResult)] {
    let rows = try load(name)
    #expect(rows.count == count)
    let requests = try rows.map { JSON.object(try request($0)) }
    let call = CommandCall.place("--policy", policy, requests: JSON.list(requests).text)
    #expect(call.status == 0)
    #expect(call.errors.isEmpty)
    let results = try call.decoded(as: [PlaceResult].self)
    #expect(results.count == count)
    return Array(zip(rows, results))
  }

  /// The row as the command reads it, without the answers.
  static func request(_ row: Row) throws -> Row {
    var request: Row = [:]
    for (key, value) in row {
      switch key {
      case "expected", "frame", "direction": break
      case "wanted": request["arrowDirection"] = value
      case "size": request[key] = object(value, ["width", "height"])
      case "point", "offset": request[key] = object(value, ["x", "y"])
      case "anchor", "container": request[key] = object(value, ["x", "y", "width", "height"])
      case "anchors":
        guard case .list(let rects) = value else { throw Oddity(row: row) }
        request[key] = .list(rects.map { object($0, ["x", "y", "width", "height"]) })
      default: request[key] = value
      }
    }
    return request
  }

  private static func object(_ value: JSON, _ keys: [String]) -> JSON {
    guard case .list(let numbers) = value else { return value }
    return .object(Dictionary(uniqueKeysWithValues: zip(keys, numbers)))
  }
}

extension PlaceResult {
  fileprivate var frame: JSON { .list([x, y, width, height].map(JSON.number)) }

  /// A member as the rows name it.
  fileprivate func member(_ key: String) -> JSON? {
    switch key {
    case "x": .number(x)
    case "y": .number(y)
    case "maxX": .number(x + width)
    case "maxY": .number(y + height)
    case "arrowTip": .number(arrowTip)
    case "side": .text(side)
    case "alignment": .text(alignment)
    default: nil
    }
  }
}
