public import Foundation
import PopoverPlacement
public import UIKit

/// A range of a label's text that a popover points at, also over a line break.
///
///     let anchor = TextRangeAnchor(label, (text as NSString).range(of: "three people"))
///     anchor.point(popover.popoverPresentationController, at: touch)               // UIKit's popover
///     bubble.present(fromText: anchor.lines, at: touch, in: label)                 // FPPopover
///
/// The places are those of the present layout: ask again once the label has another size or text.
@MainActor
public struct TextRangeAnchor {
  /// The label.
  public let label: UILabel
  /// The range, in UTF-16 units as `NSString` counts them.
  public let range: NSRange

  /// An anchor at a range of a label's text; what lies outside of the text is left out.
  public init(_ label: UILabel, _ range: NSRange) {
    self.label = label
    self.range = range
  }

  /// The rectangles that the range covers in the label, one a line, top line first; none where nothing of it is shown.
  ///
  /// What an ellipsis stands for lies where the ellipsis is. A font that was made smaller to fit the label is not taken
  /// into account, nor are text rectangles of subclasses that are narrower than the label.
  ///
  /// - Complexity: O(*n*) in the length of the text, besides the layout.
  public var lines: [CGRect] { PlacementAnchor.lines(of: LabelText(label)?.rects(of: range) ?? []) }

  /// What to point at, in the label: the line under a point, or all lines; the whole label where nothing is shown.
  public func rect(at point: CGPoint? = nil) -> CGRect { PlacementAnchor.rect(of: lines, at: point) ?? label.bounds }

  /// Whether a point of the label lies on the range: how a tap finds its word.
  public func contains(_ point: CGPoint) -> Bool { lines.contains { $0.contains(point) } }

  /// Has a popover point at the range: at the line under a point of the label, or at all lines.
  public func point(_ popover: UIPopoverPresentationController?, at point: CGPoint? = nil) {
    popover?.sourceView = label
    popover?.sourceRect = rect(at: point)
  }
}
