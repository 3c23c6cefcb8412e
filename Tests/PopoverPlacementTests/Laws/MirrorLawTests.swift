import Foundation
import PopoverPlacement
import Testing

/// Mirroring the input, permitted order included, mirrors the output.
@Suite struct MirrorLawTests {
  @Test(arguments: BesideAnchorLawTests.policies)
  func leftAndRightAreMirrorImages(_ policy: PlacementPolicy) throws {
    for request in RandomRequests() {
      var mirrored = request
      mirrored.anchor = request.anchor.mirroredX()
      mirrored.container = request.container?.mirroredX()
      swap(&mirrored.margins.left, &mirrored.margins.right)
      mirrored.sides = mirror(request.permitted, isVertical: false)
      mirrored.isRightToLeft.toggle()
      var expected = try request.placed(by: policy)
      expected.frame = expected.frame.mirroredX()
      expected.bodyFrame = expected.bodyFrame.mirroredX()
      expected.arrowTip.x.negate()
      if expected.side.isVertical {
        expected.arrowOffset.negate()
        expected.arrowClamp.negate()
      } else {
        flip(&expected)
      }
      #expect(try mirrored.placed(by: policy) == expected, "seed \(RandomRequests.seed), \(request)")
    }
  }

  /// Right-to-left turns only horizontal edges round, so here start and end stay out of it.
  @Test(arguments: BesideAnchorLawTests.policies)
  func topAndBottomAreMirrorImages(_ policy: PlacementPolicy) throws {
    for var request in RandomRequests() {
      request.alignment = .center
      request.offset = 0
      request.oversize = .center
      var mirrored = request
      mirrored.anchor = request.anchor.mirroredY()
      mirrored.container = request.container?.mirroredY()
      swap(&mirrored.margins.top, &mirrored.margins.bottom)
      mirrored.sides = mirror(request.permitted, isVertical: true)
      var expected = try request.placed(by: policy)
      expected.frame = expected.frame.mirroredY()
      expected.bodyFrame = expected.bodyFrame.mirroredY()
      expected.arrowTip.y.negate()
      if expected.side.isVertical {
        flip(&expected)
      } else {
        expected.arrowOffset.negate()
        expected.arrowClamp.negate()
      }
      #expect(try mirrored.placed(by: policy) == expected, "seed \(RandomRequests.seed), \(request)")
    }
  }

  private func mirror(_ sides: Placement.Sides, isVertical: Bool) -> Placement.Sides {
    var mirrored = Placement.Sides()
    for side in sides { mirrored.append(side.isVertical == isVertical ? side.opposite : side) }
    return mirrored
  }

  private func flip(_ placement: inout Placement) {
    placement.side = placement.side.opposite
    if placement.arrowDirection != .none { placement.arrowDirection = placement.side.arrowDirection }
  }
}
