import PopoverPlacement
import UIKit

/// What the placement screen is set to, and what the placement engine makes of it.
struct PlacementModel {
  /// The measures of popovers of two generations of the system.
  enum Style: String, CaseIterable {
    case iOS18 = "iOS 18"
    case iOS26 = "iOS 26"

    var margin: CGFloat { self == .iOS18 ? 10 : 19 }
  }

  /// The rules that decide.
  enum Rules: String, CaseIterable {
    case uiKit = "UIKit"
    case improved = "FPPopover"

    var policy: PlacementPolicy { self == .uiKit ? .uiKit : .fpPopoverImproved }
  }

  /// The anchor's middle, in parts of the container's size.
  var place = CGPoint(x: 0.5, y: 0.3)
  var anchorSize = CGSize(width: 60, height: 36)
  /// The body's natural size.
  var size = CGSize(width: 200, height: 110)
  var margin: CGFloat = 10
  /// The sides that are permitted, in the order in which they are tried.
  var sides: [Placement.Side] = order
  var mayCoverAnchor = false
  var rules = Rules.uiKit

  static let order: [Placement.Side] = [.bottom, .top, .right, .left]
  static let arrow = PlacementRequest.Arrow(height: 13, base: 26, clearance: 13)
  static let minimumSize = CGSize(width: 100, height: 44)

  /// The anchor in a container.
  func anchor(in container: CGRect) -> CGRect {
    CGRect(
      x: (container.minX + place.x * container.width - anchorSize.width / 2).rounded(),
      y: (container.minY + place.y * container.height - anchorSize.height / 2).rounded(), width: anchorSize.width,
      height: anchorSize.height)
  }

  /// Moves the anchor by points, not out of the container.
  mutating func moveAnchor(by offset: CGPoint, in container: CGRect) {
    guard container.width > 0, container.height > 0 else { return }
    place.x = min(max(place.x + offset.x / container.width, 0), 1)
    place.y = min(max(place.y + offset.y / container.height, 0), 1)
  }

  /// Gives the body another size, not less than the least and not beyond any screen.
  mutating func setSize(_ new: CGSize) {
    size = CGSize(
      width: min(max(new.width, Self.minimumSize.width), 900).rounded(),
      height: min(max(new.height, Self.minimumSize.height), 900).rounded())
  }

  /// Permits a side, or no longer; one always stays.
  mutating func setSide(_ side: Placement.Side, isPermitted: Bool) {
    let new = Self.order.filter { $0 == side ? isPermitted : sides.contains($0) }
    if !new.isEmpty { sides = new }
  }

  /// The request that UIKit's popovers make, for some of the sides.
  func request(in container: CGRect, sides: [Placement.Side]) -> PlacementRequest {
    var request = PlacementRequest(anchor: anchor(in: container), size: size, container: container)
    request.margins = PlacementRequest.Margins(margin)
    request.minimumSize = Self.minimumSize
    request.arrow = Self.arrow
    request.mayCoverAnchor = mayCoverAnchor
    var list = Placement.Sides()
    for side in sides { list.append(side) }
    request.sides = list
    return request
  }

  /// Where the body goes; nil only for numbers that are none.
  func placement(in container: CGRect) -> Placement? {
    try? request(in: container, sides: sides).placed(by: rules.policy)
  }

  /// What each permitted side has to offer, in order.
  func attempts(in container: CGRect) -> [SideAttempt] {
    sides.compactMap { side in
      guard let placed = try? request(in: container, sides: [side]).placed(by: rules.policy) else { return nil }
      return SideAttempt(side, natural: natural(side, in: container), placed)
    }
  }

  /// The body in its natural size, its arrow's tip touching the middle of the anchor's edge.
  private func natural(_ side: Placement.Side, in container: CGRect) -> CGRect {
    let anchor = anchor(in: container)
    let gap = Self.arrow.height
    let origin: CGPoint
    switch side {
    case .top: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - gap - size.height)
    case .bottom: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + gap)
    case .left: origin = CGPoint(x: anchor.minX - gap - size.width, y: anchor.midY - size.height / 2)
    case .right: origin = CGPoint(x: anchor.maxX + gap, y: anchor.midY - size.height / 2)
    }
    return CGRect(origin: origin, size: size)
  }
}
