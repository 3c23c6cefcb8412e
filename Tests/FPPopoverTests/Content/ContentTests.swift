import Foundation
import Gallery
import PeoplePopover
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Content of any kind", .serialized)
struct ContentTests {
  private func screen(_ size: CGSize = CGSize(width: 600, height: 600)) -> (Stage, UIView) {
    let stage = Stage(size: size)
    let anchor = UIView(frame: CGRect(x: size.width / 2 - 30, y: 60, width: 60, height: 40))
    stage.show(UIViewController()).rootViewController?.view.addSubview(anchor)
    return (stage, anchor)
  }

  @Test("The people grid is shown in its own size, scrolls, and tells who was chosen")
  func people() throws {
    let (stage, anchor) = screen()
    let people = PeoplePopoverController(sections: [
      PeopleEntrySection(title: "Assigned", entries: (0..<40).map { PeopleEntry(id: $0, name: "Person \($0)") })
    ])
    let popover = FPPopoverController(viewController: people)
    popover.sizesToContent = true
    #expect(popover.present(from: anchor))
    stage.settle()
    let wanted = people.preferredContentSize
    #expect(people.view.bounds.width == wanted.width)
    #expect(people.view.bounds.height == min(wanted.height, 600 - 100 - 40 - 8))
    let grid = people.collectionView
    #expect(grid.indexPathsForVisibleItems.count > 4)
    var chosen: [String] = []
    people.onSelect = { _, _, entry in chosen.append(entry.name) }
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(stage.tap(cell))
    stage.settle()
    #expect(chosen == ["Person 1"])
    #expect(popover.isShown)
    let middle = popover.contentView.convert(people.view.center, to: nil)
    stage.drag(from: CGPoint(x: middle.x, y: middle.y + 60), to: CGPoint(x: middle.x, y: middle.y - 60))
    stage.settle()
    #expect(grid.contentOffset.y > 50)
    #expect(popover.isShown, "a drag in the content closes nothing")
  }

  @Test("A menu-like list of one column is as large as its rows")
  func list() throws {
    let (stage, anchor) = screen()
    let list = MenuListController(items: ["Open", "Rename", "Delete"])
    var chosen: [Int] = []
    list.onChoose = { chosen.append($0) }
    let popover = FPPopoverController(viewController: list)
    popover.sizesToContent = true
    popover.arrowDirection = .up
    popover.present(from: anchor)
    stage.settle()
    #expect(popover.contentView.frame.size == CGSize(width: 160 + 20, height: 120 + 40))
    for item in 0..<3 {
      let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(cell.frame == CGRect(x: 0, y: CGFloat(item) * 40, width: 160, height: 40))
    }
    let last = try #require(list.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(stage.tap(last))
    #expect(chosen == [2])
  }

  @Test("Above a keyboard the grid is shrunk and scrolls on; without it, it is as before")
  func keyboard() {
    let (stage, anchor) = screen()
    let people = PeoplePopoverController(sections: [
      PeopleEntrySection(title: "Assigned", entries: (0..<12).map { PeopleEntry(id: $0, name: "Person \($0)") })
    ])
    let popover = FPPopoverController(viewController: people)
    popover.sizesToContent = true
    popover.present(from: anchor)
    stage.settle()
    let size = people.view.bounds.size
    stage.showKeyboard(height: 260)
    stage.settle()
    #expect(popover.contentView.frame.maxY <= 600 - 260 - 8)
    #expect(people.view.bounds.height < size.height)
    #expect(people.collectionView.contentSize.height > people.collectionView.bounds.height)
    stage.hideKeyboard()
    stage.settle()
    #expect(people.view.bounds.size == size)
  }

  @Test("A whole visit: shown from a view, rotated, typed in over a keyboard, tapped inside, tapped away twice")
  func driveThrough() {
    let scene = PopoverScene(title: "Note")
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    scene.stage.setKeyboardWhileEditing(height: 120)
    scene.content.view.addSubview(field)
    scene.present()
    #expect(scene.bubble.arrowDirection == .up)

    scene.stage.resize(to: CGSize(width: 480, height: 320))
    scene.stage.settle()
    let room = CGRect(x: 8, y: 8, width: 464, height: 304)
    #expect(room.contains(scene.frame))

    // The keyboard comes because the field is edited.
    #expect(scene.stage.tap(field))
    scene.stage.settle()
    #expect(field.isEditing)
    #expect(scene.frame.maxY <= 320 - 120 - 8)
    scene.stage.type("Buy milk")
    scene.stage.press(.keyboardHome)
    scene.stage.type("1. ")
    #expect(field.text == "1. Buy milk")

    scene.stage.tap(at: CGPoint(x: scene.frame.midX, y: scene.frame.midY))
    scene.stage.settle()
    #expect(scene.popover.isShown)

    scene.stage.tap(at: CGPoint(x: 2, y: 318))
    scene.stage.tap(at: CGPoint(x: 2, y: 318))
    scene.stage.settle()
    // With the popover the field left, and with it the keyboard.
    #expect(!field.isEditing)
    #expect(!scene.stage.isTextInputActive)
    #expect(scene.delegate.dismissals == 1)
    #expect(scene.content.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(scene.root.children.isEmpty)
    #expect(scene.root.view.subviews == [scene.button])
  }

  @Test("The gallery's controls change the bubble that is shown")
  func gallery() throws {
    let stage = Stage(size: CGSize(width: 640, height: 720))
    let screen = FPPopoverViewController()
    stage.show(screen)
    stage.settle()
    let show = try #require(button("Show", in: screen.view))
    stage.tap(show)
    stage.settle()
    let popover = try #require(screen.popover)
    #expect(popover.isShown)
    #expect(popover.contentView.title == "Title")
    for name in [
      "Anchor", "Arrow", "Tint", "Colors", "Title", "Border", "3D border", "Shadow", "Alpha", "Size", "Least size",
      "Sized to content", "Margins", "Rules",
    ] {
      let control = try #require(screen.control(named: name))
      #expect(stage.tap(control), "\(name) is passed through to")
      stage.settle()
      #expect(screen.popover?.isShown == true)
    }
    #expect(popover.arrowDirection == .up)
    #expect(popover.tint == .lightGray)
    #expect(popover.colors != nil)
    #expect(popover.contentView.title == nil)
    #expect(popover.border == false && popover.shadowsHidden && !popover.contentView.draw3dBorder)
    #expect(abs(popover.contentView.alpha - 0.8) < 0.01)
    #expect(popover.contentSize == CGSize(width: 140, height: 160))
    #expect(popover.minimumContentSize == CGSize(width: 160, height: 160))
    #expect(popover.sizesToContent)
    #expect(popover.margins == .zero)
    #expect(popover.policy == .fpPopover)
    stage.tap(try #require(screen.control(named: "Content")))
    stage.settle()
    #expect(screen.popover !== popover && screen.popover?.isShown == true)
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    for subview in view.subviews { if let found = button(title, in: subview) { return found } }
    return nil
  }
}
