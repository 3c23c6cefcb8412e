import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

/// A navigation controller in a popover, as large as its top controller and the bar.
private final class NavigationInPopover {
  let stage = Stage(size: CGSize(width: 820, height: 900))
  let host = UIViewController()
  let anchor = UIView(frame: CGRect(x: 380, y: 100, width: 60, height: 40))
  let root: PageController
  let navigation: UINavigationController

  init(_ size: CGSize) {
    root = PageController("Root", size: size)
    navigation = UINavigationController(rootViewController: root)
    host.view.addSubview(anchor)
    stage.show(host)
    stage.settle()
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = anchor
    host.present(navigation, animated: true)
    stage.settle()
  }

  isolated deinit { stage.close() }

  var body: CGSize? { navigation.popoverPresentationController?.placement?.bodyFrame.size }

  func push(_ size: CGSize, animated: Bool = true) {
    navigation.pushViewController(PageController("Page", size: size), animated: animated)
    stage.settle()
  }

  func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
    stage.settle()
  }
}

@Suite("Navigation controllers in popovers", .serialized)
struct NavigationPopoverTests {
  @Test("A pop makes the popover as small as it was before the push", arguments: [true, false])
  func growsAndShrinks(animated: Bool) {
    let scene = NavigationInPopover(CGSize(width: 300, height: 100))
    #expect(scene.body == CGSize(width: 300, height: 144))
    scene.push(CGSize(width: 300, height: 300), animated: animated)
    #expect(scene.body == CGSize(width: 300, height: 344))
    scene.pop(animated: animated)
    #expect(scene.body == CGSize(width: 300, height: 144))
    #expect(scene.root.view.frame.size == CGSize(width: 300, height: 157))
    #expect(scene.root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 57, width: 300, height: 100))
  }

  @Test("Width and height both follow pushes and pops of several sizes")
  func severalSizes() {
    let sizes = [CGSize(width: 200, height: 100), CGSize(width: 350, height: 320), CGSize(width: 240, height: 180)]
    let scene = NavigationInPopover(sizes[0])
    for size in sizes.dropFirst() {
      scene.push(size)
      #expect(scene.body == CGSize(width: size.width, height: size.height + 44))
    }
    for size in sizes.dropLast().reversed() {
      scene.pop()
      #expect(scene.body == CGSize(width: size.width, height: size.height + 44))
    }
  }

  @Test("Hiding the bar takes its height away, and the same size set again is taken anew", arguments: [true, false])
  func hiddenBar(animated: Bool) {
    let scene = NavigationInPopover(CGSize(width: 300, height: 200))
    scene.navigation.setNavigationBarHidden(true, animated: animated)
    scene.root.preferredContentSize = CGSize(width: 300, height: 200)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 300, height: 200))
    scene.navigation.setNavigationBarHidden(false, animated: animated)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 300, height: 244))
  }

  @Test("A change of the top controller's size resizes, one below does not")
  func changes() {
    let scene = NavigationInPopover(CGSize(width: 300, height: 200))
    scene.push(CGSize(width: 250, height: 150))
    scene.root.preferredContentSize = CGSize(width: 310, height: 210)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 250, height: 194))
    scene.navigation.topViewController?.preferredContentSize = CGSize(width: 260, height: 160)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 260, height: 204))
    scene.pop()
    #expect(scene.body == CGSize(width: 310, height: 254))
  }

  @Test("A size set for the navigation controller stands where the top controller has none")
  func ownSize() {
    let scene = NavigationInPopover(.zero)
    scene.navigation.preferredContentSize = CGSize(width: 280, height: 260)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 280, height: 260))
    scene.push(CGSize(width: 0, height: 100))
    #expect(scene.body == CGSize(width: 280, height: 144))
  }

  @Test("The toolbar counts while it is shown")
  func toolbar() {
    let scene = NavigationInPopover(CGSize(width: 300, height: 200))
    scene.navigation.setToolbarHidden(false, animated: true)
    scene.stage.settle()
    #expect(scene.body == CGSize(width: 300, height: 288))
  }

  @Test("The page fills bubble and arrow, the bar stands below the arrow")
  func arrow() {
    let scene = NavigationInPopover(CGSize(width: 300, height: 100))
    #expect(scene.navigation.popoverPresentationController?.arrowDirection == .up)
    #expect(scene.navigation.navigationBar.frame == CGRect(x: 0, y: 13, width: 300, height: 44))
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 157))
  }

  @Test("A controller in it finds the popover, and dismisses all of it")
  func inside() {
    let scene = NavigationInPopover(CGSize(width: 300, height: 100))
    scene.push(CGSize(width: 300, height: 100))
    let top = scene.navigation.topViewController
    #expect(top?.popoverPresentationController === scene.navigation.popoverPresentationController)
    #expect(top?.presentingViewController === scene.host)
    top?.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.host.presentedViewController == nil)
  }

  @Test("Everything is freed after dismissal, and the delegate, which is not kept, is told when adapted")
  func freed() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var dismissals = 0
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
    }
    let scene = BarScene(size: CGSize(width: 400, height: 700))
    var delegate: Delegate? = Delegate()
    weak var (weakDelegate, weakNavigation, weakPage) = (delegate, UINavigationController?.none, UIViewController?.none)
    do {
      let page = PageController("Page", size: CGSize(width: 200, height: 200))
      let navigation = UINavigationController(rootViewController: page)
      navigation.modalPresentationStyle = .popover
      navigation.popoverPresentationController?.sourceView = scene.root.view
      navigation.popoverPresentationController?.delegate = delegate
      scene.navigation.present(navigation, animated: true)
      scene.stage.settle()
      #expect(navigation.popoverPresentationController?.arrowDirection == .unknown)
      (weakNavigation, weakPage) = (navigation, page)
    }
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(delegate?.dismissals == 1)
    delegate = nil
    scene.stage.turn()
    #expect(weakDelegate == nil)
    #expect(weakNavigation == nil)
    #expect(weakPage == nil)
  }
}
