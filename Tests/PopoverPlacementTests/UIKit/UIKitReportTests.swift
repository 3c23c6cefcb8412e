import Foundation
import PopoverPlacement
import Testing

/// Public reports about popovers, as far as they are about places, that must not be true of ours.
@Suite struct UIKitReportTests {
  private func request(
    _ anchor: CGRect, _ width: CGFloat = 240, _ height: CGFloat = 180, _ directions: Placement.ArrowDirections = .any
  ) -> PlacementRequest {
    var request = PlacementRequest(
      anchor: anchor, size: CGSize(width: width, height: height),
      container: CGRect(x: 0, y: 0, width: 820, height: 1180))
    request.minimumSize = CGSize(width: 100, height: 44)
    request.margins = .init(10)
    request.arrow = .init(height: 13, base: 26, clearance: 13)
    request.sides = .init(directions)
    return request
  }

  @Test(arguments: [0, 0.5, 1, 10, 10.5, 39, 40, 41] as [CGFloat])
  func theTipIsAtTheMiddleOfAnchorsOfEveryWidthAndOrigin(_ width: CGFloat) throws {
    for x in [400, 400.5, 401.25] as [CGFloat] {
      let anchor = CGRect(x: x, y: 300, width: width, height: 40)
      let placement = try request(anchor).placed(by: .uiKit)
      #expect(placement.arrowTip == CGPoint(x: anchor.midX, y: 340))
      #expect(placement.arrowOffset == 0)
    }
  }

  @Test func theTipTouchesTheNearEdgeInAllFourDirections() throws {
    let anchor = CGRect(x: 400, y: 500, width: 60, height: 40)
    #expect(try request(anchor, 240, 180, .up).placed(by: .uiKit).arrowTip == CGPoint(x: 430, y: 540))
    #expect(try request(anchor, 240, 180, .down).placed(by: .uiKit).arrowTip == CGPoint(x: 430, y: 500))
    #expect(try request(anchor, 240, 180, .left).placed(by: .uiKit).arrowTip == CGPoint(x: 460, y: 520))
    #expect(try request(anchor, 240, 180, .right).placed(by: .uiKit).arrowTip == CGPoint(x: 400, y: 520))
  }

  @Test func anAnchorInACornerMovesTheTipThere() throws {
    let placement = try request(CGRect(x: 600, y: 1100, width: 1, height: 1), 240, 400, .right).placed(by: .uiKit)
    #expect(placement.frame == CGRect(x: 347, y: 770, width: 253, height: 400))
    #expect(placement.arrowTip == CGPoint(x: 600, y: 1100.5))
    #expect(placement.arrowOffset == 130.5)
  }

  @Test func theTipStaysClearOfRoundedCorners() throws {
    let placement = try request(CGRect(x: 600, y: 1165, width: 1, height: 1), 240, 400, .right).placed(by: .uiKit)
    #expect(placement.arrowTip.y == 1144)
    #expect(placement.arrowClamp == -21.5)
  }

  @Test func aBodyTallerThanTheRoomShrinksAndKeepsPointing() throws {
    var request = request(CGRect(x: 400, y: 60, width: 44, height: 44), 320, 900, .up)
    request.margins.bottom = 400
    let placement = try request.placed(by: .uiKit)
    #expect(placement.frame == CGRect(x: 262, y: 104, width: 320, height: 676))
    #expect(placement.arrowTip == CGPoint(x: 422, y: 104))
    #expect(placement.changes == .resized)
  }

  @Test func marginsOfAQuarterOfTheWidthLimitTheWidth() throws {
    var request = request(CGRect(x: 400, y: 300, width: 20, height: 20), 820, 300, .up)
    request.margins.left = 205
    request.margins.right = 205
    #expect(try request.placed(by: .uiKit).bodyFrame == CGRect(x: 205, y: 333, width: 410, height: 300))
  }

  @Test func anAnchorFarOutsideLeavesThePopoverInside() throws {
    let placement = try request(CGRect(x: 0, y: 1982, width: 820, height: 44)).placed(by: .uiKit)
    #expect(placement.isAnchorHidden)
    #expect(placement.frame.isInside(CGRect(x: 10, y: 10, width: 800, height: 1160)))
    #expect(placement.frame.size == CGSize(width: 240, height: 193))
    #expect(placement.arrowDirection == .down)
    #expect(placement.frame.maxY == 1170)
  }

  @Test func aButtonNearTheEdgeKeepsItsArrowWhileTheBodyIsClamped() throws {
    let placement = try request(CGRect(x: 760, y: 60, width: 40, height: 40), 400, 300, .up).placed(by: .uiKit)
    #expect(placement.frame == CGRect(x: 410, y: 100, width: 400, height: 313))
    #expect(placement.arrowTip == CGPoint(x: 780, y: 100))
    #expect(placement.arrowClamp == 0)
  }

  @Test func anAnchorThatFillsTheScreenIsCoveredByTheWholeBody() throws {
    let placement = try request(CGRect(x: 0, y: 0, width: 820, height: 1180)).placed(by: .uiKit)
    #expect(placement.bodyFrame.size == CGSize(width: 240, height: 180))
    #expect(placement.frame.isInside(CGRect(x: 10, y: 10, width: 800, height: 1160)))
    #expect(placement.changes.contains(.coversAnchor))
  }

  @Test func anAnchorThatMayBeCoveredIsCoveredBeforeTheBodyShrinks() throws {
    var request = request(CGRect(x: 100, y: 300, width: 600, height: 600), 300, 500, .up)
    let shrunk = try request.placed(by: .uiKit)
    #expect(shrunk.frame == CGRect(x: 250, y: 900, width: 300, height: 270))
    #expect(shrunk.changes == .resized)
    request.mayCoverAnchor = true
    let covering = try request.placed(by: .uiKit)
    #expect(covering.frame == CGRect(x: 250, y: 657, width: 300, height: 513))
    #expect(covering.changes == [.slid, .coversAnchor])
  }

  @Test func onlyHalfOfAnAnchorIsVisibleAndThatIsPointedAt() throws {
    let placement = try request(CGRect(x: 780, y: 500, width: 80, height: 40), 240, 180, .up).placed(by: .uiKit)
    #expect(!placement.isAnchorHidden)
    #expect(placement.arrowTip.x == 784)
    let wide = try request(CGRect(x: -200, y: 500, width: 600, height: 40), 240, 180, .up).placed(by: .uiKit)
    #expect(wide.arrowTip == CGPoint(x: 200, y: 540))
    #expect(wide.frame.midX == 130)
  }
}
