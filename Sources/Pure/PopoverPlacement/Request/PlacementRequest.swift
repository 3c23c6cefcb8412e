public import Foundation

/// Everything that decides where a popover goes.
///
/// All rectangles share one coordinate space, y growing downwards, in points.
///
///     var request = PlacementRequest(anchor: button, size: CGSize(width: 240, height: 180), container: screen)
///     request.margins = .init(top: 32, left: 19, bottom: 25, right: 19)
///     request.arrow = .init(height: 13, base: 26, clearance: 13)
///     let placement = try request.placed(by: .uiKit)
public struct PlacementRequest: Equatable, Sendable {
  /// What the popover belongs to; `PlacementAnchor` makes one of text over several lines.
  public var anchor: CGRect
  /// The natural size of the body, or of body and arrow together if `sizeIncludesArrow`.
  public var size: CGSize
  /// Whether `size` and `minimumSize` count the arrow's height, as FPPopover's do.
  public var sizeIncludesArrow = false
  /// The least size to shrink to; a smaller natural size is its own minimum.
  public var minimumSize = CGSize.zero
  /// Where the popover must stay, or nil for no bounds.
  public var container: CGRect?
  /// What to keep free inside the container: safe area, keyboard and layout margins, already united.
  public var margins = Margins()
  /// The permitted sides in order of preference; an empty list permits all.
  public var sides = Placement.Sides.any
  /// Which edges of anchor and body line up.
  public var alignment = Placement.Alignment.center
  /// Whether start means right along a horizontal edge.
  public var isRightToLeft = false
  /// The distance between the anchor and the arrow's tip, or the body if there is no arrow.
  public var gap: CGFloat = 0
  /// How far to move the body along the side, towards its end.
  public var offset: CGFloat = 0
  /// The arrow, or nil for none.
  public var arrow: Arrow?
  /// What the policies `positioner` and `bestFit` may do to make the body fit.
  ///
  /// The other policies always slide and shrink.
  public var adjustments = Adjustments.all
  /// Whether the body may cover the anchor when it fits beside it on no side.
  public var mayCoverAnchor = false
  /// What to do if the body fits nowhere.
  public var fallback = Fallback.bestSide
  /// Where a body goes that is larger than its room and may not shrink.
  public var oversize = Oversize.center
  /// Where the popover was, which is kept while it fits there.
  public var previous: Previous?

  /// Asks for a body of a size at an anchor; every other wish is a property.
  public init(anchor: CGRect, size: CGSize, container: CGRect? = nil) {
    self.anchor = anchor
    self.size = size
    self.container = container
  }
}
