import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@Suite("Popovers at bar items", .serialized)
struct BarItemPopoverTests {
  private func item(_ title: String, _ press: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in press() })
  }

  @Test("An item set through either property shows in both, a view does not")
  func mirror() throws {
    let popover = try #require(BarScene().popover)
    let (first, second, view) = (item("a"), item("b"), UIView())
    popover.barButtonItem = first
    #expect(popover.sourceItem === first)
    popover.sourceItem = second
    #expect(popover.barButtonItem === second)
    popover.sourceItem = view
    #expect(popover.barButtonItem == nil)
    #expect(popover.sourceView == nil)
    popover.barButtonItem = nil
    #expect(popover.sourceItem === view)
    popover.barButtonItem = first
    popover.barButtonItem = nil
    #expect(popover.sourceItem == nil)
  }

  @Test("The popover keeps an item that nobody else keeps")
  func kept() throws {
    let scene = BarScene()
    let popover = try #require(scene.popover)
    popover.barButtonItem = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    #expect(popover.barButtonItem?.title == "x")
  }

  @Test("The arrow points at the item's own view, in a navigation bar and in a toolbar", arguments: [false, true])
  func pointsAtItem(inToolbar: Bool) throws {
    let scene = BarScene()
    let items = [item("First"), item("Second"), item("Third")]
    if inToolbar {
      scene.navigation.isToolbarHidden = false
      scene.root.toolbarItems = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    } else {
      scene.root.navigationItem.rightBarButtonItems = items
    }
    scene.stage.settle()
    scene.present(from: items[1])
    let tip = try #require(scene.popover?.placement?.arrowTip)
    let frame = try #require(scene.frame(items[1].shownView))
    #expect(abs(tip.x - frame.midX) <= 0.5)
    #expect(tip.y == (inToolbar ? frame.minY : frame.maxY))
    #expect(scene.popover?.arrowDirection == (inToolbar ? .down : .up))
  }

  @Test("The arrow points at a custom view where it stands in a bar of one's own class")
  func pointsAtCustomView() throws {
    final class OwnBar: UINavigationBar {}
    let scene = BarScene()
    let root = UIViewController()
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    navigation.viewControllers = [root]
    scene.stage.window?.rootViewController = navigation
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let own = UIBarButtonItem(customView: view)
    root.navigationItem.leftBarButtonItems = [item("First"), own]
    scene.stage.settle()
    #expect(navigation.navigationBar is OwnBar)
    scene.popover?.sourceItem = own
    root.present(scene.content, animated: true)
    scene.stage.settle()
    let frame = try #require(scene.frame(view))
    #expect(scene.popover?.placement?.arrowTip == CGPoint(x: frame.midX, y: frame.maxY))
    #expect(view.window === scene.stage.window)
    #expect(frame.size == CGSize(width: 60, height: 30))
  }

  @Test("A tap on the item dismisses and does nothing else; its siblings keep their touches")
  func taps() throws {
    let scene = BarScene()
    var presses: [String] = []
    let own = item("Own") { presses.append("own") }
    let sibling = item("Sibling") { presses.append("sibling") }
    let left = item("Left") { presses.append("left") }
    scene.root.navigationItem.rightBarButtonItems = [own, sibling]
    scene.root.navigationItem.leftBarButtonItem = left
    scene.stage.settle()
    scene.present(from: own)
    #expect(
      Set(scene.popover?.passthroughViews ?? []) == [try #require(sibling.shownView), try #require(left.shownView)])
    scene.stage.tap(try #require(sibling.shownView))
    scene.stage.tap(try #require(left.shownView))
    #expect(presses == ["sibling", "left"])
    #expect(scene.navigation.presentedViewController === scene.content)
    scene.stage.tap(try #require(own.shownView))
    scene.stage.settle()
    #expect(presses == ["sibling", "left"])
    #expect(scene.navigation.presentedViewController == nil)
  }

  @Test("With passthroughViews set to nil afterwards a sibling's tap dismisses", arguments: ["present", "completion"])
  func noSiblings(after: String) throws {
    let scene = BarScene()
    var presses = 0
    let (own, sibling) = (item("Own"), item("Sibling") { presses += 1 })
    scene.root.navigationItem.rightBarButtonItems = [own, sibling]
    scene.stage.settle()
    let popover = try #require(scene.popover)
    popover.barButtonItem = own
    scene.navigation.present(scene.content, animated: true) {
      if after == "completion" { popover.passthroughViews = nil }
    }
    if after == "present" { popover.passthroughViews = nil }
    scene.stage.settle()
    scene.stage.tap(try #require(sibling.shownView))
    scene.stage.settle()
    #expect(presses == 0)
    #expect(scene.navigation.presentedViewController == nil)
  }

  @Test("Siblings join the views that were given, also for an item set right after present")
  func joined() throws {
    let scene = BarScene()
    let (own, sibling) = (item("Own"), item("Sibling"))
    scene.root.navigationItem.rightBarButtonItems = [own, sibling]
    scene.stage.settle()
    let view = UIView()
    scene.popover?.passthroughViews = [view]
    scene.navigation.present(scene.content, animated: true)
    scene.popover?.barButtonItem = own
    scene.stage.settle()
    #expect(scene.popover?.passthroughViews == [view, try #require(sibling.shownView)])
  }

  @Test("The popover follows its item through two turns of the screen")
  func rotation() throws {
    let scene = BarScene()
    let own = item("Wide item")
    scene.root.navigationItem.rightBarButtonItem = own
    scene.stage.settle()
    scene.present(from: own)
    for size in [CGSize(width: 600, height: 820), CGSize(width: 820, height: 600), CGSize(width: 610, height: 600)] {
      scene.stage.resize(to: size)
      scene.stage.settle()
      let tip = try #require(scene.popover?.placement?.arrowTip)
      let frame = try #require(scene.frame(own.shownView))
      #expect(frame.maxX == size.width - 8)
      #expect(abs(tip.x - frame.midX) <= 0.5)
      #expect(tip.y == frame.maxY)
      #expect(CGRect(origin: .zero, size: size).contains(try #require(scene.frame(scene.popover?.presentedView))))
    }
  }

  @Test("The popover follows an item whose title grows")
  func grows() throws {
    let scene = BarScene()
    let own = item("Item")
    scene.root.navigationItem.leftBarButtonItem = own
    scene.stage.settle()
    scene.present(from: own)
    own.title = "An item with a long title"
    scene.stage.settle()
    let frame = try #require(scene.frame(own.shownView))
    #expect(scene.popover?.placement?.arrowTip == CGPoint(x: frame.midX, y: frame.maxY))
  }

  @Test("Items set anew keep the popover as long as its item is among them")
  func setAnew() {
    let scene = BarScene()
    let own = item("Item")
    scene.root.navigationItem.rightBarButtonItem = own
    scene.stage.settle()
    scene.present(from: own)
    scene.root.navigationItem.rightBarButtonItems = [item("Other"), own]
    scene.stage.settle()
    #expect(scene.navigation.presentedViewController === scene.content)
    let warnings = Warnings.during {
      scene.root.navigationItem.rightBarButtonItems = nil
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.navigation.presentedViewController == nil)
  }

  @Test("An item that no bar shows is no anchor: the program stops with a message")
  func noBar() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = BarScene()
        scene.present(from: UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil))
      }
    }
  }

  @Test("In a narrow window, where a sheet is shown, an item without a bar is no error")
  func adapted() {
    let scene = BarScene(size: CGSize(width: 400, height: 600))
    scene.present(from: UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil))
    #expect(scene.content.viewIfLoaded?.window != nil)
    #expect(scene.popover?.arrowDirection == .unknown)
  }
}
