import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Where menus lie", .serialized)
struct MenuPlaceTests {
  private func panel(_ set: MenuStage, _ index: Int = 0) throws -> MenuPanel {
    try #require(set.panels.indices.contains(index) ? set.panels[index] : nil)
  }

  @Test("Near the lower edge it lies above, its first row nearest to the button unless the order is fixed")
  func above() throws {
    let set = MenuStage(button: CGRect(x: 100, y: 440, width: 120, height: 40))
    set.setUsualMenu()
    set.open()
    #expect(try panel(set).frame.maxY == CGFloat(436))
    #expect(set.rows() == ["More", "Paste", "Copy", "Cut"])
    set.choose("Cut")
    set.button.preferredMenuElementOrder = .fixed
    set.open()
    #expect(set.rows() == ["Cut", "Copy", "Paste", "More"])
    #expect(set.log == ["Cut"])
  }

  @Test("At the right edge, and right to left, it goes by the button's other edge")
  func alignment() throws {
    let right = MenuStage(button: CGRect(x: 470, y: 60, width: 120, height: 40))
    right.setUsualMenu()
    right.open()
    #expect(try panel(right).frame.maxX == CGFloat(590))
    let turned = MenuStage(button: CGRect(x: 400, y: 60, width: 120, height: 40), direction: .rightToLeft)
    turned.setUsualMenu()
    turned.open()
    #expect(try panel(turned).frame.maxX == CGFloat(520))
    turned.choose("More")
    #expect(try panel(turned, 1).frame.maxX == panel(turned).frame.minX)
  }

  @Test("A menu inside lies beside its row, and over it where there is no room")
  func inner() throws {
    let wide = MenuStage(button: CGRect(x: 60, y: 60, width: 120, height: 40))
    wide.setUsualMenu()
    wide.open()
    wide.choose("More")
    #expect(try panel(wide, 1).frame.origin == CGPoint(x: 310, y: 236))
    let narrow = MenuStage(size: CGSize(width: 300, height: 500), button: CGRect(x: 20, y: 60, width: 120, height: 40))
    narrow.setUsualMenu()
    narrow.open()
    narrow.choose("More")
    let inside = try panel(narrow, 1).frame
    #expect(inside.minX >= 8 && inside.maxX <= 292 && inside.width == 250)
    narrow.choose("Two")
    #expect(narrow.log == ["Two"])
  }

  @Test("In a window that becomes smaller it stays inside and beside the button")
  func resizing() throws {
    let set = MenuStage(button: CGRect(x: 400, y: 60, width: 120, height: 40))
    set.button.menu = UIMenu(children: (1...9).map { set.action("Row \($0)") })
    set.button.autoresizingMask = [.flexibleLeftMargin]
    set.open()
    #expect(try panel(set).frame.minX == 270)
    set.stage.resize(to: CGSize(width: 420, height: 300))
    set.stage.settle()
    let frame = try panel(set).frame
    #expect(frame == CGRect(x: 90, y: 104, width: 250, height: 188))
    set.stage.resize(to: CGSize(width: 200, height: 120))
    set.stage.settle()
    let small = try panel(set).frame
    #expect(small == CGRect(x: 8, y: 8, width: 184, height: 104))
  }

  @Test("It follows a button that moves")
  func follows() throws {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    set.button.frame.origin = CGPoint(x: 140, y: 90)
    set.stage.settle()
    #expect(try panel(set).frame.origin == CGPoint(x: 140, y: 134))
  }

  @Test("A control may say to which point its menu is attached; a point that is none does no harm")
  func attachment() throws {
    for (point, origin) in [
      (CGPoint(x: 30, y: 10), CGPoint(x: 130, y: 74)), (CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 100, y: 104)),
    ] {
      let set = MenuStage()
      let button = Attaching(type: .system)
      button.point = point
      button.frame = set.button.frame
      set.button.removeFromSuperview()
      set.root.view.addSubview(button)
      button.menu = UIMenu(children: [set.action("Only")])
      button.showsMenuAsPrimaryAction = true
      #expect(set.stage.tap(button), "\(point)")
      set.stage.settle()
      // It may lie under the finger that opened it, which chooses nothing unless it moves.
      #expect(try panel(set).frame.origin == origin, "\(point)")
    }
  }

  @Test("It grows towards its place; with less motion it only fades")
  func motion() throws {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.stage.advance(by: 0.05)
    let layer = try panel(set).layer
    let shown = try #require(layer.presentation())
    #expect(shown.opacity > 0 && shown.opacity < 1 && shown.affineTransform().a < 1)
    set.stage.press(.keyboardEscape)
    set.stage.settle()
    set.stage.setReducesMotion(true)
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80), id: 2)
    set.stage.advance(by: 0.05)
    let still = try #require(panel(set).layer.presentation())
    #expect(still.opacity > 0 && still.opacity < 1 && still.affineTransform().isIdentity)
    set.stage.setReducesMotion(false)
  }
}

private final class Attaching: UIButton {
  var point = CGPoint.zero
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { point }
}
