import Foundation
import PopoverPlacement
import Testing

/// What holds for the two policies that popovers use.
@Suite struct BesideAnchorLawTests {
  static let policies: [PlacementPolicy] = [.uiKit, .fpPopoverImproved]

  @Test(arguments: policies)
  func thePopoverStaysInsideWheneverTheMinimumAllows(_ policy: PlacementPolicy) throws {
    for request in RandomRequests() {
      let placement = try request.placed(by: policy)
      guard request.canBeInside else { continue }
      #expect(placement.frame.isInside(request.room), "seed \(RandomRequests.seed), \(request), \(placement)")
    }
  }

  @Test(arguments: policies)
  func theAnchorIsCoveredOnlyIfAllowedOrNothingElseFits(_ policy: PlacementPolicy) throws {
    for request in RandomRequests() where !request.mayCoverAnchor {
      let placement = try request.placed(by: policy)
      let hasRoom = request.permitted.contains {
        request.frameSize(request.least, $0).fits(in: request.roomBeside($0))
      }
      guard hasRoom else { continue }
      let covered = placement.frame.insetBy(dx: 1e-6, dy: 1e-6).intersection(request.anchor)
      #expect(covered.isNull || covered.isEmpty, "seed \(RandomRequests.seed), \(request), \(placement)")
      #expect(!placement.changes.contains(.coversAnchor), "seed \(RandomRequests.seed), \(request)")
    }
  }

  @Test(arguments: policies)
  func theArrowStandsClearOfCornersAndAimsAtTheVisiblePart(_ policy: PlacementPolicy) throws {
    for request in RandomRequests() {
      let placement = try request.placed(by: policy)
      let (frame, tip) = (placement.frame, placement.arrowTip)
      let container = request.container ?? CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      func middle(_ low: CGFloat, _ high: CGFloat, _ clipLow: CGFloat, _ clipHigh: CGFloat) -> CGFloat {
        (max(clipLow, min(low, clipHigh)) + max(clipLow, min(high, clipHigh))) / 2
      }
      let isVertical = placement.side.isVertical
      let target =
        isVertical
        ? middle(request.anchor.minX, request.anchor.maxX, container.minX, container.maxX)
        : middle(request.anchor.minY, request.anchor.maxY, container.minY, container.maxY)
      let along = isVertical ? tip.x : tip.y
      let (low, high) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let clear = request.arrow.map { $0.base / 2 + $0.clearance } ?? 0
      if high - low >= 2 * clear {
        #expect(along >= low + clear - 1e-6 && along <= high - clear + 1e-6, "seed \(RandomRequests.seed), \(request)")
      } else {
        #expect(abs(along - (low + high) / 2) < 1e-6, "seed \(RandomRequests.seed), \(request)")
      }
      let reaches = target >= low + clear && target <= high - clear
      if reaches { #expect(along == target, "seed \(RandomRequests.seed), \(request)") }
      #expect(placement.arrowClamp == along - target, "seed \(RandomRequests.seed), \(request)")
      #expect(placement.arrowOffset == along - (low + high) / 2, "seed \(RandomRequests.seed), \(request)")
    }
  }

  @Test(arguments: policies)
  func aSideThatFitsIsNeverPassedOver(_ policy: PlacementPolicy) throws {
    for request in RandomRequests() where request.permitted.contains(where: request.fits) {
      let placement = try request.placed(by: policy)
      #expect(request.fits(placement.side), "seed \(RandomRequests.seed), \(request), \(placement)")
      #expect(placement.frame.size == request.frameSize(request.size, placement.side), "seed \(RandomRequests.seed)")
      #expect(!placement.changes.contains(.resized), "seed \(RandomRequests.seed), \(request)")
    }
  }

  /// A larger container may let an anchor that had to be covered go uncovered, or a body that stuck out come inside,
  /// and that shrinks it: the laws above come first.
  @Test(arguments: policies)
  func growingTheContainerNeverShrinksTheBody(_ policy: PlacementPolicy) throws {
    var requests = RandomRequests()
    while let request = requests.next() {
      guard let container = request.container else { continue }
      // A frame lower than its arrow has another size on every side.
      if request.sizeIncludesArrow, min(request.size.width, request.size.height) < request.arrowHeight { continue }
      let before = try request.placed(by: policy)
      if before.changes.contains(.coversAnchor), !request.mayCoverAnchor || !request.canBeInside { continue }
      var grown = request
      let (left, top) = (requests.number(0...100), requests.number(0...100))
      grown.container = CGRect(
        x: container.minX - left, y: container.minY - top,
        width: container.width + left + requests.number(0...100),
        height: container.height + top + requests.number(0...100))
      let after = try grown.placed(by: policy)
      func area(_ placement: Placement) -> CGFloat {
        (request.sizeIncludesArrow ? placement.frame : placement.bodyFrame).size.area
      }
      #expect(area(after) >= area(before) - 1e-3, "seed \(RandomRequests.seed), \(request), \(grown.room)")
    }
  }

  @Test(arguments: policies)
  func thePreviousSideIsKeptWhileItFits(_ policy: PlacementPolicy) throws {
    var requests = RandomRequests()
    while var request = requests.next() {
      let side = Placement.Side.allCases.randomElement(using: &requests.generator) ?? .top
      let fresh = try request.placed(by: policy)
      request.previous = .init(side: side, alignment: request.alignment)
      let placement = try request.placed(by: policy)
      if request.permitted.contains(side), request.fits(side) {
        #expect(placement.side == side, "seed \(RandomRequests.seed), \(request)")
      } else {
        #expect(placement == fresh, "seed \(RandomRequests.seed), \(request)")
      }
    }
  }
}
