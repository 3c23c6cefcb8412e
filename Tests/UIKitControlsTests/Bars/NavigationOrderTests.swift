import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@Suite("Order of calls of a navigation controller", .serialized)
struct NavigationOrderTests {
  @Test("Coming on the screen")
  func start() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let log = PageLog()
    let navigation = UINavigationController(rootViewController: PageController("A", log: log))
    navigation.delegate = log
    stage.show(navigation)
    stage.settle()
    #expect(
      log.take() == """
        A will move
        A did move
        A load
        willShow A false
        A will appear
        A did appear
        didShow A false
        """)
    stage.close()
  }

  @Test("Pushing and popping", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    let scene = BarScene()
    scene.navigation.pushViewController(PageController("B", log: scene.log), animated: animated)
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        B will move
        B load
        Root will disappear
        B will appear, coming
        willShow B \(animated)
        Root did disappear
        B did appear
        B did move
        didShow B \(animated)
        """)
    scene.navigation.popViewController(animated: animated)
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        B will leave
        B will disappear, leaving
        Root will appear
        willShow Root \(animated)
        B did disappear
        Root did appear
        B did leave
        didShow Root \(animated)
        """)
  }

  @Test("What is pushed while another slides comes after that has come")
  func pushTwice() {
    let scene = BarScene()
    scene.navigation.pushViewController(PageController("B", log: scene.log), animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.pushViewController(PageController("C", log: scene.log), animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        Root did disappear
        B did appear
        B did move
        didShow B true
        C will move
        C load
        B will disappear
        C will appear, coming
        willShow C true
        B did disappear
        C did appear
        C did move
        didShow C true
        """)
    #expect(scene.navigation.view.subviews.count { $0 is NavigationPage } == 1)
  }

  @Test("Below the top nothing appears, and nothing is loaded")
  func below() {
    let scene = BarScene()
    let (middle, top) = (PageController("M", log: scene.log), PageController("T", log: scene.log))
    scene.navigation.setViewControllers([scene.root, middle, top], animated: true)
    scene.stage.settle()
    #expect(middle.isViewLoaded == false)
    #expect(scene.log.lines.filter { $0.hasPrefix("M") } == ["M will move", "M did move"])
    #expect(scene.navigation.topViewController === top)
    _ = scene.log.take()
    #expect(scene.navigation.popToRootViewController(animated: false) == [middle, top])
    #expect(scene.log.lines.filter { $0.hasPrefix("M") } == ["M will leave", "M did leave"])
  }

  @Test("A window that closes while one slides ends all that began")
  func close() {
    let scene = BarScene()
    let next = PageController("B", log: scene.log)
    scene.navigation.pushViewController(next, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.closeWindow()
    scene.stage.settle()
    #expect(scene.log.lines.count { $0 == "B did disappear" } == 1)
    #expect(next.parent === scene.navigation)
  }
}
