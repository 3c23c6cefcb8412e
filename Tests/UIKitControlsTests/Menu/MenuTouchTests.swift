import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Menus by touch", .serialized)
struct MenuTouchTests {
  @Test("A tap opens the menu below the button, a tap on a row chooses and closes it")
  func tap() throws {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    #expect(set.rows() == ["Cut", "Copy", "Paste", "More"])
    let panel = try #require(set.panels.first)
    #expect(panel.frame == CGRect(x: 100, y: 104, width: 250, height: 176))
    set.choose("Copy")
    #expect(set.log == ["Copy"])
    #expect(set.overlay == nil && set.stage.window?.keyScope == nil)
    #expect(set.root.presentedViewController == nil)
  }

  @Test("One gesture presses, drags to a row and chooses it by letting go")
  func dragToChoose() {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    #expect(set.isOpen && set.button.isHighlighted)
    set.stage.touch(.moved, at: set.place(of: "Copy"))
    #expect(set.pointed == ["Copy"])
    set.stage.touch(.moved, at: set.place(of: "Paste"))
    #expect(set.pointed == [nil], "what can't be chosen is not pointed at")
    set.stage.touch(.moved, at: set.place(of: "Cut"))
    set.stage.touch(.ended, at: set.place(of: "Cut"))
    set.stage.settle()
    #expect(set.log == ["Cut"])
    #expect(set.overlay == nil && !set.button.isHighlighted)
  }

  @Test("Let go beside the rows, or on one that can't be chosen, the menu stays")
  func stays() {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.stage.touch(.moved, at: CGPoint(x: 500, y: 400))
    set.stage.touch(.ended, at: CGPoint(x: 500, y: 400))
    #expect(set.isOpen)
    set.choose("Paste")
    #expect(set.isOpen && set.log.isEmpty)
  }

  @Test("A touch outside takes the menu away and reaches nothing below")
  func outside() {
    let set = MenuStage()
    set.setUsualMenu()
    let other = UIButton(frame: CGRect(x: 400, y: 400, width: 100, height: 50))
    other.addAction(UIAction { _ in set.log.append("other") }, for: .touchUpInside)
    set.root.view.addSubview(other)
    set.open()
    set.stage.tap(other)
    #expect(!set.isOpen && set.log.isEmpty)
    // While it fades, too.
    set.stage.tap(other)
    #expect(set.log.isEmpty)
    set.stage.settle()
    set.stage.tap(other)
    #expect(set.log == ["other"])
  }

  @Test("A tap on the button while its menu is open closes it")
  func again() {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    set.open()
    #expect(set.overlay == nil)
  }

  @Test("The order of calls: down, the trigger, the question, the menu, and the touch is the menu's")
  func order() {
    let control = Recorder(frame: CGRect(x: 150, y: 150, width: 100, height: 50))
    let set = ControlStage(control)
    control.note = { set.log.names.append($0) }
    control.frame = CGRect(x: 150, y: 50, width: 100, height: 50)
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    control.addAction(UIAction { _ in set.log.names.append("trigger") }, for: .menuActionTriggered)
    set.stage.touch(.began, at: CGPoint(x: 200, y: 75))
    set.stage.touch(.ended, at: CGPoint(x: 200, y: 75))
    set.stage.settle()
    #expect(set.log.names == ["down", "trigger", "configuration", "will display", "cancel", "displayed"])
    set.log.names = []
    set.stage.tap(at: CGPoint(x: 200, y: 126))
    set.stage.settle()
    #expect(set.log.names == ["will end", "chosen", "ended"])
  }

  @Test("Without the primary action a long press opens it, and the finger goes on to a row")
  func longPress() {
    let set = MenuStage()
    set.setUsualMenu()
    set.button.showsMenuAsPrimaryAction = false
    set.button.addAction(UIAction { _ in set.log.append("tap") }, for: .touchUpInside)
    set.open()
    #expect(!set.isOpen && set.log == ["tap"])
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.stage.advance(by: 0.6)
    #expect(set.isOpen)
    set.stage.touch(.moved, at: set.place(of: "Copy"))
    set.stage.touch(.ended, at: set.place(of: "Copy"))
    set.stage.settle()
    #expect(set.log == ["tap", "Copy"] && set.overlay == nil)
  }

  @Test("In a view that scrolls, moving at once scrolls, resting or a tap opens")
  func scrolling() {
    let set = MenuStage()
    set.setUsualMenu()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
    scroll.contentSize = CGSize(width: 600, height: 2000)
    set.root.view.addSubview(scroll)
    scroll.addSubview(set.button)
    set.stage.drag(from: CGPoint(x: 160, y: 80), to: CGPoint(x: 160, y: 50), duration: 0.1)
    #expect(!set.isOpen && scroll.contentOffset.y > 0)
    set.stage.settle()
    scroll.contentOffset = .zero
    set.open()
    #expect(set.isOpen)
    set.choose("Cut")
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    #expect(!set.isOpen)
    set.stage.advance(by: 0.2)
    #expect(set.isOpen)
    set.stage.touch(.moved, at: set.place(of: "Copy"))
    set.stage.touch(.ended, at: set.place(of: "Copy"))
    #expect(set.log == ["Cut", "Copy"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("A finger that rests on a menu inside opens it, and chooses there")
  func inner() {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.stage.touch(.moved, at: set.place(of: "More"))
    set.stage.advance(by: 0.4)
    #expect(set.rows(1) == ["One", "Two"])
    set.stage.touch(.moved, at: set.place(of: "Two"))
    #expect(set.pointed == ["More", "Two"])
    set.stage.touch(.ended, at: set.place(of: "Two"))
    #expect(set.log == ["Two"])
  }

  @Test("The pointer points without a button, opens menus inside by resting, and leaves them so")
  func pointer() {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    set.stage.scene?.handle(.hover(set.place(of: "More")))
    set.stage.advance(by: 0.4)
    #expect(set.panels.count == 2)
    set.stage.scene?.handle(.hover(set.place(of: "Cut")))
    #expect(set.pointed == ["Cut", nil])
    set.stage.advance(by: 0.4)
    #expect(set.panels.count == 1)
  }

  @Test("The second button of the pointer opens a view's menu where it is")
  func secondButton() throws {
    let set = MenuStage()
    let view = UIView(frame: CGRect(x: 300, y: 200, width: 200, height: 200))
    let giver = Giver { UIMenu(title: "At \($0.x) \($0.y)", children: [set.action("Only")]) }
    view.addInteraction(UIContextMenuInteraction(delegate: giver))
    set.root.view.addSubview(view)
    set.stage.scene?.handle(.secondaryClick(at: CGPoint(x: 320, y: 240)))
    set.stage.settle()
    let panel = try #require(set.panels.first)
    #expect(panel.menu.title == "At 20.0 40.0")
    #expect(panel.frame.origin == CGPoint(x: 320, y: 244))
    set.choose("Only")
    #expect(set.log == ["Only"])
    view.interactions = []
    set.stage.scene?.handle(.secondaryClick(at: CGPoint(x: 320, y: 240)))
    #expect(!set.isOpen)
  }
}

/// Gives a menu for a place.
private final class Giver: NSObject, UIContextMenuInteractionDelegate {
  let give: (CGPoint) -> UIMenu
  init(_ give: @escaping (CGPoint) -> UIMenu) { self.give = give }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [give] _ in give(location) }) }
}

/// A control that notes what it is asked and told.
private final class Recorder: UIControl {
  var note: (String) -> Void = { _ in }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("configuration")
    return UIContextMenuConfiguration(actionProvider: { [note] _ in
      UIMenu(children: [UIAction(title: "Only") { _ in note("chosen") }])
    })
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("will display")
    animator?.addCompletion { [note] in note("displayed") }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("will end")
    animator?.addCompletion { [note] in note("ended") }
  }
}
