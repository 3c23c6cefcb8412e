import Foundation

extension PlacementRequest {
  /// Coordinates beyond this are taken for it: far off any screen, and small enough that sums stay finite and sharp.
  static var limit: Double { 1e12 }

  /// Whether every number is finite and all are small; the one check that ordinary requests pay for.
  ///
  /// Neither infinity nor what is not a number survives in a sum, so one comparison tells.
  @inline(__always)
  var isTame: Bool {
    let size = Self.magnitude(size) + Self.magnitude(minimumSize)
    let margins = abs(margins.top) + abs(margins.left) + abs(margins.bottom) + abs(margins.right)
    var sum = Self.magnitude(anchor) + size + margins + abs(gap) + abs(offset)
    if let container { sum += Self.magnitude(container) }
    if let arrow { sum += abs(arrow.height) + abs(arrow.base) + abs(arrow.clearance) }
    return sum.native <= Self.limit
  }

  /// The same request with every number brought within the limit.
  ///
  /// - Throws: `notFinite` with the first number that is infinite or not a number.
  func tamed() throws(PlacementError) -> PlacementRequest {
    var tame = self
    tame.anchor = try Self.tamed(anchor, .anchor)
    tame.size = try Self.tamed(size, .size)
    tame.minimumSize = try Self.tamed(minimumSize, .minimumSize)
    if let container { tame.container = try Self.tamed(container, .container) }
    tame.margins.top = try Self.tamed(margins.top, .margins)
    tame.margins.left = try Self.tamed(margins.left, .margins)
    tame.margins.bottom = try Self.tamed(margins.bottom, .margins)
    tame.margins.right = try Self.tamed(margins.right, .margins)
    tame.gap = try Self.tamed(gap, .gap)
    tame.offset = try Self.tamed(offset, .offset)
    if let arrow {
      tame.arrow = Arrow(
        height: try Self.tamed(arrow.height, .arrow), base: try Self.tamed(arrow.base, .arrow),
        clearance: try Self.tamed(arrow.clearance, .arrow))
    }
    return tame
  }

  static func tamed(_ value: CGFloat, _ part: PlacementError.Part) throws(PlacementError) -> CGFloat {
    guard value.isFinite else { throw .notFinite(part, value: value) }
    return max(-CGFloat(limit), min(CGFloat(limit), value))
  }

  private static func tamed(_ size: CGSize, _ part: PlacementError.Part) throws(PlacementError) -> CGSize {
    CGSize(width: try tamed(size.width, part), height: try tamed(size.height, part))
  }

  private static func tamed(_ rect: CGRect, _ part: PlacementError.Part) throws(PlacementError) -> CGRect {
    CGRect(
      x: try tamed(rect.origin.x, part), y: try tamed(rect.origin.y, part),
      width: try tamed(rect.size.width, part), height: try tamed(rect.size.height, part))
  }

  @inline(__always)
  private static func magnitude(_ size: CGSize) -> CGFloat { abs(size.width) + abs(size.height) }

  @inline(__always)
  private static func magnitude(_ rect: CGRect) -> CGFloat {
    abs(rect.origin.x) + abs(rect.origin.y) + magnitude(rect.size)
  }
}
