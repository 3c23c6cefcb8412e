import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("What menus hold", .serialized)
struct MenuContentTests {
  @Test("Hidden actions and empty menus are left out, inline menus are groups with their titles")
  func groups() {
    let set = MenuStage()
    let menu = UIMenu(
      title: "All",
      children: [
        set.action("A"), set.action("B", .hidden),
        UIMenu(title: "Inline", options: .displayInline, children: [set.action("C"), set.action("D")]),
        UIMenu(title: "Empty", children: [set.action("E", .hidden)]), set.action("F"),
        UIMenu(options: .displayInline, children: [UIMenu(title: "Inner", children: [set.action("G")])]),
      ])
    let content = MenuContent(menu) { _ in nil }
    #expect(content.title == "All")
    #expect(content.groups.map(\.title) == ["", "Inline", "", ""])
    #expect(content.groups.map { $0.rows.map { $0.element?.title } } == [["A"], ["C", "D"], ["F"], ["Inner"]])
    #expect(
      content.reversed.groups.map { $0.rows.map { $0.element?.title } } == [["Inner"], ["F"], ["D", "C"], ["A"]])
  }

  @Test("A menu with nothing to show does not open, and the touch is an ordinary one")
  func nothing() {
    let set = MenuStage()
    set.button.menu = UIMenu(children: [set.action("A", .hidden)])
    set.button.addAction(UIAction { _ in set.log.append("tap") }, for: .touchUpInside)
    set.open()
    #expect(set.overlay == nil && set.log == ["tap"])
  }

  @Test("In a menu of one choice the chosen action is ticked, in menus inside too")
  func singleSelection() {
    let set = MenuStage()
    let (a, b, c, d) = (set.action("A", [], .on), set.action("B"), set.action("C"), set.action("D", [], .on))
    let inner = UIMenu(title: "Inner", children: [c])
    let one = UIMenu(options: [.displayInline, .singleSelection], children: [a, b, inner])
    set.button.menu = UIMenu(children: [one, d])
    #expect(set.button.menu?.selectedElements == [a, d])
    set.open()
    set.choose("B")
    #expect(set.button.menu?.selectedElements == [b, d])
    set.open()
    set.choose("Inner")
    set.choose("C")
    #expect(set.button.menu?.selectedElements == [c, d])
    set.open()
    set.choose("D")
    #expect(set.button.menu?.selectedElements == [c, d], "D stands outside: its action decides")
  }

  @Test("A button that shows its choice takes the title of the chosen action, at first of the first")
  func popUp() {
    let set = MenuStage()
    set.button.menu = UIMenu(children: ["Red", "Green"].map { set.action($0) })
    #expect(set.button.currentTitle == "Menu")
    set.button.changesSelectionAsPrimaryAction = true
    #expect(set.button.currentTitle == "Red")
    set.open()
    set.choose("Green")
    #expect(set.button.currentTitle == "Green" && set.log == ["Green"])
    #expect(set.button.menu?.selectedElements.map(\.title) == ["Green"])
    #expect(!set.button.isSelected)
  }

  @Test("An action that keeps its menu is performed and shown anew")
  func keeps() {
    let set = MenuStage()
    let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
      action.title = action.state == .on ? "Not bold" : "Bold"
    }
    set.button.menu = UIMenu(children: [action])
    set.open()
    set.choose("Bold")
    #expect(set.isOpen && set.rows() == ["Not bold"] && action.state == .on)
  }

  @Test("Late elements show that they load, then themselves; the first answer is kept")
  func deferred() {
    let set = MenuStage()
    var answer: (([UIMenuElement]) -> Void)?
    var questions = 0
    let late = UIDeferredMenuElement {
      questions += 1
      answer = $0
    }
    set.button.menu = UIMenu(children: [set.action("First"), late, set.action("Last")])
    set.open()
    #expect(set.rows() == ["First", "Loading…", "Last"])
    set.choose("Loading…")
    #expect(set.isOpen)
    answer?([set.action("A"), UIMenu(options: .displayInline, children: [set.action("B")])])
    #expect(set.rows() == ["First", "A", "B", "Last"])
    answer?([])
    #expect(set.rows() == ["First", "A", "B", "Last"])
    set.choose("A")
    set.open()
    #expect(set.rows() == ["First", "A", "B", "Last"] && questions == 1)
  }

  @Test("Keys stay at their row when answers bring rows or take some away", arguments: [true, false])
  func pointedStays(bringsRows: Bool) {
    let set = MenuStage()
    var answer: (([UIMenuElement]) -> Void)?
    let late = UIDeferredMenuElement { answer = $0 }
    set.button.menu = UIMenu(children: [late, set.action("A"), set.action("B")])
    set.open()
    set.stage.press(.keyboardUpArrow)
    #expect(set.pointed == ["B"])
    answer?(bringsRows ? [set.action("X"), set.action("Y"), set.action("Z")] : [])
    #expect(set.pointed == ["B"] && set.panels[0].rows.filter(\.isPointedAt).map(\.text) == ["B"])
    set.stage.press(.keyboardReturnOrEnter)
    set.stage.settle()
    #expect(set.log == ["B"])
  }

  @Test("Uncached elements are asked each time; an answer after closing, or of the element itself, does no harm")
  func uncached() {
    let set = MenuStage()
    var questions = 0
    var answer: (([UIMenuElement]) -> Void)?
    let late = UIDeferredMenuElement.uncached {
      questions += 1
      answer = $0
      if questions == 1 { $0([set.action("At once")]) }
    }
    set.button.menu = UIMenu(children: [late])
    set.open()
    #expect(set.rows() == ["At once"])
    set.stage.press(.keyboardEscape)
    set.stage.settle()
    set.open()
    #expect(set.rows() == ["Loading…"] && questions == 2)
    answer?([late, set.action("Self")])
    #expect(set.rows() == ["Self"])
    set.stage.press(.keyboardEscape)
    set.stage.settle()
    set.open()
    set.stage.press(.keyboardEscape)
    set.stage.settle()
    answer?([set.action("Too late")])
    #expect(set.overlay == nil)
  }

  @Test("The sender of an action is the button, or the bar's item")
  func sender() {
    let set = MenuStage()
    var senders: [Any?] = []
    set.button.menu = UIMenu(children: [UIAction(title: "Which") { senders.append($0.sender) }])
    set.open()
    set.choose("Which")
    #expect(senders.last as? UIButton === set.button)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 600, height: 44))
    let item = UIBarButtonItem(title: "More", menu: set.button.menu)
    let page = UINavigationItem(title: "Page")
    page.rightBarButtonItem = item
    bar.items = [page]
    set.root.view.addSubview(bar)
    set.stage.settle()
    let place = item.frame(in: set.root.view) ?? .zero
    set.stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    set.stage.settle()
    #expect(set.panels.first?.frame.maxX == CGFloat(592), "it stays in the window")
    set.choose("Which")
    #expect(senders.last as? UIBarButtonItem === item)
  }
}
