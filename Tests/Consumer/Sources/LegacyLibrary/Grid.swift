import FlowGeometry
import Foundation

/// Where square items of 50 points flow to in a column of 320.
public final class Grid {
  private var layout: FlowLayout

  /// A grid of this many squares under a header.
  public init(items: Int) throws {
    layout = try FlowLayout(FlowConfiguration(bounds: CGSize(width: 320, height: 480)))
    try layout.append(FlowSection(headerLength: 22), count: items, size: CGSize(width: 50, height: 50))
  }

  /// The frame of an item, or nil if there is no such item.
  public subscript(item: Int) -> CGRect? { layout.frame(ofItem: item, in: 0) }
}
