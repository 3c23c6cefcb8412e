public import Foundation

/// A mistake of the program that describes a flow.
public enum FlowError: Error, Equatable, CustomStringConvertible {
  /// An item's size is negative, infinite (beyond 10^15) or not a number.
  case badItemSize(CGSize, item: Int, section: Int)
  /// A section has a negative number of items, or more than can be counted.
  case badItemCount(Int, section: Int)
  /// A measure of a section is infinite (beyond 10^15) or not a number, or a header or footer is negative.
  case badMeasure(Measure, CGFloat, section: Int)
  /// The bounds, the content inset or the display scale is infinite, not a number, or a negative size or scale.
  case badConfiguration(FlowConfiguration)

  /// The largest length, count or inset: far beyond any content, and small enough that sums stay finite.
  static var largest: Double { 1e15 }

  /// The measures of a section.
  public enum Measure: String, Sendable, CaseIterable {
    /// The distance between lines.
    case lineSpacing
    /// The least distance between items.
    case interitemSpacing
    /// The inset of the section.
    case inset
    /// How far the header reaches.
    case headerLength
    /// How far the footer reaches.
    case footerLength
  }

  /// What was wrong, with the value and where.
  public var description: String {
    switch self {
    case .badItemSize(let size, let item, let section):
      "Item \(item) of section \(section) has the size \(size.width) x \(size.height). "
        + "Sizes must be finite (at most 10^15) and not negative."
    case .badItemCount(let count, let section):
      "Section \(section) has \(count) items. A count must lie between 0 and 10^15."
    case .badMeasure(let measure, let value, let section):
      "Section \(section) has the \(measure.rawValue) \(value). It must be finite"
        + (measure == .headerLength || measure == .footerLength ? " and not negative." : ".")
    case .badConfiguration(let configuration):
      "A flow cannot be laid out in bounds of \(configuration.bounds.width) x \(configuration.bounds.height) "
        + "with the content inset \(configuration.contentInset) and the display scale "
        + "\(configuration.displayScale). All must be finite, the bounds not negative, the scale positive."
    }
  }
}
