import Foundation
import LegacyLibrary
import ModernLibrary
import Testing

@Suite("Placement, from another package")
struct PlacementTests {
  let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

  @Test("a menu without room below its button opens above it")
  func menuOpensAbove() throws {
    #expect(try placeOfMenu(button: CGRect(x: 150, y: 250, width: 60, height: 30), screen: screen) == "top at 80, 130")
    #expect(try placeOfMenu(button: CGRect(x: 150, y: 50, width: 60, height: 30), screen: screen) == "bottom at 80, 80")
  }

  @Test("tips placed by tasks stand centred above their anchors, at the top edge below")
  func tipsStandAbove() async throws {
    let anchors = [CGRect(x: 200, y: 100, width: 20, height: 20), CGRect(x: 200, y: 5, width: 20, height: 20)]
    let places = try await placesOfTips(at: anchors, screen: screen)
    #expect(places == [CGPoint(x: 170, y: 70), CGPoint(x: 170, y: 25)])
  }
}
