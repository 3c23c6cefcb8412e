import Foundation

/// A request in the form in which the policies compute: checked, and as spans.
struct Scene {
  let anchor: Box
  /// What the container leaves of the anchor; its nearest point if that is nothing.
  let visible: Box
  let isAnchorHidden: Bool
  let container: Box
  let isBounded: Bool
  /// The container without its margins.
  let room: Box
  let natural: Extent
  /// Never more than the natural size.
  let minimum: Extent
  let sizeIncludesArrow: Bool
  let arrowHeight: Double
  /// Half the base and the corner: how near to an end of its edge the tip may stand.
  let tipMargin: Double
  let hasArrow: Bool
  let gap: Double
  let offset: Double
  let isRightToLeft: Bool
  let sides: Placement.Sides
  let alignment: Placement.Alignment
  let adjustments: PlacementRequest.Adjustments
  let mayCoverAnchor: Bool
  let fallback: PlacementRequest.Fallback
  let oversize: PlacementRequest.Oversize
  let previous: PlacementRequest.Previous?

  /// The first wish.
  var preferredSide: Placement.Side { sides.first ?? .bottom }

  /// - Precondition: the request is tame.
  @inline(__always)
  init(_ request: PlacementRequest, ignoresArrow: Bool = false) {
    let anchor = Box(request.anchor)
    let container =
      request.container.map(Box.init)
      ?? Box(x: Span(-Self.far, Self.far), y: Span(-Self.far, Self.far))
    self.anchor = anchor
    self.container = container
    isBounded = request.container != nil
    visible = Box(x: anchor.x.clamped(to: container.x), y: anchor.y.clamped(to: container.y))
    isAnchorHidden = anchor.x.isHidden(by: container.x) || anchor.y.isHidden(by: container.y)
    room = Box(
      x: container.x.inset(request.margins.left.native, request.margins.right.native),
      y: container.y.inset(request.margins.top.native, request.margins.bottom.native))
    let natural = Extent(width: max(0, request.size.width.native), height: max(0, request.size.height.native))
    self.natural = natural
    minimum = Extent(
      width: max(0, min(natural.width, request.minimumSize.width.native)),
      height: max(0, min(natural.height, request.minimumSize.height.native)))
    sizeIncludesArrow = request.sizeIncludesArrow
    if !ignoresArrow, let arrow = request.arrow {
      hasArrow = true
      arrowHeight = max(0, arrow.height.native)
      tipMargin = max(0, arrow.base.native) / 2 + max(0, arrow.clearance.native)
    } else {
      hasArrow = false
      arrowHeight = 0
      tipMargin = 0
    }
    gap = request.gap.native
    offset = request.offset.native
    isRightToLeft = request.isRightToLeft
    sides = request.sides.isEmpty ? .any : request.sides
    alignment = request.alignment
    adjustments = request.adjustments
    mayCoverAnchor = request.mayCoverAnchor
    fallback = request.fallback
    oversize = request.oversize
    previous = request.previous
  }

  /// Stands for the edges of a missing container: beyond every coordinate that a tame request can reach.
  private static var far: Double { 64 * PlacementRequest.limit }
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      x: Span(origin: rect.origin.x.native, length: rect.size.width.native),
      y: Span(origin: rect.origin.y.native, length: rect.size.height.native))
  }
}
