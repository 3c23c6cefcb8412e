public import Foundation

/// What a layout cannot do well; each kind is reported once a layout, at its first occurrence.
///
/// There are none while the bounds are empty: views are often laid out once before they have a size.
public enum FlowWarning: Equatable, Sendable, CustomStringConvertible {
  /// An item is longer than the line: it stands alone at the leading inset.
  case itemLongerThanLine(CGSize, lineLength: CGFloat, item: Int, section: Int)
  /// An item has no width or no height.
  case emptyItem(CGSize, item: Int, section: Int)
  /// The insets leave no room for a line: every item stands alone.
  case insetsLeaveNoRoom(FlowInsets, available: CGFloat, section: Int)

  /// What was found, with the values and what to do.
  public var description: String {
    switch self {
    case .itemLongerThanLine(let size, let length, let item, let section):
      "Item \(item) of section \(section), \(size.width) x \(size.height), is longer than its line of \(length). "
        + "Make it smaller than the view less content and section insets."
    case .emptyItem(let size, let item, let section):
      "Item \(item) of section \(section) is empty: \(size.width) x \(size.height)."
    case .insetsLeaveNoRoom(let inset, let available, let section):
      "The insets of section \(section) (top \(inset.top), left \(inset.left), bottom \(inset.bottom), "
        + "right \(inset.right)) leave no room in lines of \(available)."
    }
  }
}
