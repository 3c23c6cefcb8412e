import Foundation
import PopoverPlacement
import Testing

/// Wishes that the rows of other suites leave out.
@Suite struct WishTests {
  private func request(_ side: Placement.Side, _ alignment: Placement.Alignment = .center) -> PlacementRequest {
    var request = PlacementRequest(
      anchor: CGRect(x: 200, y: 200, width: 40, height: 20), size: CGSize(width: 100, height: 50),
      container: CGRect(x: 0, y: 0, width: 400, height: 400))
    request.sides = .init(side)
    request.alignment = alignment
    return request
  }

  @Test func startAndEndAreMirroredOnHorizontalEdgesOnly() throws {
    for policy in [PlacementPolicy.bestFit, .uiKit, .fpPopoverImproved] {
      var request = request(.bottom, .start)
      #expect(try request.placed(by: policy).frame.minX == 200)
      request.isRightToLeft = true
      #expect(try request.placed(by: policy).frame.maxX == 240)
      request.sides = [.left]
      #expect(try request.placed(by: policy).frame.minY == 200)
      request.alignment = .end
      #expect(try request.placed(by: policy).frame.maxY == 220)
    }
  }

  @Test func theOffsetRunsTowardsTheEndAndIsMirrored() throws {
    var request = request(.bottom, .start)
    request.offset = 7
    #expect(try request.placed(by: .bestFit).frame.minX == 207)
    request.isRightToLeft = true
    #expect(try request.placed(by: .bestFit).frame.maxX == 233)
    request.sides = [.right]
    #expect(try request.placed(by: .bestFit).frame.minY == 207)
  }

  @Test(arguments: Placement.Side.allCases)
  func theGapLiesBetweenAnchorAndTip(_ side: Placement.Side) throws {
    var request = request(side)
    request.gap = 6
    request.arrow = .init(height: 10, base: 10, clearance: 4)
    let placement = try request.placed(by: .bestFit)
    let anchor = request.anchor
    let (tip, near) =
      switch side {
      case .top: (placement.arrowTip.y, anchor.minY - 6)
      case .bottom: (placement.arrowTip.y, anchor.maxY + 6)
      case .left: (placement.arrowTip.x, anchor.minX - 6)
      case .right: (placement.arrowTip.x, anchor.maxX + 6)
      }
    #expect(tip == near)
    #expect(placement.bodyFrame.size == CGSize(width: 100, height: 50))
  }

  @Test func aLayerIsResizedLastAndNotBelowItsMinimum() throws {
    var request = request(.bottom)
    request.size = CGSize(width: 500, height: 300)
    request.minimumSize = CGSize(width: 50, height: 60)
    let resized = try request.placed(by: .bestFit)
    #expect(resized.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(resized.changes == [.flipped, .resized, .slid])
    request.adjustments = [.slide, .resize]
    request.container = CGRect(x: 0, y: 0, width: 400, height: 240)
    #expect(try request.placed(by: .bestFit).frame == CGRect(x: 0, y: 220, width: 400, height: 60))
  }

  @Test func anOversizeLayerIsCentredOrKeepsItsStart() throws {
    var request = request(.bottom)
    request.size.width = 500
    request.adjustments = .slide
    #expect(try request.placed(by: .bestFit).frame.minX == -50)
    request.oversize = .start
    #expect(try request.placed(by: .bestFit).frame.minX == 0)
    request.isRightToLeft = true
    #expect(try request.placed(by: .bestFit).frame.maxX == 400)
  }

  @Test func aLayerMayFallBackToOtherSidesOrStay() throws {
    var request = request(.bottom)
    request.size.height = 250
    request.sides = [.bottom, .right]
    #expect(try request.placed(by: .bestFit).side == .right)
    request.sides = [.bottom]
    request.size.height = 390
    request.anchor.origin.y = 210
    #expect(try request.placed(by: .bestFit).side == .top)
    request.fallback = .preferredSide
    #expect(try request.placed(by: .bestFit).side == .bottom)
  }

  @Test func aLayerStaysWhereItWasWhileItFits() throws {
    var request = request(.bottom)
    request.previous = .init(side: .top)
    #expect(try request.placed(by: .bestFit).side == .top)
    request.anchor.origin.y = 40
    #expect(try request.placed(by: .bestFit).side == .bottom)
  }

  @Test func aPositionerSlidesThenResizesAndTheNearEdgeWins() throws {
    var request = request(.bottom)
    request.anchor.origin.x = 350
    let attachment = PlacementRequest.Attachment(anchorPoint: .bottomLeft, gravity: .bottomRight)
    request.adjustments = .slideX
    let slid = try request.placed(by: .positioner(attachment))
    #expect(slid.frame == CGRect(x: 300, y: 220, width: 100, height: 50))
    #expect(slid.changes == .slid)
    #expect(slid.side == .bottom)
    request.size.width = 500
    #expect(try request.placed(by: .positioner(attachment)).frame.minX == 0)
    request.adjustments = [.slideX, .resizeX]
    #expect(try request.placed(by: .positioner(attachment)).frame == CGRect(x: 0, y: 220, width: 400, height: 50))
  }

  @Test func aSubmenuFlipsToTheOtherSide() throws {
    var request = request(.right)
    request.anchor.origin.x = 350
    let attachment = PlacementRequest.Attachment(anchorPoint: .topRight, gravity: .bottomRight)
    let placement = try request.placed(by: .positioner(attachment))
    #expect(placement.side == .left)
    #expect(placement.frame == CGRect(x: 250, y: 200, width: 100, height: 50))
  }

  @Test func listsOfSidesKeepTheirOrderAndEachSideOnce() {
    let sides: Placement.Sides = [.left, .top, .left, .bottom]
    #expect(Array(sides) == [.left, .top, .bottom])
    #expect(Array(Placement.Sides([.down, .left, .none])) == [.top, .right])
    #expect(Placement.Sides(.any) == .any)
    #expect(Placement.Sides().isEmpty)
    for side in Placement.Side.allCases {
      #expect(side.opposite.opposite == side)
      #expect(Array(Placement.Sides(side.arrowDirection)) == [side])
    }
  }
}
