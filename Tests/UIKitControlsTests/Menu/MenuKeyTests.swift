import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Menus by keys", .serialized)
struct MenuKeyTests {
  private func opened(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> MenuStage {
    let set = MenuStage(direction: direction)
    set.setUsualMenu()
    set.button.becomeFirstResponder()
    set.stage.press(.keyboardReturnOrEnter)
    set.stage.settle()
    return set
  }

  @Test("Return opens the menu at its first row, arrows go round what can be chosen, Return chooses")
  func arrows() {
    let set = opened()
    #expect(set.pointed == ["Cut"])
    set.stage.press(.keyboardDownArrow)
    #expect(set.pointed == ["Copy"])
    set.stage.press(.keyboardDownArrow)
    #expect(set.pointed == ["More"])
    set.stage.press(.keyboardDownArrow)
    #expect(set.pointed == ["Cut"])
    set.stage.press(.keyboardUpArrow)
    #expect(set.pointed == ["More"])
    set.stage.press(.keyboardHome)
    #expect(set.pointed == ["Cut"])
    set.stage.press(.keyboardEnd)
    #expect(set.pointed == ["More"])
    set.stage.press(.keyboardUpArrow)
    set.stage.press(.keyboardReturnOrEnter)
    set.stage.settle()
    #expect(set.log == ["Copy"] && set.overlay == nil)
    #expect(set.button.isFirstResponder, "the keys are where they were")
  }

  @Test("Escape closes the menu and nothing else")
  func escape() {
    let set = opened()
    set.stage.press(.keyboardEscape)
    set.stage.settle()
    #expect(set.log.isEmpty && set.overlay == nil)
  }

  @Test("Arrows go into a menu inside and out of it, mirrored right to left", arguments: [false, true])
  func innerMenus(isTurned: Bool) {
    let set = opened(isTurned ? .rightToLeft : .leftToRight)
    let (into, out) =
      isTurned
      ? (UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow)
      : (.keyboardRightArrow, .keyboardLeftArrow)
    set.stage.press(into)
    #expect(set.panels.count == 1, "Cut has no menu")
    set.stage.press(.keyboardEnd)
    set.stage.press(into)
    #expect(set.rows(1) == ["One", "Two"] && set.pointed == ["More", "One"])
    set.stage.press(.keyboardDownArrow)
    #expect(set.pointed == ["More", "Two"])
    set.stage.press(out)
    #expect(set.panels.count == 1 && set.pointed == ["More"])
    set.stage.press(out)
    #expect(set.isOpen)
    set.stage.press(into)
    set.stage.press(.keyboardSpacebar)
    #expect(set.log == ["One"] && !set.isOpen)
  }

  @Test("Typed letters look for a row, without regard to case and marks; after a pause they begin anew")
  func typing() {
    let set = MenuStage()
    let titles = ["Zebra", "Über uns", "Ulm", "New York", "Nairobi"]
    set.button.menu = UIMenu(children: titles.map { set.action($0) })
    set.open()
    set.stage.type("u")
    #expect(set.pointed == ["Über uns"])
    set.stage.type("u")
    #expect(set.pointed == ["Ulm"])
    set.stage.advance(by: 1.1)
    set.stage.type("new ")
    #expect(set.pointed == ["New York"])
    set.stage.press(.keyboardSpacebar)
    #expect(set.isOpen, "the space belonged to the word")
    set.stage.advance(by: 1.1)
    set.stage.type("x")
    #expect(set.pointed == ["New York"])
    set.stage.press(.keyboardReturnOrEnter)
    #expect(set.log == ["New York"])
  }

  @Test("Keys do not reach what lies below while a menu is open")
  func keysStay() {
    let set = opened()
    let other = UIButton(frame: CGRect(x: 400, y: 60, width: 50, height: 40))
    set.root.view.addSubview(other)
    set.stage.press(.keyboardTab)
    set.stage.press(.keyboardRightArrow)
    #expect(set.button.isFirstResponder && set.isOpen)
  }

  @Test("The menu key opens the menu of who has the keys, at its first row")
  func menuKey() {
    let set = MenuStage()
    set.setUsualMenu()
    set.button.showsMenuAsPrimaryAction = false
    set.stage.press(.keyboardApplication)
    #expect(!set.isOpen)
    set.button.becomeFirstResponder()
    set.stage.press(.keyboardApplication)
    #expect(set.pointed == ["Cut"])
    set.stage.press(.keyboardEscape)
    set.stage.press(.keyboardF10, modifiers: .shift)
    #expect(set.pointed == ["Cut"])
  }

  @Test("Keys scroll a menu that is higher than the room")
  func scrolls() throws {
    let set = MenuStage()
    set.button.menu = UIMenu(children: (1...30).map { set.action("Row \($0)") })
    set.open()
    let panel = try #require(set.panels.first)
    #expect(panel.frame.maxY == CGFloat(492) && panel.frame.minY == CGFloat(104))
    set.stage.press(.keyboardEnd)
    let last = try #require(panel.frame(ofRow: 29))
    #expect(last.maxY == panel.bounds.maxY)
    set.stage.press(.keyboardDownArrow)
    #expect(panel.frame(ofRow: 0)?.minY == 0)
  }
}
