import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

private final class Receiver: NSObject {
  var senders: [UIBarButtonItem] = []
  func pressed(_ sender: UIBarButtonItem) { senders.append(sender) }
}

private final class Saving: UIViewController {
  var count = 0
  func save() { count += 1 }
}

@Suite("Bar button items", .serialized)
struct BarButtonItemTests {
  @Test("A tap calls the method of the target with the item")
  func target() throws {
    let scene = BarScene()
    let receiver = Receiver()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: Selector(Receiver.pressed))
    scene.root.navigationItem.rightBarButtonItem = item
    scene.stage.settle()
    scene.stage.tap(try #require(item.shownView))
    #expect(receiver.senders == [item])
  }

  @Test("Without a target the first in the responder chain that has the method is called")
  func chain() throws {
    let saving = Saving()
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let item = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: Selector(Saving.save))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    toolbar.items = [item]
    saving.view.addSubview(toolbar)
    stage.show(saving)
    stage.tap(try #require(item.shownView))
    #expect(saving.count == 1)
    stage.close()
  }

  @Test("A primary action is performed with the item as its sender, and gives its title")
  func primaryAction() throws {
    let scene = BarScene()
    var sender: UIBarButtonItem?
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Share") { sender = $0.sender as? UIBarButtonItem })
    #expect(item.title == "Share")
    scene.root.navigationItem.leftBarButtonItem = item
    scene.stage.settle()
    scene.stage.tap(try #require(item.shownView))
    #expect(sender === item)
  }

  @Test("The target is not kept, and a disabled item does nothing")
  func disabled() throws {
    let scene = BarScene()
    var count = 0
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in count += 1 })
    scene.root.navigationItem.rightBarButtonItem = item
    item.isEnabled = false
    scene.stage.settle()
    scene.stage.tap(try #require(item.shownView))
    #expect(count == 0)
    item.isEnabled = true
    scene.stage.tap(try #require(item.shownView))
    #expect(count == 1)
    var receiver: Receiver? = Receiver()
    let other = UIBarButtonItem(title: "x", style: .plain, target: receiver, action: Selector(Receiver.pressed))
    #expect(other.target === receiver)
    receiver = nil
    #expect(other.target == nil)
  }

  @Test("A change of title or tint shows on the same view")
  func changes() throws {
    let scene = BarScene()
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    scene.root.navigationItem.rightBarButtonItem = item
    scene.stage.settle()
    let button = try #require(item.shownView as? UIButton)
    let (width, edge) = (button.frame.width, button.frame.maxX)
    item.title = "A much longer title"
    item.tintColor = .red
    scene.stage.settle()
    #expect(item.shownView === button)
    #expect(button.currentTitle == "A much longer title")
    #expect(button.frame.width > width)
    #expect(button.frame.maxX == edge)
    #expect(button.tintColor == .red)
    item.tintColor = nil
    scene.bar.tintColor = .green
    #expect(button.tintColor == .green)
  }

  @Test(
    "Items of the system show their name or a symbol",
    arguments: [
      (UIBarButtonItem.SystemItem.done, "Done" as String?), (.cancel, "Cancel"), (.trash, "Delete"), (.add, nil),
      (.search, nil),
    ])
  func system(item: UIBarButtonItem.SystemItem, title: String?) {
    let scene = BarScene()
    let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    scene.root.navigationItem.rightBarButtonItem = made
    scene.stage.settle()
    let button = made.shownView as? UIButton
    #expect(button?.currentTitle == title)
    #expect((button?.currentImage == nil) == (title != nil))
    #expect(made.style == (item == .done ? .done : .plain))
    #expect(made.title == nil)
  }

  @Test("Attributes of the title in a state")
  func attributes() throws {
    let scene = BarScene()
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    scene.root.navigationItem.rightBarButtonItem = item
    scene.stage.settle()
    let shown = try #require((item.shownView as? UIButton)?.currentAttributedTitle)
    #expect(shown.string == "A")
    #expect(shown.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
  }

  @Test("A custom view keeps its size, is in the middle of the bar's height, and is the item's view")
  func customView() {
    let scene = BarScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    let item = UIBarButtonItem(customView: view)
    scene.root.navigationItem.leftBarButtonItem = item
    scene.stage.settle()
    #expect(item.shownView === view)
    #expect(scene.frame(view) == CGRect(x: 8, y: 12, width: 70, height: 20))
    #expect(item.frame(in: scene.navigation.view) == CGRect(x: 8, y: 12, width: 70, height: 20))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    item.customView = other
    scene.stage.settle()
    #expect(view.superview == nil)
    #expect(scene.frame(other) == CGRect(x: 8, y: 7, width: 30, height: 30))
  }

  @Test("An item that another bar shows leaves the one before")
  func moves() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    let bars = [UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)), UIToolbar()]
    bars[1].frame = CGRect(x: 0, y: 100, width: 400, height: 44)
    for bar in bars { controller.view.addSubview(bar) }
    stage.show(controller)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    for bar in bars {
      bar.items = [item]
      stage.settle()
      #expect(item.shownView?.superview === bar)
    }
    #expect(bars[0].subviews.contains { $0 is UIButton } == false)
    bars[0].items = nil
    stage.settle()
    #expect(item.shownView?.window != nil)
    stage.close()
  }
}
