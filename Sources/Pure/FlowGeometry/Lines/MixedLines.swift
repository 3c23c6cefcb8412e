/// The lines of items of different sizes: two numbers an item and three a line.
struct MixedLines {
  /// A line: its first item and its place across.
  struct Line {
    var first: Int
    var lower: Double
    var thickness: Double
  }

  let rule: LineRule
  /// For every item the sum of the lengths before it, and the sum of all at the end.
  let sums: [Double]
  let thicknesses: [Double]
  let lines: [Line]

  /// Whether spacings are negative, so that pieces may overlap and lists cannot be searched by their ends.
  private var overlaps: Bool { rule.interitemSpacing < 0 || rule.lineSpacing < 0 }

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

  /// How the items of a line are spread: where the first one starts, and what lies between two.
  struct Spread {
    let items: Range<Int>
    let leading: Double
    let gap: Double
    let squeeze: Double
    let line: Line
  }

  /// Full lines are justified or, with one item, centred; the last one keeps the least spacing.
  func spread(_ line: Int) -> Spread {
    let items = items(of: line)
    var (leading, gap) = (0.0, rule.interitemSpacing)
    if line + 1 < lines.count {
      let length = sums[items.upperBound] - sums[items.lowerBound]
      if items.count > 1 {
        gap = (rule.length - length) / Double(items.count - 1)
      } else {
        leading = rule.leading(ofLone: length)
      }
    }
    return Spread(items: items, leading: leading, gap: gap, squeeze: rule.squeeze(gap), line: lines[line])
  }

  func place(_ item: Int) -> Place {
    let next = partition(0..<lines.count) { lines[$0].first <= item }
    return place(item, spread(next - 1))
  }

  @inline(__always)
  func place(_ item: Int, _ spread: Spread) -> Place {
    let (line, thickness) = (spread.line, thicknesses[item])
    var length = sums[item + 1] - sums[item]
    if item + 1 < spread.items.upperBound { length = max(0, length + spread.squeeze) }
    return Place(
      along: Span(from: start(item, spread), length: length),
      across: Span(from: line.lower + (line.thickness - thickness) / 2, length: thickness))
  }

  @inline(__always)
  private func start(_ item: Int, _ spread: Spread) -> Double {
    let first = spread.items.lowerBound
    return spread.leading + (sums[item] - sums[first]) + Double(item - first) * spread.gap
  }

  func lines(in window: Span) -> Range<Int> {
    let all = 0..<lines.count
    let upper = partition(all) { lines[$0].lower < window.upper }
    if overlaps { return 0..<upper }
    let lower = partition(all) { lines[$0].lower + lines[$0].thickness < window.lower }
    return lower..<max(lower, upper)
  }

  func items(of spread: Spread, in window: Span) -> Range<Int> {
    let items = spread.items
    if overlaps { return items }
    let lower = partition(items) { start($0, spread) + (sums[$0 + 1] - sums[$0]) < window.lower }
    let upper = partition(lower..<items.upperBound) { start($0, spread) < window.upper }
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
