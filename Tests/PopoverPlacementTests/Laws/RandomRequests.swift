import Foundation
import PopoverPlacement

/// A small generator whose whole state is its seed, so that a printed seed repeats a run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Requests for the laws.
///
/// Every number is a multiple of a quarter, so that moving and mirroring are exact.
struct RandomRequests: Sequence, IteratorProtocol {
  /// `PLACEMENT_SEED=123 swift test` repeats a run.
  static let seed: UInt64 = {
    let seed = ProcessInfo.processInfo.environment["PLACEMENT_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
    print("PLACEMENT_SEED=\(seed)")
    return seed
  }()

  var generator = SeededGenerator(seed: seed)
  private var left: Int

  init(count: Int = 4000) {
    left = count
  }

  mutating func next() -> PlacementRequest? {
    guard left > 0 else { return nil }
    left -= 1
    return request()
  }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &generator)) / 4
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func request() -> PlacementRequest {
    let container = CGRect(
      x: number(-50...50), y: number(-50...50), width: number(0...500), height: number(0...500))
    let isPoint = chance(10)
    let anchor = CGRect(
      x: container.minX + number(-80...560), y: container.minY + number(-80...560),
      width: isPoint ? 0 : number(0...(chance(10) ? 600 : 90)),
      height: isPoint ? 0 : number(0...(chance(10) ? 600 : 60)))
    var request = PlacementRequest(
      anchor: anchor, size: CGSize(width: number(0...350), height: number(0...350)),
      container: chance(95) ? container : nil)
    request.sizeIncludesArrow = chance(30)
    request.minimumSize = CGSize(width: number(0...110), height: number(0...60))
    request.margins = .init(
      top: number(0...40), left: number(0...20), bottom: number(0...(chance(10) ? 250 : 30)), right: number(0...20))
    request.sides = sides()
    request.alignment = Placement.Alignment.allCases.randomElement(using: &generator) ?? .center
    request.isRightToLeft = chance(50)
    request.gap = number(0...8)
    request.offset = chance(30) ? number(-40...40) : 0
    if chance(80) { request.arrow = .init(height: number(0...20), base: number(0...30), clearance: number(0...15)) }
    request.adjustments = .init(rawValue: UInt8.random(in: 0...127, using: &generator))
    request.mayCoverAnchor = chance(20)
    request.oversize = chance(50) ? .center : .start
    return request
  }

  private mutating func sides() -> Placement.Sides {
    var sides = Placement.Sides()
    for side in Placement.Side.allCases.shuffled(using: &generator) where chance(60) { sides.append(side) }
    return sides
  }

  mutating func policy() -> PlacementPolicy {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .uiKit
    case 1: return .fpPopoverImproved
    case 2: return .fpPopover(wanted: .init(rawValue: .random(in: 0...31, using: &generator)))
    case 3: return .bestFit
    default:
      let points = Placement.CompassPoint.allCases
      return .positioner(
        .init(
          anchorPoint: points.randomElement(using: &generator) ?? .none,
          gravity: points.randomElement(using: &generator) ?? .none,
          offset: CGPoint(x: number(-20...20), y: number(-20...20))))
    }
  }
}
