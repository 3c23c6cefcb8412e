import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@Suite("Navigation controllers", .serialized)
struct NavigationStackTests {
  @Test("The stack, the top and the parents change at once")
  func stack() {
    let scene = BarScene()
    let next = PageController("Next")
    #expect(scene.root.navigationController === scene.navigation)
    #expect(next.navigationController == nil)
    scene.navigation.pushViewController(next, animated: true)
    #expect(scene.navigation.viewControllers == [scene.root, next])
    #expect(scene.navigation.topViewController === next)
    #expect(scene.navigation.visibleViewController === next)
    #expect(next.navigationController === scene.navigation)
    #expect(scene.navigation.popViewController(animated: false) === next)
    #expect(next.navigationController == nil)
    #expect(scene.navigation.popViewController(animated: false) == nil)
    #expect(scene.navigation.viewControllers == [scene.root])
  }

  @Test("The bar follows titles and stack")
  func bar() {
    let scene = BarScene()
    scene.root.title = "Renamed"
    #expect(scene.bar.topItem?.title == "Renamed")
    let next = PageController("Next")
    next.navigationItem.title = "Own"
    scene.navigation.pushViewController(next, animated: false)
    #expect(scene.bar.topItem?.title == "Own")
    #expect(scene.bar.backItem?.title == "Renamed")
    #expect(scene.bar.items?.count == 2)
  }

  @Test("The way back leads back, and is named after where it leads")
  func back() throws {
    let scene = BarScene()
    scene.navigation.pushViewController(PageController("Next"), animated: true)
    scene.stage.settle()
    let button = try #require(scene.bar.content?.backButton)
    #expect(button.currentTitle == "Root")
    scene.stage.tap(button)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.root)
    #expect(scene.bar.content?.backButton == nil)
  }

  @Test("Items in place of the way back, or beside it")
  func supplement() {
    let scene = BarScene()
    let next = PageController("Next")
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    scene.navigation.pushViewController(next, animated: false)
    #expect(scene.bar.content?.backButton == nil)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(scene.bar.content?.backButton != nil)
    next.navigationItem.hidesBackButton = true
    #expect(scene.bar.content?.backButton == nil)
  }

  @Test("A page slides in from where reading ends", arguments: [false, true])
  func slides(rightToLeft: Bool) throws {
    let scene = BarScene(direction: rightToLeft ? .rightToLeft : .leftToRight)
    let next = PageController("Next")
    scene.navigation.pushViewController(next, animated: true)
    scene.stage.advance(by: 0.1)
    let page = try #require(next.view.superview)
    let old = try #require(scene.root.view.superview)
    let (x, oldX) = (page.layer.presentation()?.frame.minX ?? 0, old.layer.presentation()?.frame.minX ?? 0)
    #expect(rightToLeft ? x < 0 && x > -820 : x > 0 && x < 820)
    #expect(rightToLeft ? oldX > 0 : oldX < 0)
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(scene.root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    scene.stage.settle()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 820, height: 600))
    #expect(old.superview == nil)
    let button = try #require(scene.frame(scene.bar.content?.backButton))
    #expect(rightToLeft ? button.maxX == 812 : button.minX == 8)
  }

  @Test("While a page slides touches reach neither page nor bar")
  func touches() throws {
    let scene = BarScene()
    let (second, third) = (PageController("2"), PageController("3"))
    scene.navigation.setViewControllers([scene.root, second, third], animated: false)
    scene.stage.settle()
    let button = try #require(scene.bar.content?.backButton)
    let place = button.convert(CGPoint(x: 10, y: 20), to: nil)
    scene.stage.tap(at: place)
    scene.stage.tap(at: place)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === second)
    scene.stage.tap(at: place)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.root)
  }

  @Test("The bar is 44 points high below the safe area, and the pages' safe area begins below it")
  func safeArea() {
    let scene = BarScene()
    scene.stage.setSafeArea(UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    scene.stage.settle()
    #expect(scene.frame(scene.bar) == CGRect(x: 0, y: 24, width: 820, height: 44))
    #expect(scene.root.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 0))
    scene.navigation.setNavigationBarHidden(true, animated: true)
    #expect(scene.navigation.isNavigationBarHidden)
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.isHidden == false)
    scene.stage.settle()
    #expect(scene.bar.isHidden)
    #expect(scene.root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    scene.navigation.isNavigationBarHidden = false
    scene.stage.settle()
    #expect(scene.bar.isHidden == false)
    #expect(scene.root.view.safeAreaInsets.top == 68)
  }

  @Test("A controller that was popped is freed, and so is the whole")
  func freed() {
    let scene = BarScene()
    weak var popped: UIViewController?
    weak var navigation: UINavigationController?
    weak var bar: UIView?
    do {
      let next = PageController("Next")
      next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", primaryAction: UIAction { _ in })
      popped = next
      scene.navigation.pushViewController(next, animated: true)
      scene.stage.settle()
      scene.navigation.popViewController(animated: true)
      scene.stage.settle()
      let other = UINavigationController(rootViewController: PageController("Other"))
      scene.navigation.present(other, animated: false)
      scene.stage.settle()
      (navigation, bar) = (other, other.navigationBar)
      other.dismiss(animated: false)
      scene.stage.settle()
    }
    scene.stage.turn()
    #expect(popped == nil)
    #expect(navigation == nil)
    #expect(bar == nil)
  }

  @Test("What a page shows is pushed")
  func show() {
    let scene = BarScene()
    let next = PageController("Next")
    scene.root.show(next, sender: nil)
    #expect(scene.navigation.topViewController === next)
  }

  @Test("Pushing what is in the stack stops the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
  }
}
