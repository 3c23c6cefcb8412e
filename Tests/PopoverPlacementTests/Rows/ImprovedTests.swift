import Foundation
import PopoverPlacement
import Testing

/// Faults of the classic placement that the improved one does not have.
@Suite struct ImprovedTests {
  private func request(
    _ anchor: CGRect, _ directions: Placement.ArrowDirections, _ width: CGFloat = 200, _ height: CGFloat = 300
  ) -> PlacementRequest {
    var request = PlacementRequest(
      anchor: anchor, size: CGSize(width: width, height: height),
      container: CGRect(x: 0, y: 0, width: 320, height: 480))
    request.sizeIncludesArrow = true
    request.minimumSize = CGSize(width: 80, height: 80)
    request.arrow = .init(height: 20, base: 20, clearance: 10)
    request.sides = .init(directions)
    return request
  }

  @Test func aForcedUpIsHonouredWithMoreRoomAbove() throws {
    let placement = try request(CGRect(x: 130, y: 300, width: 60, height: 40), .up).placed(by: .fpPopoverImproved)
    #expect(placement.arrowDirection == .up)
    #expect(placement.frame == CGRect(x: 60, y: 340, width: 200, height: 140))
    #expect(placement.bodyFrame == CGRect(x: 60, y: 360, width: 200, height: 120))
  }

  @Test func aMaskWithoutANameChoosesAmongItsDirections() throws {
    let anchor = CGRect(x: 10, y: 300, width: 60, height: 40)
    #expect(try request(anchor, [.up, .left]).placed(by: .fpPopoverImproved).arrowDirection == .left)
    #expect(try request(anchor, [.up, .left], 200, 140).placed(by: .fpPopoverImproved).arrowDirection == .up)
  }

  @Test func aSidePlacementNearAnEdgeSlides() throws {
    let placement = try request(CGRect(x: 0, y: 0, width: 60, height: 40), .left).placed(by: .fpPopoverImproved)
    #expect(placement.frame == CGRect(x: 60, y: 0, width: 200, height: 300))
    #expect(placement.changes == .slid)
  }

  @Test func aSidePlacementWithoutRoomDoesNotCoverTheAnchor() throws {
    let anchor = CGRect(x: 130, y: 0, width: 60, height: 40)
    let placement = try request(anchor, .left).placed(by: .fpPopoverImproved)
    #expect(placement.frame == CGRect(x: 190, y: 0, width: 130, height: 300))
    #expect(placement.changes == [.slid, .resized])
  }

  @Test func aBubbleWiderThanItsParentIsCut() throws {
    let placement = try request(CGRect(x: 260, y: 220, width: 60, height: 40), .up, 400, 200)
      .placed(by: .fpPopoverImproved)
    #expect(placement.frame == CGRect(x: 0, y: 260, width: 320, height: 200))
  }

  @Test func anAnchorOffScreenGivesNoNegativeHeight() throws {
    let placement = try request(CGRect(x: 130, y: -30, width: 60, height: 20), .down).placed(by: .fpPopoverImproved)
    #expect(placement.frame == CGRect(x: 60, y: 0, width: 200, height: 300))
    #expect(placement.isAnchorHidden)
  }

  @Test func theWantedDirectionComesFirstEvenIfItHasToSlide() throws {
    let request = request(CGRect(x: 0, y: 100, width: 40, height: 40), .any, 200, 100)
    let placement = try request.placed(by: .fpPopoverImproved)
    #expect(placement.arrowDirection == .up)
    #expect(placement.frame == CGRect(x: 0, y: 140, width: 200, height: 100))
    #expect(try request.placed(by: .uiKit).arrowDirection == .left)
  }

  @Test func theKeyboardIsAMargin() throws {
    var request = request(CGRect(x: 130, y: 220, width: 60, height: 40), .vertical, 200, 200)
    request.margins.bottom = 216
    let placement = try request.placed(by: .fpPopoverImproved)
    #expect(placement.arrowDirection == .down)
    #expect(placement.frame == CGRect(x: 60, y: 20, width: 200, height: 200))
  }

  @Test func withoutAnArrowTheDirectionIsNone() throws {
    var request = request(CGRect(x: 130, y: 220, width: 60, height: 40), .vertical, 200, 200)
    request.arrow = nil
    let placement = try request.placed(by: .fpPopoverImproved)
    #expect(placement.arrowDirection == .none)
    #expect(placement.bodyFrame == placement.frame)
  }
}
