/// Breaks items of different sizes into lines, greedily and in order.
struct LineBreaker {
  private let rule: LineRule
  private var mixed: MixedLines
  private var first = 0
  /// What the items of the open line need at their least spacing.
  private var needed = 0.0
  private var thickness = 0.0
  private var across = 0.0

  init(_ rule: LineRule, count: Int) {
    self.rule = rule
    mixed = MixedLines(
      sums: [0], thicknesses: [], lines: [],
      overlaps: rule.interitemSpacing < 0 || rule.lineSpacing < 0)
    mixed.sums.reserveCapacity(count + 1)
    mixed.thicknesses.reserveCapacity(count)
  }

  /// Adds the next item; the first of a line costs its length, each other one a spacing more.
  @inline(__always)
  mutating func add(length: Double, thickness: Double) {
    let item = mixed.thicknesses.count
    let wider = needed + rule.interitemSpacing + length
    if item == first {
      needed = length
    } else if wider <= rule.length + rule.tolerance, !rule.isCrushed {
      needed = wider
    } else {
      close(isLast: false)
      needed = length
    }
    self.thickness = max(self.thickness, thickness)
    mixed.sums.append(mixed.sums[item] + length)
    mixed.thicknesses.append(thickness)
  }

  /// Closes the last line and gives the lines away.
  consuming func finished() -> MixedLines {
    if mixed.thicknesses.count > first { close(isLast: true) }
    return mixed
  }

  private mutating func close(isLast: Bool) {
    let end = mixed.thicknesses.count
    let items = end - first
    let length = mixed.sums[end] - mixed.sums[first]
    var line = MixedLines.Line(
      first: first, lower: across, thickness: thickness, leading: 0, gap: rule.interitemSpacing)
    if !isLast {
      if items > 1 {
        line.gap = (rule.length - length) / Double(items - 1)
      } else {
        line.leading = rule.leading(ofLone: length)
      }
    }
    mixed.lines.append(line)
    across += rule.step(thickness)
    first = end
    thickness = 0
  }
}
