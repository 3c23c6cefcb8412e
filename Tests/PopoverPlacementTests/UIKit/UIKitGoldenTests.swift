import Foundation
import PopoverPlacement
import Testing

/// Rows measured on UIKit with margins of 19, an arrow 13 high and a body of 240 x 180 on a screen of 820 x 1180.
@Suite struct UIKitGoldenTests {
  private func placed(_ anchor: CGRect, _ directions: Placement.ArrowDirections = .any) throws -> Placement {
    var request = PlacementRequest(
      anchor: anchor, size: CGSize(width: 240, height: 180),
      container: CGRect(x: 0, y: 0, width: 820, height: 1180))
    request.minimumSize = CGSize(width: 100, height: 44)
    request.margins = .init(top: 32, left: 19, bottom: 25, right: 19)
    request.arrow = .init(height: 13, base: 26, clearance: 13)
    request.sides = .init(directions)
    return try request.placed(by: .uiKit)
  }

  @Test func aViewAtTheLeftPutsThePopoverOnItsRight() throws {
    let placement = try placed(CGRect(x: 100, y: 300, width: 60, height: 40))
    #expect(placement.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
    #expect(placement.bodyFrame == CGRect(x: 173, y: 230, width: 240, height: 180))
    #expect(placement.arrowDirection == .left)
    #expect(placement.arrowTip == CGPoint(x: 160, y: 320))
    #expect(placement.arrowOffset == 0)
    #expect(placement.changes == .flipped)
  }

  @Test func aViewNearTheBottomPutsThePopoverOnItsRight() throws {
    let placement = try placed(CGRect(x: 100, y: 980, width: 60, height: 40))
    #expect(placement.frame == CGRect(x: 160, y: 910, width: 253, height: 180))
    #expect(placement.arrowDirection == .left)
  }

  @Test func aRectInsideTheViewIsPointedAt() throws {
    let placement = try placed(CGRect(x: 100, y: 300, width: 10, height: 10))
    #expect(placement.frame == CGRect(x: 110, y: 215, width: 253, height: 180))
    #expect(placement.arrowDirection == .left)
  }

  @Test func aRectAtTheBottomPutsThePopoverAbove() throws {
    let placement = try placed(CGRect(x: 412, y: 1101, width: 66, height: 36))
    #expect(placement.frame == CGRect(x: 325, y: 908, width: 240, height: 193))
    #expect(placement.bodyFrame == CGRect(x: 325, y: 908, width: 240, height: 180))
    #expect(placement.arrowDirection == .down)
    #expect(placement.arrowTip == CGPoint(x: 445, y: 1101))
  }

  @Test func aForcedDirectionSlidesTheBodyAndOffsetsTheArrow() throws {
    let placement = try placed(CGRect(x: 100, y: 300, width: 60, height: 40), .down)
    #expect(placement.frame == CGRect(x: 19, y: 107, width: 240, height: 193))
    #expect(placement.arrowDirection == .down)
    #expect(placement.arrowOffset == -9)
    #expect(placement.arrowClamp == 0)
    #expect(placement.changes == .slid)
  }
}
