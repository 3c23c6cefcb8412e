import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers stay on their side", .serialized)
struct PlacementMemoryTests {
  /// Below its anchor there is room for 193 points down to an anchor at 357.
  private func scene() -> PopoverScene {
    let scene = PopoverScene(
      size: CGSize(width: 260, height: 600), anchor: CGRect(x: 100, y: 100, width: 60, height: 40))
    scene.present(animated: false)
    scene.stage.settle()
    return scene
  }

  private func move(_ scene: PopoverScene, to y: CGFloat) -> UIPopoverArrowDirection? {
    scene.anchor.frame.origin.y = y
    scene.stage.settle()
    return scene.popover?.arrowDirection
  }

  @Test("Following an anchor, it changes sides only when it no longer fits where it is")
  func moving() {
    let scene = scene()
    #expect(scene.popover?.arrowDirection == .up)
    #expect(move(scene, to: 340) == .up)
    #expect(move(scene, to: 380) == .down)
    #expect(move(scene, to: 340) == .down)
    #expect(move(scene, to: 190) == .up)
  }

  @Test("Growing, it stays on its side while it fits there")
  func growing() {
    let scene = scene()
    #expect(move(scene, to: 380) == .down)
    #expect(move(scene, to: 300) == .down)
    scene.content.preferredContentSize.height = 200
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection == .down)
  }

  @Test("In a window of another size it is placed afresh")
  func resizing() {
    let scene = scene()
    #expect(move(scene, to: 380) == .down)
    scene.stage.resize(to: CGSize(width: 260, height: 900))
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection == .up)
  }
}
