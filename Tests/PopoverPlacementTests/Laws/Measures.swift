import Foundation
import PopoverPlacement

/// What a request leaves room for, worked out from rectangles, apart from the library's own arithmetic.
extension PlacementRequest {
  /// The sides a placement may choose from.
  var permitted: Placement.Sides { sides.isEmpty ? .any : sides }

  /// The container without its margins.
  var room: CGRect {
    guard let container else { return CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }
    var room = CGRect(
      x: container.minX + margins.left, y: container.minY + margins.top,
      width: container.width - margins.left - margins.right, height: container.height - margins.top - margins.bottom)
    if room.size.width < 0 {
      room = CGRect(x: room.origin.x + room.size.width / 2, y: room.origin.y, width: 0, height: room.size.height)
    }
    if room.size.height < 0 {
      room = CGRect(x: room.origin.x, y: room.origin.y + room.size.height / 2, width: room.size.width, height: 0)
    }
    return room
  }

  var arrowHeight: CGFloat { arrow?.height ?? 0 }

  /// The part of the room beyond the anchor on a side.
  func roomBeside(_ side: Placement.Side) -> CGSize {
    let beyond =
      switch side {
      case .top: anchor.minY - gap - room.minY
      case .bottom: room.maxY - anchor.maxY - gap
      case .left: anchor.minX - gap - room.minX
      case .right: room.maxX - anchor.maxX - gap
      }
    return side.isVertical
      ? CGSize(width: room.width, height: max(0, min(beyond, room.height)))
      : CGSize(width: max(0, min(beyond, room.width)), height: room.height)
  }

  /// A body size and the arrow on a side.
  func frameSize(_ size: CGSize, _ side: Placement.Side) -> CGSize {
    var body = size
    if sizeIncludesArrow {
      if side.isVertical { body.height = max(0, body.height - arrowHeight) }
      if !side.isVertical { body.width = max(0, body.width - arrowHeight) }
    }
    return side.isVertical
      ? CGSize(width: body.width, height: body.height + arrowHeight)
      : CGSize(width: body.width + arrowHeight, height: body.height)
  }

  /// The least body: the minimum, or the natural size where that is less.
  var least: CGSize {
    CGSize(width: min(size.width, minimumSize.width), height: min(size.height, minimumSize.height))
  }

  /// Whether the least body and its arrow lie in the room on some permitted side, over the anchor if need be.
  var canBeInside: Bool { permitted.contains { frameSize(least, $0).fits(in: room.size) } }

  func fits(_ side: Placement.Side) -> Bool { frameSize(size, side).fits(in: roomBeside(side)) }
}

extension CGSize {
  func fits(in other: CGSize) -> Bool { width <= other.width && height <= other.height }
  var area: CGFloat { width * height }
}

extension CGRect {
  /// Whether the rectangle lies in another, rounding errors aside.
  func isInside(_ other: CGRect) -> Bool {
    minX >= other.minX - 1e-6 && minY >= other.minY - 1e-6 && maxX <= other.maxX + 1e-6 && maxY <= other.maxY + 1e-6
  }

  func mirroredX() -> CGRect { CGRect(x: -maxX, y: minY, width: width, height: height) }
  func mirroredY() -> CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
