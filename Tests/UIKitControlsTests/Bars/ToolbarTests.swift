import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@Suite("Toolbars", .serialized)
struct ToolbarTests {
  private func item(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func frames(
    _ items: [UIBarButtonItem], direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> [CGFloat] {
    let stage = Stage(size: CGSize(width: 316, height: 300), direction: direction)
    let controller = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 316, height: 44))
    controller.view.addSubview(bar)
    bar.items = items
    stage.show(controller)
    stage.settle()
    defer { stage.close() }
    return items.compactMap { $0.customView == nil ? nil : $0.frame(in: bar)?.minX }
  }

  @Test("Items stand from where reading begins, flexible room between them takes the rest")
  func places() {
    #expect(frames([item(50), item(60)]) == [8, 66])
    #expect(frames([item(50), .flexibleSpace(), item(60)]) == [8, 248])
    #expect(frames([.flexibleSpace(), item(100), .flexibleSpace()]) == [108])
    #expect(frames([.fixedSpace(30), item(50)]) == [38])
  }

  @Test("Right to left it is the other way round")
  func rightToLeft() {
    #expect(frames([item(50), .flexibleSpace(), item(60)], direction: .rightToLeft) == [258, 8])
  }

  @Test("It is 44 points high, with a hairline above")
  func look() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let bar = UIToolbar()
    bar.frame.size = bar.sizeThatFits(CGSize(width: 200, height: 0))
    bar.frame.origin.y = 156
    bar.barTintColor = .red
    controller.view.addSubview(bar)
    stage.show(controller)
    stage.settle()
    let shot = stage.snapshot()
    #expect(bar.frame.height == 44)
    #expect(shot.pixel(x: 100, y: 154)?.description == "#ffffff")
    #expect(shot.pixel(x: 100, y: 155)?.description == "#b3b3b3")
    #expect(shot.pixel(x: 100, y: 156)?.description == "#ff0000")
    stage.close()
  }

  @Test("A navigation controller shows the top controller's items at the bottom")
  func navigation() {
    let scene = BarScene()
    let (first, second) = (item(50), item(60))
    scene.root.toolbarItems = [first]
    #expect(first.shownView == nil)
    scene.navigation.setToolbarHidden(false, animated: true)
    scene.stage.settle()
    #expect(scene.frame(scene.navigation.toolbar) == CGRect(x: 0, y: 556, width: 820, height: 44))
    #expect(scene.root.view.safeAreaInsets.bottom == 44)
    #expect(first.shownView?.window != nil)
    let next = PageController("Next")
    next.toolbarItems = [second]
    scene.navigation.pushViewController(next, animated: false)
    scene.stage.settle()
    #expect(first.shownView == nil)
    #expect(second.shownView?.window != nil)
    next.view.backgroundColor = .red
    #expect(scene.stage.tap(scene.navigation.toolbar))
    #expect(scene.stage.snapshot().pixel(x: 400, y: 580)?.description != "#ff0000")
    #expect(scene.stage.snapshot().pixel(x: 400, y: 540)?.description == "#ff0000")
  }

  @Test("An item that is hidden goes, comes back in its place, and is gone for good with its bar's items")
  func hidden() {
    let stage = Stage(size: CGSize(width: 316, height: 300))
    defer { stage.close() }
    let controller = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 316, height: 44))
    controller.view.addSubview(bar)
    let (first, second) = (item(50), item(60))
    bar.items = [first, second]
    stage.show(controller)
    stage.settle()
    first.isHidden = true
    stage.settle()
    #expect(first.customView?.superview == nil && first.shownView == nil)
    #expect(second.frame(in: bar)?.minX == 8)
    first.isHidden = false
    stage.settle()
    #expect(first.frame(in: bar)?.minX == 8 && second.frame(in: bar)?.minX == 66)
    bar.items = []
    stage.settle()
    #expect(first.customView?.superview == nil && second.customView?.superview == nil)
    // An item that left while it was hidden does not come back.
    bar.items = [first, second]
    first.isHidden = true
    bar.items = [second]
    first.isHidden = false
    stage.settle()
    #expect(first.customView?.superview == nil && first.shownView == nil)
  }
}
