import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Menus under hostile use", .serialized)
struct MenuHostileTests {
  @Test("An action may present, and what it presents is there")
  func presents() {
    let set = MenuStage()
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = set.button
    set.button.menu = UIMenu(
      children: [UIAction(title: "Present") { [root = set.root] _ in root.present(popover, animated: true) }])
    set.open()
    set.choose("Present")
    #expect(set.root.presentedViewController === popover && set.overlay == nil)
    #expect(popover.view.window != nil)
  }

  @Test("In a popover: outside touches close the menu first, and an action may dismiss the popover")
  func insidePopover() {
    let set = MenuStage()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = set.button
    let inner = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    inner.showsMenuAsPrimaryAction = true
    inner.menu = UIMenu(children: [UIAction(title: "Away") { [root = set.root] _ in root.dismiss(animated: true) }])
    content.view.addSubview(inner)
    set.root.present(content, animated: false)
    set.stage.settle()
    set.stage.tap(inner)
    set.stage.settle()
    #expect(set.isOpen)
    set.stage.tap(at: CGPoint(x: 590, y: 490))
    set.stage.settle()
    #expect(!set.isOpen && set.root.presentedViewController != nil)
    set.stage.tap(inner)
    set.choose("Away")
    #expect(set.root.presentedViewController == nil && set.overlay == nil)
    #expect(set.stage.window?.subviews.count == 1)
  }

  @Test("The menu goes with its button: removed, hidden, moved to nowhere", arguments: 0..<4)
  func buttonGoes(way: Int) {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    switch way {
    case 0: set.button.removeFromSuperview()
    case 1: set.button.isHidden = true
    case 2: set.root.view.isHidden = true
    default: set.button.menu = nil
    }
    set.stage.settle()
    #expect(set.overlay == nil && set.stage.window?.keyScope == nil && set.log.isEmpty)
  }

  @Test("The button goes while the finger that opened its menu is down")
  func buttonGoesUnderFinger() {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.button.removeFromSuperview()
    set.stage.touch(.moved, at: CGPoint(x: 160, y: 120))
    set.stage.touch(.ended, at: CGPoint(x: 160, y: 120))
    set.stage.settle()
    #expect(set.overlay == nil && set.log.isEmpty && !set.button.isHighlighted)
  }

  @Test("An action may remove the button, or change its menu")
  func actionChanges() {
    let set = MenuStage()
    set.button.menu = UIMenu(children: [
      UIAction(title: "Change") { [unowned set] _ in set.setUsualMenu() },
      UIAction(title: "Remove") { [button = set.button] _ in button.removeFromSuperview() },
    ])
    set.open()
    set.choose("Change")
    #expect(set.overlay == nil)
    set.open()
    #expect(set.rows() == ["Cut", "Copy", "Paste", "More"])
    set.button.menu = UIMenu(children: [
      UIAction(title: "Remove") { [button = set.button] _ in button.removeFromSuperview() }
    ])
    #expect(set.rows() == ["Remove"], "an open menu is replaced")
    set.choose("Remove")
    #expect(set.overlay == nil && set.button.window == nil)
  }

  @Test("Who is told of the trigger may take the menu or the button away, or make the menu only now")
  func trigger() {
    let set = MenuStage()
    set.setUsualMenu()
    set.button.addAction(UIAction { [button = set.button] _ in button.menu = nil }, for: .menuActionTriggered)
    set.open()
    #expect(set.overlay == nil)
    let other = MenuStage()
    other.setUsualMenu()
    let (button, menu) = (other.button, other.button.menu)
    button.menu = UIMenu(children: [])
    button.addAction(UIAction { [button] _ in button.menu = menu }, for: .menuActionTriggered)
    other.open()
    #expect(other.isOpen)
    let third = MenuStage()
    third.setUsualMenu()
    third.button.addAction(UIAction { [b = third.button] _ in b.removeFromSuperview() }, for: .menuActionTriggered)
    third.open()
    #expect(third.overlay == nil)
  }

  @Test("What is presented while a menu is open closes it")
  func presentationOver() {
    let set = MenuStage()
    set.setUsualMenu()
    set.open()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    set.root.present(sheet, animated: true)
    set.stage.settle()
    #expect(set.overlay == nil && set.root.presentedViewController === sheet)
  }

  @Test("A disabled button opens nothing, and one that is disabled while its menu is open does no harm")
  func disabled() {
    let set = MenuStage()
    set.setUsualMenu()
    set.button.isEnabled = false
    set.open()
    #expect(set.overlay == nil)
    set.button.isEnabled = true
    set.open()
    set.button.isEnabled = false
    set.choose("Cut")
    #expect(set.log == ["Cut"])
  }

  @Test("Opened and closed a hundred times in one turn, one is left over and works")
  func oftenInOneTurn() {
    let set = MenuStage()
    set.setUsualMenu()
    for _ in 0..<100 {
      _ = set.button.showMenu(by: .pointer)
      _ = set.button.showMenu(by: .pointer)
      set.button.contextMenuInteraction?.dismissMenu()
    }
    _ = set.button.showMenu(by: .pointer)
    set.stage.settle()
    #expect(set.stage.window?.subviews.count == 2)
    set.choose("Copy")
    #expect(set.log == ["Copy"] && set.stage.window?.subviews.count == 1)
  }

  @Test("The window closes while a menu is open")
  func windowCloses() {
    let set = MenuStage()
    set.setUsualMenu()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 80))
    set.stage.closeWindow()
    set.stage.settle()
    #expect(set.log.isEmpty)
  }

  @Test("Nothing is left: overlay, panels, menu and button are freed, whichever way it went", arguments: 0..<4)
  func freed(way: Int) {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    defer { stage.close() }
    let root = UIViewController()
    stage.show(root)
    weak var button: UIButton?
    weak var menu: UIMenu?
    weak var overlay: MenuOverlay?
    weak var panel: MenuPanel?
    autoreleased {
      let made = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      made.showsMenuAsPrimaryAction = true
      let late = UIDeferredMenuElement { $0([UIAction(title: "B") { _ in }]) }
      made.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIMenu(title: "M", children: [late])])
      root.view.addSubview(made)
      (button, menu) = (made, made.menu)
      stage.tap(made)
      stage.settle()
      overlay = stage.window?.subviews.last as? MenuOverlay
      panel = overlay?.panels.first
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardRightArrow)
      #expect(overlay?.panels.count == 2)
      switch way {
      case 0: stage.press(.keyboardReturnOrEnter)
      case 1: stage.press(.keyboardEscape)
      case 2: stage.tap(at: CGPoint(x: 390, y: 390))
      default: break
      }
      made.removeFromSuperview()
    }
    stage.settle()
    stage.turn()
    #expect(overlay == nil && panel == nil && button == nil && menu == nil)
  }

  private func autoreleased(_ work: () -> Void) { work() }
}
