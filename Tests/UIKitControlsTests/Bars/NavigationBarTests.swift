import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@Suite("Navigation bars", .serialized)
struct NavigationBarTests {
  private final class BarDelegate: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var mayPop = true
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { lines.append("push") }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("may pop?")
      return mayPop
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { lines.append("pop") }
  }

  private func box(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)))
  }

  private func titleFrame(
    left: [CGFloat], right: [CGFloat], title: CGFloat = 100, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> CGRect? {
    let scene = BarScene(size: CGSize(width: 416, height: 300), direction: direction)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: title, height: 20))
    scene.root.navigationItem.titleView = view
    scene.root.navigationItem.leftBarButtonItems = left.map(box)
    scene.root.navigationItem.rightBarButtonItems = right.map(box)
    scene.stage.settle()
    return scene.frame(view)
  }

  @Test("The title is in the middle, gives way to wide items, and shrinks where it must")
  func title() {
    #expect(titleFrame(left: [50], right: [30]) == CGRect(x: 158, y: 12, width: 100, height: 20))
    #expect(titleFrame(left: [200], right: []) == CGRect(x: 216, y: 12, width: 100, height: 20))
    #expect(titleFrame(left: [], right: [200]) == CGRect(x: 100, y: 12, width: 100, height: 20))
    #expect(titleFrame(left: [150], right: [150]) == CGRect(x: 166, y: 12, width: 84, height: 20))
    #expect(
      titleFrame(left: [200], right: [], direction: .rightToLeft) == CGRect(x: 100, y: 12, width: 100, height: 20))
  }

  @Test("Of items the first is the outermost, on both sides")
  func order() {
    let scene = BarScene(size: CGSize(width: 400, height: 300))
    let (left, right) = ([box(30), box(40)], [box(50), box(60)])
    scene.root.navigationItem.leftBarButtonItems = left
    scene.root.navigationItem.rightBarButtonItems = right
    scene.stage.settle()
    #expect((left + right).map { scene.frame($0.shownView)?.minX } == [8, 46, 342, 274])
  }

  @Test("The way back says less the wider the title is")
  func backTitle() {
    let scene = BarScene(size: CGSize(width: 320, height: 300))
    scene.root.title = "A long title"
    let next = PageController("Next")
    scene.navigation.pushViewController(next, animated: false)
    var said: [String?] = []
    for width in [20, 120, 200] as [CGFloat] {
      let title = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      next.navigationItem.titleView = title
      scene.stage.settle()
      said.append(scene.bar.content?.backButton?.currentTitle)
      #expect(scene.frame(title)?.midX == 160)
    }
    #expect(said == ["A long title", "Back", ""])
    next.navigationItem.titleView = nil
    scene.root.navigationItem.backButtonTitle = "R"
    scene.stage.settle()
    #expect(scene.bar.content?.backButton?.currentTitle == "R")
    scene.root.navigationItem.backButtonDisplayMode = .minimal
    scene.root.navigationItem.backButtonTitle = "Q"
    scene.stage.settle()
    #expect(scene.bar.content?.backButton?.currentTitle == "")
  }

  @Test("Titles move with the pages", arguments: [false, true], [false, true])
  func moves(isPop: Bool, rightToLeft: Bool) throws {
    let scene = BarScene(direction: rightToLeft ? .rightToLeft : .leftToRight)
    let views = ["old", "new"].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    let next = PageController("Next")
    scene.root.navigationItem.titleView = views[isPop ? 1 : 0]
    next.navigationItem.titleView = views[isPop ? 0 : 1]
    if isPop { scene.navigation.pushViewController(next, animated: false) }
    scene.stage.settle()
    if isPop {
      scene.navigation.popViewController(animated: true)
    } else {
      scene.navigation.pushViewController(next, animated: true)
    }
    scene.stage.advance(by: 0.1)
    let xs = try views.map { try #require($0.superview?.layer.presentation()).frame.midX - 410 }
    #expect(isPop == rightToLeft ? xs[0] < -1 && xs[1] > 1 : xs[0] > 1 && xs[1] < -1)
    scene.stage.settle()
    #expect(views[0].superview == nil)
    #expect(scene.frame(views[1])?.midX == 410)
  }

  @Test("A bar of its own asks and tells its delegate, and its way back pops")
  func alone() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let (controller, delegate) = (UIViewController(), BarDelegate())
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    controller.view.addSubview(bar)
    bar.delegate = delegate
    stage.show(controller)
    bar.pushItem(UINavigationItem(title: "1"), animated: false)
    bar.pushItem(UINavigationItem(title: "2"), animated: true)
    stage.settle()
    delegate.mayPop = false
    stage.tap(try #require(bar.content?.backButton))
    #expect(bar.topItem?.title == "2")
    delegate.mayPop = true
    stage.tap(try #require(bar.content?.backButton))
    stage.settle()
    #expect(bar.topItem?.title == "1")
    #expect(delegate.lines == ["push", "push", "may pop?", "may pop?", "pop"])
    #expect(bar.subviews.count { $0 is NavigationBarContent } == 1)
    stage.close()
  }

  @Test("The ground reaches under the status bar, a hairline parts it from the page")
  func look() {
    let scene = BarScene(size: CGSize(width: 400, height: 300))
    scene.root.view.backgroundColor = .white
    scene.stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    scene.bar.barTintColor = .red
    scene.stage.settle()
    let shot = scene.stage.snapshot()
    #expect(shot.pixel(x: 5, y: 2)?.description == "#ff0000")
    #expect(shot.pixel(x: 5, y: 63)?.description == "#ff0000")
    #expect(shot.pixel(x: 5, y: 64)?.description == "#b3b3b3")
    #expect(shot.pixel(x: 5, y: 65)?.description == "#ffffff")
  }

  @Test("Appearances are copied, and their changes show at once")
  func appearances() {
    let scene = BarScene(size: CGSize(width: 400, height: 300))
    scene.root.view.backgroundColor = .green
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    scene.bar.standardAppearance = look
    look.backgroundColor = .red
    scene.stage.settle()
    #expect(scene.stage.snapshot().pixel(x: 5, y: 5)?.description == "#ffffff")
    scene.bar.standardAppearance.backgroundColor = .blue
    scene.bar.standardAppearance.shadowColor = nil
    scene.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    scene.stage.settle()
    #expect(scene.bar.barTintColor == .blue)
    #expect(scene.stage.snapshot().pixel(x: 5, y: 5)?.description == "#0000ff")
    #expect(scene.stage.snapshot().pixel(x: 5, y: 44)?.description == "#00ff00")
    #expect(scene.bar.titleTextAttributes?[.foregroundColor] as? UIColor == .yellow)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    scene.bar.standardAppearance = clear
    scene.stage.settle()
    #expect(scene.stage.snapshot().pixel(x: 5, y: 5)?.description == "#00ff00")
  }
}
