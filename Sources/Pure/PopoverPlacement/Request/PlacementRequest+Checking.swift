import Foundation

extension PlacementRequest {
  /// Coordinates beyond this are taken for it: far off any screen, and small enough that sums stay finite and sharp.
  static var limit: Double { 1e12 }

  /// Whether every number is finite and below the limit; the one check that ordinary requests pay for.
  var isTame: Bool {
    Self.isTame(anchor) && Self.isTame(size) && Self.isTame(minimumSize)
      && (container.map(Self.isTame) ?? true)
      && Self.isTame(margins.top) && Self.isTame(margins.left)
      && Self.isTame(margins.bottom) && Self.isTame(margins.right)
      && Self.isTame(gap) && Self.isTame(offset)
      && (arrow.map { Self.isTame($0.height) && Self.isTame($0.base) && Self.isTame($0.clearance) } ?? true)
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

  private static func isTame(_ value: CGFloat) -> Bool { abs(value.native) <= limit }

  private static func isTame(_ size: CGSize) -> Bool { isTame(size.width) && isTame(size.height) }

  private static func isTame(_ rect: CGRect) -> Bool {
    isTame(rect.origin.x) && isTame(rect.origin.y) && isTame(rect.size)
  }
}
