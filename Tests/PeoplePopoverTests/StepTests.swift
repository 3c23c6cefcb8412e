import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import PeoplePopover

@MainActor
@Suite("A step of scrolling", .serialized)
struct StepTests {
  @Test("It draws the rows that it reveals and the pinned header, and the picture is whole")
  func draws() throws {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections([100, 100]))
    #expect(people.present(from: scene.button, animated: false))
    scene.stage.settle()
    let surface = try #require(scene.stage.scene?.surface)
    for step in 1...20 {
      people.collectionView.contentOffset.y = CGFloat(step) * 30
      scene.stage.settle()
      let drawn = surface.drawnPixels.reduce(0) { $0 + Int($1.width * $1.height) }
      // Of 350 x 338: 30 rows, the header's 45, and at the lower edge as many as the corners of the bubble have.
      #expect(drawn <= 350 * (30 + 45 + 20), "\(surface.drawnPixels)")
      let before = scene.stage.snapshot()
      surface.damageAll()
      scene.stage.settle()
      #expect(before.difference(from: scene.stage.snapshot()).pixels == 0, "step \(step)")
    }
  }
}
