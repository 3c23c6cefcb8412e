import Foundation
import PopoverPlacement

/// Rectangles and the like, written as objects.
extension JSONNode {
  func rect() throws(JSONMismatch) -> CGRect {
    let parts = try fields("x", "y", "width", "height")
    return CGRect(
      x: try parts.number("x"), y: try parts.number("y"), width: try parts.number("width"),
      height: try parts.number("height"))
  }

  func rects() throws(JSONMismatch) -> [CGRect] {
    var rects: [CGRect] = []
    for node in try list() { rects.append(try node.rect()) }
    return rects
  }

  func size() throws(JSONMismatch) -> CGSize {
    let parts = try fields("width", "height")
    return CGSize(width: try parts.number("width"), height: try parts.number("height"))
  }

  func point() throws(JSONMismatch) -> CGPoint {
    let parts = try fields("x", "y")
    return CGPoint(x: try parts.number("x"), y: try parts.number("y"))
  }

  /// A mask of arrow directions by its raw value.
  func directions() throws(JSONMismatch) -> Placement.ArrowDirections {
    guard let bits = UInt32(exactly: try number()) else { throw mismatch("the raw value of arrow directions") }
    return Placement.ArrowDirections(rawValue: UInt(bits))
  }

  /// The mistake that another key which excludes this one is there too.
  func besides(_ key: String) -> JSONMismatch {
    JSONMismatch(path: path, problem: "cannot stand beside '\(key)'; leave out one of them")
  }
}

extension Placement.Side {
  static var names: [(String, Self)] { allCases.map { ("\($0)", $0) } }
}

extension Placement.Alignment {
  static var names: [(String, Self)] { allCases.map { ("\($0)", $0) } }
}

extension Placement.CompassPoint {
  static var names: [(String, Self)] { allCases.map { ("\($0)", $0) } }
}

extension PlacementRequest.Adjustments {
  static let names: [(String, Self)] = [
    ("flip", .flip), ("flipX", .flipX), ("flipY", .flipY), ("flipAlignment", .flipAlignment),
    ("slide", .slide), ("slideX", .slideX), ("slideY", .slideY),
    ("resize", .resize), ("resizeX", .resizeX), ("resizeY", .resizeY),
  ]
}
