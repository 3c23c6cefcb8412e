import Foundation
import PopoverPlacement

/// Rows of input and right answer, kept as JSON beside the tests.
enum Rows {
  static func load<Row: Decodable>(_ name: String, as type: Row.Type = Row.self) throws -> [Row] {
    let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
  }
}

/// A rectangle written as four numbers: x, y, width, height.
struct RowRect: Decodable, Sendable {
  var rect: CGRect

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let (x, y) = (try numbers.decode(Double.self), try numbers.decode(Double.self))
    rect = CGRect(x: x, y: y, width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }
}

/// A size or a point written as two numbers.
struct RowPair: Decodable, Sendable {
  var size: CGSize
  var point: CGPoint { CGPoint(x: size.width, y: size.height) }

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    size = CGSize(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }
}

extension PlacementRequest.Adjustments {
  init(names: [String]) {
    self = []
    for name in names {
      switch name {
      case "flip": insert(.flip)
      case "slide": insert(.slide)
      case "resize": insert(.resize)
      case "flipX": insert(.flipX)
      case "flipY": insert(.flipY)
      case "slideX": insert(.slideX)
      case "slideY": insert(.slideY)
      case "resizeX": insert(.resizeX)
      case "resizeY": insert(.resizeY)
      case "flipAlignment": insert(.flipAlignment)
      default: preconditionFailure("A row names an adjustment \(name) that does not exist")
      }
    }
  }
}
