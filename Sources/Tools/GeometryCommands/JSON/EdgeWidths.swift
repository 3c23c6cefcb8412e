/// Widths along the four edges of a rectangle.
struct EdgeWidths: Equatable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double
}

extension EdgeWidths {
  /// The same width along every edge.
  init(_ width: Double) { self.init(top: width, left: width, bottom: width, right: width) }
}

extension JSONNode {
  /// One number for all edges, or an object with some of them; the others are 0.
  func edges() throws(JSONMismatch) -> EdgeWidths {
    if case .number(let width) = value { return EdgeWidths(width) }
    let edges = try fields("top", "left", "bottom", "right")
    return EdgeWidths(
      top: try edges.number("top", or: 0), left: try edges.number("left", or: 0),
      bottom: try edges.number("bottom", or: 0), right: try edges.number("right", or: 0))
  }
}
