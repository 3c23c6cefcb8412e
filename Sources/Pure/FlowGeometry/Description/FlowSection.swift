public import Foundation

/// The measures of one section; its items are given beside it.
public struct FlowSection: Equatable, Sendable {
  /// The distance between two lines; not kept next to headers, footers or insets.
  public var lineSpacing: CGFloat
  /// The least distance between two items of a line.
  ///
  /// It decides how many fit, and is widened to fill the line.
  public var interitemSpacing: CGFloat
  /// What is kept free around the items; headers and footers ignore it.
  public var inset: FlowInsets
  /// How far the header reaches in the scroll direction; 0 means there is none.
  public var headerLength: CGFloat
  /// How far the footer reaches in the scroll direction; 0 means there is none.
  public var footerLength: CGFloat

  /// Describes a section with the defaults of UIKit's flow layout.
  public init(
    lineSpacing: CGFloat = 10, interitemSpacing: CGFloat = 10, inset: FlowInsets = FlowInsets(),
    headerLength: CGFloat = 0, footerLength: CGFloat = 0
  ) {
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.inset = inset
    self.headerLength = headerLength
    self.footerLength = footerLength
  }
}
