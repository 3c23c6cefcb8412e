public import Foundation

/// Where the items, headers and footers of a collection flow to: sizes in, frames out.
///
///     var layout = try FlowLayout(FlowConfiguration(bounds: CGSize(width: 320, height: 480)))
///     try layout.append(FlowSection(headerLength: 22), count: 7, size: CGSize(width: 50, height: 50))
///     layout.contentSize             // 320 x 132
///     layout.frame(ofItem: 5, in: 0) // (0, 82, 50, 50): the second line keeps the columns of the first
///
/// A section of items of one size takes the same little memory however many there are; otherwise an item takes 16
/// bytes. Frames are computed when asked for, so a prepared layout never changes.
public struct FlowLayout: Sendable {
  /// What all sections share.
  public let configuration: FlowConfiguration
  /// What could not be done well, each kind once.
  public private(set) var warnings: [FlowWarning] = []
  private(set) var sections: [Section] = []
  /// The length that lines could have without section insets: the bounds less the content inset.
  let availableLength: Double
  /// The same, but not negative.
  var crossLength: Double { max(0, availableLength) }
  /// Whether a section reaches out of its box, so that sections cannot be searched by their boxes.
  private(set) var overlaps = false

  /// Makes a layout without sections.
  ///
  /// - Throws: `badConfiguration` if the bounds, the content inset or the scale make no sense.
  public init(_ configuration: FlowConfiguration) throws(FlowError) {
    let (bounds, inset) = (configuration.bounds, configuration.contentInset)
    let numbers = bounds.width + bounds.height + inset.top + inset.left + inset.bottom + inset.right
    let scale = configuration.displayScale
    guard abs(numbers.native) <= FlowError.largest, bounds.width >= 0, bounds.height >= 0, scale > 0, scale < 1e6
    else { throw .badConfiguration(configuration) }
    self.configuration = configuration
    let length =
      configuration.scrollDirection == .horizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    availableLength = length.native
  }

  /// Adds a section of items of one size.
  ///
  /// - Throws: `FlowError` if a number is not finite or negative where it must not be.
  /// - Complexity: O(1).
  public mutating func append(_ section: FlowSection, count: Int, size: CGSize) throws(FlowError) {
    var maker = try lineMaker(section, count)
    let lines = try maker.uniform(size)
    append(section, lines, maker)
  }

  /// Adds a section of items of different sizes; a section whose items turn out to have one size counts as uniform.
  ///
  /// - Parameters:
  ///   - section: the measures of the section.
  ///   - count: how many items it has.
  ///   - sizes: the size of an item; called once for each, in order.
  /// - Throws: `FlowError` if a number is not finite or negative where it must not be.
  /// - Complexity: O(`count`).
  public mutating func append(_ section: FlowSection, count: Int, sizes: (Int) -> CGSize) throws(FlowError) {
    var maker = try lineMaker(section, count)
    let lines = try maker.lines(sizes)
    append(section, lines, maker)
  }

  private mutating func append(_ section: FlowSection, _ lines: Lines, _ maker: LineMaker) {
    let inset = SectionInset(section.inset, isHorizontal: isHorizontal)
    let start = sections.last?.box.upper ?? 0
    let linesStart = start + section.headerLength.native + inset.before
    let end = max(start, linesStart + lines.length + inset.after) + section.footerLength.native
    if inset.leading < 0 || inset.before < 0 || inset.after < 0 { overlaps = true }
    sections.append(
      Section(
        box: Span(start, end), header: section.headerLength.native, footer: section.footerLength.native,
        origin: linesStart, leading: inset.leading, lines: lines))
    warn(section, maker)
  }

  private mutating func warn(_ section: FlowSection, _ maker: LineMaker) {
    guard configuration.bounds.width > 0, configuration.bounds.height > 0 else { return }
    let index = maker.section
    if maker.rule.isCrushed {
      warnOnce(.insetsLeaveNoRoom(section.inset, available: CGFloat(crossLength), section: index))
    } else if let item = maker.tooLong {
      let length = CGFloat(maker.rule.length)
      warnOnce(.itemLongerThanLine(item.size, lineLength: length, item: item.item, section: index))
    }
    if let item = maker.empty { warnOnce(.emptyItem(item.size, item: item.item, section: index)) }
  }

  private mutating func warnOnce(_ warning: FlowWarning) {
    let isKnown = warnings.contains { known in
      switch (known, warning) {
      case (.itemLongerThanLine, .itemLongerThanLine), (.emptyItem, .emptyItem),
        (.insetsLeaveNoRoom, .insetsLeaveNoRoom):
        true
      default: false
      }
    }
    if !isKnown { warnings.append(warning) }
  }
}
