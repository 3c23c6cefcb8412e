import Foundation

extension FlowLayout {
  /// A section, laid out in coordinates along and across its lines.
  struct Section: Sendable {
    /// From the top of its header to the end of its footer.
    let box: Span
    let header: Double
    let footer: Double
    /// Where the first line starts, across.
    let origin: Double
    /// Where lines start, along.
    let leading: Double
    let lines: Lines
  }

  /// A section inset in layout coordinates.
  struct SectionInset {
    let leading: Double
    let trailing: Double
    let before: Double
    let after: Double

    init(_ inset: FlowInsets, isHorizontal: Bool) {
      leading = (isHorizontal ? inset.top : inset.left).native
      trailing = (isHorizontal ? inset.bottom : inset.right).native
      before = (isHorizontal ? inset.left : inset.top).native
      after = (isHorizontal ? inset.right : inset.bottom).native
    }
  }

  var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

  /// Checks the measures of the next section and works out how its lines are filled.
  func lineMaker(_ section: FlowSection, _ count: Int) throws(FlowError) -> LineMaker {
    let index = sections.count
    guard count >= 0, Double(count) <= FlowError.largest else { throw .badItemCount(count, section: index) }
    try Self.check(section, index)
    let inset = SectionInset(section.inset, isHorizontal: isHorizontal)
    let length = availableLength - inset.leading - inset.trailing
    let rule = LineRule(
      length: max(0, length), interitemSpacing: section.interitemSpacing.native,
      lineSpacing: section.lineSpacing.native, tolerance: 0.5 / configuration.displayScale.native,
      isCrushed: length < 0)
    return LineMaker(section: index, count: count, rule: rule, isHorizontal: isHorizontal)
  }

  private static func check(_ section: FlowSection, _ index: Int) throws(FlowError) {
    func check(_ value: CGFloat, _ measure: FlowError.Measure, isLength: Bool) throws(FlowError) {
      guard abs(value.native) <= FlowError.largest, !isLength || value >= 0 else {
        throw .badMeasure(measure, value, section: index)
      }
    }
    try check(section.lineSpacing, .lineSpacing, isLength: false)
    try check(section.interitemSpacing, .interitemSpacing, isLength: false)
    try check(section.inset.top, .inset, isLength: false)
    try check(section.inset.left, .inset, isLength: false)
    try check(section.inset.bottom, .inset, isLength: false)
    try check(section.inset.right, .inset, isLength: false)
    try check(section.headerLength, .headerLength, isLength: true)
    try check(section.footerLength, .footerLength, isLength: true)
  }
}
