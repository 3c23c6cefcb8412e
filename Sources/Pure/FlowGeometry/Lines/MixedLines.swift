/// The lines of items of different sizes: two numbers an item and a record a line.
struct MixedLines {
  /// A line: its first item, its place across, and how its items are spread.
  struct Line {
    var first: Int
    var lower: Double
    var thickness: Double
    var leading: Double
    var gap: Double
  }

  /// For every item the sum of the lengths before it, and the sum of all at the end.
  var sums: [Double]
  var thicknesses: [Double]
  var lines: [Line]
  /// Whether spacings are negative, so that pieces may overlap and lists cannot be searched by their ends.
  let overlaps: Bool

  var count: Int { thicknesses.count }

  /// How far the lines reach.
  var length: Double {
    overlaps
      ? lines.reduce(0) { max($0, $1.lower + $1.thickness) }
      : lines.last.map { $0.lower + $0.thickness } ?? 0
  }

  func items(of line: Int) -> Range<Int> {
    lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : count)
  }

  func place(_ item: Int) -> Place {
    let next = partition(0..<lines.count) { lines[$0].first <= item }
    return place(item, lines[next - 1])
  }

  @inline(__always)
  func place(_ item: Int, _ line: Line) -> Place {
    let thickness = thicknesses[item]
    return Place(
      along: Span(from: start(item, line), length: sums[item + 1] - sums[item]),
      across: Span(from: line.lower + (line.thickness - thickness) / 2, length: thickness))
  }

  @inline(__always)
  private func start(_ item: Int, _ line: Line) -> Double {
    line.leading + (sums[item] - sums[line.first]) + Double(item - line.first) * line.gap
  }

  func lines(in window: Span) -> Range<Int> {
    let all = 0..<lines.count
    let upper = partition(all) { lines[$0].lower < window.upper }
    if overlaps { return 0..<upper }
    let lower = partition(all) { lines[$0].lower + lines[$0].thickness < window.lower }
    return lower..<max(lower, upper)
  }

  func items(of line: Int, in window: Span) -> Range<Int> {
    let items = items(of: line)
    if overlaps { return items }
    let record = lines[line]
    let lower = partition(items) { start($0, record) + (sums[$0 + 1] - sums[$0]) < window.lower }
    let upper = partition(lower..<items.upperBound) { start($0, record) < window.upper }
    return lower..<upper
  }

  /// The first index of a range of which a condition does not hold; it must hold up to there, and not after.
  @inline(__always)
  private func partition(_ range: Range<Int>, while holds: (Int) -> Bool) -> Int {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(middle) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
