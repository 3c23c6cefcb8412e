import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

private final class Acting: UIViewController {
  var onWillAppear: ((Acting) -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?(self)
    onWillAppear = nil
  }
}

@Suite("Navigation controllers in unusual moments", .serialized)
struct NavigationEdgeTests {
  @Test("A push while the controller itself comes on the screen shows only the new top in the end")
  func pushWhileAppearing() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let (log, root) = (PageLog(), Acting())
    let next = PageController("Next", log: log)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = log
    root.onWillAppear = { $0.navigationController?.pushViewController(next, animated: true) }
    stage.show(navigation)
    stage.settle()
    #expect(navigation.topViewController === next)
    #expect(root.appearance == .disappeared)
    #expect(next.appearance == .appeared)
    #expect(root.viewIfLoaded?.window == nil)
    #expect(log.lines.count { $0.hasSuffix("did appear") } == 1)
    #expect(log.lines.last == "didShow Next false")
    #expect(navigation.view.subviews.count { $0 is NavigationPage } == 1)
    stage.close()
  }

  @Test("A page that hides the bar when it comes has no bar, one that shows it has it again", arguments: [true, false])
  func hidesInWillAppear(animated: Bool) {
    let scene = BarScene()
    let next = Acting()
    next.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: animated) }
    scene.navigation.pushViewController(next, animated: animated)
    scene.stage.settle()
    #expect(scene.bar.isHidden)
    #expect(next.view.safeAreaInsets == .zero)
    #expect(next.view.frame.size == CGSize(width: 820, height: 600))
    let last = Acting()
    last.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: animated) }
    scene.navigation.pushViewController(last, animated: animated)
    scene.stage.settle()
    #expect(scene.bar.isHidden == false)
    #expect(scene.bar.frame == CGRect(x: 0, y: 0, width: 820, height: 44))
    #expect(last.view.safeAreaInsets.top == 44)
  }

  @Test("A hidden bar that is shown before it has gone stays")
  func changesItsMind() {
    let scene = BarScene()
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.stage.advance(by: 0.05)
    scene.navigation.setNavigationBarHidden(false, animated: true)
    scene.stage.settle()
    #expect(scene.bar.isHidden == false)
    #expect(scene.bar.frame.minY == 0)
  }

  @Test("In a container of one's own the pages hear of coming and going")
  func contained() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let (log, host) = (PageLog(), UIViewController())
    let navigation = UINavigationController(rootViewController: PageController("Root", log: log))
    stage.show(host)
    stage.settle()
    _ = log.take()
    host.addChild(navigation)
    navigation.view.frame = CGRect(x: 50, y: 50, width: 300, height: 200)
    host.view.addSubview(navigation.view)
    navigation.didMove(toParent: host)
    stage.settle()
    #expect(log.take() == "Root load\nRoot will appear\nRoot did appear")
    navigation.willMove(toParent: nil)
    navigation.view.removeFromSuperview()
    navigation.removeFromParent()
    #expect(log.take() == "Root will disappear\nRoot did disappear")
    stage.close()
  }

  @Test("Covering all of the window sends the shown page away, and back")
  func covered() {
    let scene = BarScene()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.root.present(cover, animated: false)
    scene.stage.settle()
    #expect(scene.navigation.visibleViewController === cover)
    #expect(scene.log.take() == "Root will disappear\nRoot did disappear")
    cover.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.log.take() == "Root will appear\nRoot did appear")
  }

  @Test("The page slides while the popover around it grows")
  func slidesInPopover() throws {
    let scene = BarScene()
    let anchor = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    scene.root.navigationItem.leftBarButtonItem = anchor
    scene.stage.settle()
    let inner = UINavigationController(rootViewController: PageController("A", size: CGSize(width: 200, height: 100)))
    inner.modalPresentationStyle = .popover
    inner.popoverPresentationController?.barButtonItem = anchor
    scene.root.present(inner, animated: true)
    scene.stage.settle()
    let next = PageController("B", size: CGSize(width: 300, height: 200))
    inner.pushViewController(next, animated: true)
    scene.stage.advance(by: 0.1)
    let page = try #require(next.view.superview?.layer.presentation()).frame
    let bubble = try #require(inner.popoverPresentationController?.presentedView?.layer.presentation()).frame
    #expect(page.minX > 1 && page.minX < 300)
    #expect(bubble.width > 201 && bubble.width < 299)
    #expect(inner.transition != nil)
    scene.stage.settle()
    #expect(inner.transition == nil)
    #expect(next.view.superview?.frame == CGRect(x: 0, y: 0, width: 300, height: 257))
  }

  @Test("Return presses the item that has the keys")
  func keys() throws {
    let scene = BarScene()
    var presses = 0
    let item = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in presses += 1 })
    scene.root.navigationItem.leftBarButtonItem = item
    scene.stage.settle()
    scene.stage.press(.keyboardTab)
    #expect(item.shownView?.isFirstResponder == true)
    scene.stage.press(.keyboardReturnOrEnter)
    #expect(presses == 1)
  }
}
