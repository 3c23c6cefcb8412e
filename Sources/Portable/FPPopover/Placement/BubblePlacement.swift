import PopoverPlacement
import UIKit

/// What decides where a bubble goes, and the answer of the shared engine in the control's terms.
nonisolated struct BubbleRequest {
  /// What to point at, in the container's space.
  var anchor: CGRect
  /// The view that holds the bubble.
  var container: CGRect
  /// What to keep free of it, safe area and keyboard included.
  var margins = UIEdgeInsets.zero
  /// How much of the container's lower end a keyboard covers.
  var keyboard: CGFloat = 0
  var size: CGSize
  /// Whether the size is the body's, to which an arrow is added.
  var isBodySize = false
  var minimumSize = CGSize.zero
  var directions = FPPopoverArrowDirection.any
  var policy = FPPopoverPlacementPolicy.fpPopoverImproved
  /// How far within the bubble its outline lies.
  var outlineInset = BubbleMetrics.innerInset
  var isRightToLeft = false

  /// The place; nil for numbers that are not finite.
  func placed() -> BubblePlacement? {
    switch policy {
    case .fpPopover: classic()
    case .fpPopoverImproved: improved()
    }
  }

  private var common: PlacementRequest {
    var request = PlacementRequest(anchor: anchor, size: size, container: container)
    request.sizeIncludesArrow = !isBodySize
    request.isRightToLeft = isRightToLeft
    if directions != .none {
      request.arrow = .init(
        height: BubbleMetrics.arrowHeight, base: BubbleMetrics.arrowBase,
        clearance: BubbleMetrics.cornerRadius + outlineInset)
    }
    return request
  }

  private func classic() -> BubblePlacement? {
    var request = common
    request.container = container.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: keyboard, right: 0))
    guard let answer = try? request.placed(by: .fpPopover(wanted: .init(rawValue: directions.rawValue))) else {
      return nil
    }
    return BubblePlacement(
      frame: answer.frame.withoutNegativeSize, direction: direction(of: answer),
      target: CGPoint(x: anchor.midX, y: anchor.midY))
  }

  private func improved() -> BubblePlacement? {
    var request = common
    request.minimumSize = minimumSize
    request.margins = .init(
      top: margins.top, left: margins.left, bottom: margins.bottom + keyboard, right: margins.right)
    request.sides = sides
    guard var answer = try? request.placed(by: .fpPopoverImproved) else { return nil }
    // A wish for a side without room is worth less than the sight of the anchor.
    if answer.changes.contains(.coversAnchor) {
      request.sides = Self.order(isRightToLeft)
      if let other = try? request.placed(by: .fpPopoverImproved), !other.changes.contains(.coversAnchor) {
        answer = other
      }
    }
    let visible = anchor.intersection(container)
    let aim = visible.isNull ? anchor : visible
    return BubblePlacement(
      frame: answer.frame, direction: direction(of: answer), target: CGPoint(x: aim.midX, y: aim.midY))
  }

  private func direction(of answer: Placement) -> FPPopoverArrowDirection {
    directions == .none ? .none : FPPopoverArrowDirection(rawValue: answer.arrowDirection.rawValue)
  }

  /// The permitted sides, the preferred one first; no arrow means below or above before beside.
  private var sides: Placement.Sides {
    let wanted = directions.intersection(.any)
    let all = Self.order(isRightToLeft)
    var sides = Placement.Sides()
    for side in all where wanted.rawValue & side.arrowDirection.rawValue != 0 { sides.append(side) }
    return sides.isEmpty ? all : sides
  }

  /// Mirrored where reading starts at the right.
  private static func order(_ isRightToLeft: Bool) -> Placement.Sides {
    isRightToLeft ? [.bottom, .top, .left, .right] : .any
  }
}

/// Where a bubble is, where its arrow points, and at what, in the container's space.
nonisolated struct BubblePlacement: Equatable {
  var frame: CGRect
  var direction: FPPopoverArrowDirection
  var target: CGPoint

  /// The middle of the anchor in the bubble.
  var relativeOrigin: CGPoint { CGPoint(x: target.x - frame.origin.x, y: target.y - frame.origin.y) }

  /// The same on whole pixels, so that borders are sharp.
  func rounded(toScale scale: CGFloat) -> BubblePlacement {
    guard scale > 0 else { return self }
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var result = self
    result.frame = CGRect(
      x: round(frame.origin.x), y: round(frame.origin.y), width: round(frame.size.width),
      height: round(frame.size.height))
    return result
  }
}
