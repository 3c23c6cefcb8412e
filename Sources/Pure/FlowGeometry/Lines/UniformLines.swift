/// The lines of items of one size: everything follows by arithmetic, and nothing is kept per item.
struct UniformLines {
  let count: Int
  /// How many items a full line holds, at least one.
  let columns: Int
  let itemLength: Double
  let thickness: Double
  /// From an item's edge to the next item's.
  let pitch: Double
  /// What every item but the last of a line loses in an overfilled line.
  let squeeze: Double
  /// From the start of the line to the first item.
  let leading: Double
  /// From a line's edge to the next line's.
  let step: Double

  init(count: Int, length: Double, thickness: Double, in line: LineRule) {
    self.count = count
    itemLength = length
    self.thickness = thickness
    columns = line.columns(of: length, count: count)
    if columns > 1 {
      pitch = (line.length - length) / Double(columns - 1)
      squeeze = line.squeeze(pitch - length)
      leading = 0
    } else {
      pitch = 0
      squeeze = 0
      leading = line.leading(ofLone: length)
    }
    step = line.step(thickness)
  }

  var lineCount: Int { (count + columns - 1) / columns }

  /// How far the lines reach.
  var length: Double { count == 0 ? 0 : Double(lineCount - 1) * step + thickness }

  func place(_ item: Int) -> Place {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    return Place(
      along: Span(
        from: leading + Double(column) * pitch, length: column + 1 < columns ? max(0, itemLength + squeeze) : itemLength
      ),
      across: Span(from: Double(line) * step, length: thickness))
  }

  func items(of line: Int) -> Range<Int> { line * columns..<min(count, (line + 1) * columns) }

  func lines(in window: Span) -> Range<Int> {
    let lower = index(from: window.lower - thickness, step, limit: lineCount)
    return lower..<max(lower, upper(window.upper, step, limit: lineCount))
  }

  func items(of line: Int, in window: Span) -> Range<Int> {
    let items = items(of: line)
    let lower = index(from: window.lower - leading - itemLength, pitch, limit: items.count)
    let upper = upper(window.upper - leading, pitch, limit: items.count)
    return items.lowerBound + lower..<items.lowerBound + max(lower, upper)
  }

  /// The first index whose position may lie beyond an edge.
  private func index(from edge: Double, _ step: Double, limit: Int) -> Int {
    guard step > 0, edge > 0 else { return 0 }
    return edge >= Double(limit) * step ? limit : Int(edge / step)
  }

  /// The index after the last whose position may lie before an edge.
  private func upper(_ edge: Double, _ step: Double, limit: Int) -> Int {
    guard step > 0 else { return edge < 0 ? 0 : limit }
    guard edge >= 0 else { return 0 }
    return edge >= Double(limit) * step ? limit : min(limit, Int(edge / step) + 1)
  }
}
