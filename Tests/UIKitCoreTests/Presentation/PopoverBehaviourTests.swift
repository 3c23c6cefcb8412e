import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers on the screen", .serialized)
struct PopoverBehaviourTests {
  @Test("A change of the preferred size while shown resizes, animated, and keeps pointing")
  func resize() throws {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    let before = try #require(scene.frame)
    scene.content.preferredContentSize = CGSize(width: 300, height: 260)
    scene.stage.advance(by: 0.15)
    let halfway = try #require(scene.popover?.presentedView?.layer.presentation()?.frame)
    #expect(halfway.width > before.width && halfway.width < CGFloat(300))
    scene.stage.settle()
    #expect(scene.frame?.size == CGSize(width: 300, height: 273))
    #expect(scene.frame?.midX == scene.anchor.frame.midX)
  }

  @Test("The popover follows its anchor when that moves")
  func follows() throws {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    let before = try #require(scene.frame)
    scene.anchor.frame.origin.x += 50
    scene.stage.settle()
    #expect(scene.frame == before.offsetBy(dx: 50, dy: 0))
  }

  @Test("Resizing the window keeps the arrow on the anchor")
  func windowResize() throws {
    let scene = PopoverScene()
    scene.anchor.autoresizingMask = .flexibleLeftMargin
    scene.present()
    scene.stage.settle()
    scene.stage.resize(to: CGSize(width: 1000, height: 700))
    scene.stage.settle()
    let tip = try #require(scene.popover?.placement?.arrowTip)
    let anchor = scene.anchor.convert(scene.anchor.bounds, to: nil)
    #expect(anchor.insetBy(dx: -0.5, dy: -0.5).contains(tip))
    #expect(scene.stage.window?.bounds.contains(scene.frame ?? .zero) == true)
  }

  @Test(
    "A zero preferred size is 320 wide and as tall as fits; absurd ones stay on the screen",
    arguments: [
      CGSize(width: 0, height: 0), CGSize(width: -5, height: -5), CGSize(width: 1e9, height: 1e9),
      CGSize(width: CGFloat.infinity, height: 10),
    ])
  func sizes(size: CGSize) throws {
    let scene = PopoverScene()
    scene.content.preferredContentSize = size
    scene.present()
    scene.stage.settle()
    let frame = try #require(scene.frame)
    #expect(scene.stage.window?.bounds.contains(frame) == true)
    if size == .zero { #expect(scene.popover?.placement?.bodyFrame.width == CGFloat(320)) }
  }

  @Test("Touches in passthrough views arrive and do not dismiss")
  func passthrough() {
    final class Taps: NSObject {
      var count = 0
      func tapped() { count += 1 }
    }
    let scene = PopoverScene()
    let other = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let taps = Taps()
    other.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Selector(Taps.tapped)))
    scene.root.view.addSubview(other)
    scene.popover?.passthroughViews = [other]
    scene.present()
    scene.stage.settle()
    scene.stage.tap(other)
    #expect(taps.count == 1)
    #expect(scene.root.presentedViewController === scene.content)
    scene.stage.tap(at: CGPoint(x: 300, y: 20))
    scene.stage.settle()
    #expect(taps.count == 1)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("Body and arrow take the background colour, and keep it through a resize")
  func background() throws {
    let scene = PopoverScene()
    scene.popover?.backgroundColor = .red
    scene.present()
    scene.stage.settle()
    for _ in 0..<2 {
      let tip = try #require(scene.popover?.placement?.arrowTip)
      let shot = scene.stage.snapshot()
      #expect(shot.pixel(x: Int(tip.x), y: Int(tip.y) + 8)?.description == "#ff0000")
      #expect(shot.pixel(x: Int(tip.x), y: Int(tip.y) + 60)?.description == "#ff0000")
      scene.stage.resize(to: CGSize(width: 700, height: 900))
      scene.stage.settle()
    }
  }

  @Test("In a narrow window a popover becomes a sheet, unless the delegate keeps it", arguments: [true, false])
  func adaptation(keeps: Bool) {
    let scene = PopoverScene(
      size: CGSize(width: 400, height: 800), anchor: CGRect(x: 170, y: 200, width: 60, height: 40))
    scene.delegate.style = keeps ? .none : .formSheet
    scene.present()
    scene.stage.settle()
    #expect((scene.popover?.arrowDirection == .unknown) == !keeps)
    #expect(scene.content.viewIfLoaded?.window != nil)
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("Controller, content and bubble are freed after dismissal", arguments: ["touch", "code", "presenter"])
  func freed(by way: String) {
    let scene = PopoverScene()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var bubble: UIView?
    do {
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 100, height: 100)
      content.popoverPresentationController?.sourceView = scene.anchor
      scene.root.present(content, animated: true)
      scene.stage.settle()
      (controller, presentation) = (content, content.popoverPresentationController)
      bubble = presentation?.presentedView
    }
    #expect(bubble != nil)
    switch way {
    case "touch": scene.stage.tap(at: CGPoint(x: 5, y: 5))
    case "code": controller?.dismiss(animated: true)
    default: scene.root.dismiss(animated: false)
    }
    scene.stage.settle()
    scene.stage.turn()
    #expect(controller == nil)
    #expect(presentation == nil)
    #expect(bubble == nil)
  }

  @Test("A window closed in mid-animation takes everything down")
  func windowClosed() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.advance(by: 0.05)
    scene.stage.closeWindow()
    scene.stage.settle()
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
