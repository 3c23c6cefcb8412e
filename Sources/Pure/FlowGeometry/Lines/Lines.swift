/// The lines of a section.
enum Lines {
  case uniform(UniformLines)
  case mixed(MixedLines)

  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .mixed(let lines): lines.count
    }
  }

  var length: Double {
    switch self {
    case .uniform(let lines): lines.length
    case .mixed(let lines): lines.length
    }
  }

  /// The place of an item, counted from the start of the first line.
  func place(_ item: Int) -> Place {
    switch self {
    case .uniform(let lines): lines.place(item)
    case .mixed(let lines): lines.place(item)
    }
  }

  /// The items of the lines that lie in a window across.
  func items(in window: Span) -> Range<Int> {
    switch self {
    case .uniform(let lines):
      let range = lines.lines(in: window)
      return range.isEmpty
        ? 0..<0 : lines.items(of: range.lowerBound).lowerBound..<lines.items(of: range.upperBound - 1).upperBound
    case .mixed(let lines):
      let range = lines.lines(in: window)
      return range.isEmpty
        ? 0..<0 : lines.items(of: range.lowerBound).lowerBound..<lines.items(of: range.upperBound - 1).upperBound
    }
  }

  /// Calls back with every item that may lie in a window, and its place.
  @inline(__always)
  func forEachItem(in window: Place, _ body: (Int, Place) -> Void) {
    switch self {
    case .uniform(let lines):
      for line in lines.lines(in: window.across) {
        for item in lines.items(of: line, in: window.along) { body(item, lines.place(item)) }
      }
    case .mixed(let lines):
      for line in lines.lines(in: window.across) {
        let spread = lines.spread(line)
        for item in lines.items(of: spread, in: window.along) { body(item, lines.place(item, spread)) }
      }
    }
  }
}
