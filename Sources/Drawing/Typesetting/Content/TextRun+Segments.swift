extension TextRun {
  /// Cuts a range into pieces of one look each; where runs overlap, the later one wins.
  ///
  /// Complexity: the square of the number of runs, which is small.
  static func segments(of whole: Range<Int>, base: TextAttributes, runs: [TextRun]) -> [TextRun] {
    let edges = Set(
      runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [whole.lowerBound, whole.upperBound])
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).map { lower, upper in
      let owner = runs.last { $0.range.lowerBound <= lower && $0.range.upperBound >= upper }
      return TextRun(lower..<upper, owner?.attributes ?? base)
    }
  }
}
