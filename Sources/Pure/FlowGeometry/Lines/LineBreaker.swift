/// Breaks items of different sizes into lines, greedily and in order.
struct LineBreaker {
  private let rule: LineRule
  private var sums: [Double] = [0]
  private var thicknesses: [Double] = []
  private var lines: [MixedLines.Line] = []
  private var count = 0
  private var sum = 0.0
  private var first = 0
  /// What the items of the open line need at their least spacing.
  private var needed = 0.0
  private var thickness = 0.0
  private var across = 0.0

  init(_ rule: LineRule, count: Int) {
    self.rule = rule
    sums.reserveCapacity(count + 1)
    thicknesses.reserveCapacity(count)
    // Most lines hold two items or more. What is reserved but never written costs no memory.
    lines.reserveCapacity(count / 2 + 1)
  }

  /// Adds the next item; the first of a line costs its length, each other one a spacing more.
  @inline(__always)
  mutating func add(length: Double, thickness: Double) {
    let wider = needed + rule.interitemSpacing + length
    if count == first {
      needed = length
    } else if wider <= rule.length + rule.tolerance, !rule.isCrushed {
      needed = wider
    } else {
      close()
      needed = length
    }
    self.thickness = max(self.thickness, thickness)
    sum += length
    count += 1
    sums.append(sum)
    thicknesses.append(thickness)
  }

  /// Closes the last line and gives the lines away.
  consuming func finished() -> MixedLines {
    if count > first { close() }
    return MixedLines(rule: rule, sums: sums, thicknesses: thicknesses, lines: lines)
  }

  private mutating func close() {
    lines.append(MixedLines.Line(first: first, lower: across, thickness: thickness))
    across += rule.step(thickness)
    first = count
    thickness = 0
  }
}
