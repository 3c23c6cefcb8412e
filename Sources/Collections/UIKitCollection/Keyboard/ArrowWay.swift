import CoreGraphics

/// A direction of the arrow keys, and distances along it.
nonisolated enum ArrowWay {
  case up
  case down
  case left
  case right

  var isVertical: Bool { self == .up || self == .down }

  /// From a frame's far edge to another's near edge; negative if it lies behind.
  func gap(from frame: CGRect, to other: CGRect) -> CGFloat {
    switch self {
    case .up: frame.minY - other.maxY
    case .down: other.minY - frame.maxY
    case .left: frame.minX - other.maxX
    case .right: other.minX - frame.maxX
    }
  }

  /// How far a frame reaches in the direction.
  func length(of frame: CGRect) -> CGFloat { isVertical ? frame.height : frame.width }

  /// How far another's middle lies to the side.
  func aside(from frame: CGRect, to other: CGRect) -> CGFloat {
    isVertical ? abs(other.midX - frame.midX) : abs(other.midY - frame.midY)
  }

  /// The part of the content beyond a frame, so far; a beam is as wide as the frame, a strip as the content.
  func strip(beyond frame: CGRect, reach: CGFloat, _ content: CGRect, isBeam: Bool) -> CGRect {
    let reach = min(reach, max(content.width, content.height))
    let cross = isBeam ? frame : content
    let area =
      switch self {
      case .up: CGRect(x: cross.minX, y: frame.minY - reach, width: cross.width, height: reach)
      case .down: CGRect(x: cross.minX, y: frame.maxY, width: cross.width, height: reach)
      case .left: CGRect(x: frame.minX - reach, y: cross.minY, width: reach, height: cross.height)
      case .right: CGRect(x: frame.maxX, y: cross.minY, width: reach, height: cross.height)
      }
    return area.intersection(content)
  }
}
