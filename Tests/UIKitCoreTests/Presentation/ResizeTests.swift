import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers while the window changes", .serialized)
struct ResizeTests {
  private final class Watching: UIViewController {
    var log: Log?
    var act: (() -> Void)?
    var beside: (() -> Void)?

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log?.add("willTransition to \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log?.add("viewWillTransition to \(Int(size.width)) animated \(coordinator.isAnimated)")
      let isMoving = presentedViewController.map { $0.isBeingPresented || $0.isBeingDismissed } == true
      if !isMoving { #expect(transitionCoordinator === coordinator) }
      act?()
      coordinator.animate { [self] _ in
        log?.add("beside")
        beside?()
      } completion: { [log] _ in
        log?.add("over")
      }
    }
  }

  /// A popover at a view that keeps its distance from the right edge.
  private func scene(animated: Bool = false) -> (PopoverScene, Watching) {
    let scene = PopoverScene(size: CGSize(width: 820, height: 600))
    let root = Watching()
    root.log = scene.log
    scene.anchor.autoresizingMask = .flexibleLeftMargin
    root.view.frame = scene.root.view.bounds
    root.view.addSubview(scene.anchor)
    scene.stage.window?.rootViewController = root
    scene.stage.settle()
    scene.popover?.sourceView = scene.anchor
    scene.popover?.delegate = scene.delegate
    root.present(scene.content, animated: animated)
    scene.stage.turn()
    if !animated { scene.stage.settle() }
    _ = scene.log.take()
    return (scene, root)
  }

  private func shownFrame(_ scene: PopoverScene) -> CGRect {
    scene.popover?.presentedView?.layer.presentation()?.frame ?? .null
  }

  @Test("It moves to its new place with what is animated beside it, and its arrow ends on the anchor")
  func moves() throws {
    let (scene, root) = scene()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(mark)
    root.beside = { mark.frame.origin.x = 100 }
    scene.delegate.onReposition = { rect, _ in scene.log.add("reposition \(rect.pointee.width)") }
    let before = shownFrame(scene)
    scene.stage.resize(to: CGSize(width: 1020, height: 600))
    #expect(
      scene.log.take() == "viewWillTransition to 1020 animated true\nreposition 60.0\nbeside")
    #expect(scene.anchor.frame.minX == CGFloat(580))
    #expect(root.view.layer.presentation()?.frame.width == CGFloat(1020))
    scene.stage.advance(by: 0.15)
    #expect(shownFrame(scene).minX > before.minX + 20 && shownFrame(scene).minX < before.minX + 180)
    #expect(abs((mark.layer.presentation()?.frame.minX ?? 0) - 50) < 10)
    scene.stage.settle()
    #expect(scene.log.take() == "over")
    #expect(scene.popover?.placement?.arrowTip.x == scene.anchor.frame.midX)
    #expect(shownFrame(scene).midX == scene.anchor.frame.midX)
  }

  @Test("With less motion, and while the edge of the window is dragged, it keeps up at once", arguments: [true, false])
  func atOnce(reducesMotion: Bool) {
    let (scene, _) = scene()
    scene.stage.setReducesMotion(reducesMotion)
    if !reducesMotion {
      scene.stage.resize(to: CGSize(width: 830, height: 600))
      scene.stage.advance(by: 0.05)
      _ = scene.log.take()
    }
    scene.stage.resize(to: CGSize(width: 1020, height: 600))
    #expect(scene.log.lines.first == "viewWillTransition to 1020 animated false")
    #expect(scene.log.lines.contains("over"))
    scene.stage.advance(by: 0.3)
    #expect(shownFrame(scene).midX == scene.anchor.frame.midX)
    scene.stage.setReducesMotion(false)
  }

  @Test("The change of traits is told before that of the size")
  func traits() {
    let (scene, _) = scene()
    scene.delegate.style = .none
    scene.stage.resize(to: CGSize(width: 500, height: 600))
    scene.stage.settle()
    #expect(
      scene.log.lines.prefix(2) == ["willTransition to compact", "viewWillTransition to 500 animated true"])
    scene.log.add("-")
    scene.stage.resize(to: CGSize(width: 700, height: 600))
    scene.stage.settle()
    #expect(scene.log.lines.contains("willTransition to regular"))
  }

  @Test("A change in the middle of another ends where the last one says")
  func twice() {
    let (scene, _) = scene()
    for width in [1020.0, 700, 900] {
      scene.stage.resize(to: CGSize(width: width, height: 500))
      scene.stage.advance(by: 0.1)
    }
    scene.stage.settle()
    #expect(shownFrame(scene).midX == scene.anchor.frame.midX)
    #expect(scene.log.lines.count { $0 == "over" } == 3)
  }

  @Test(
    "A change while it is asked for, comes or goes leaves it on its anchor, or gone",
    arguments: [0, 0.05, 0.15], [CGSize(width: 1000, height: 500), CGSize(width: 400, height: 700)])
  func early(time: Double, size: CGSize) {
    for animated in [true, false] {
      let (scene, root) = scene()
      scene.delegate.style = .formSheet
      root.dismiss(animated: false)
      scene.stage.settle()
      root.present(scene.content, animated: animated)
      scene.popover?.sourceView = scene.anchor
      scene.popover?.delegate = scene.delegate
      if time > 0 { scene.stage.advance(by: time) }
      scene.stage.resize(to: size)
      scene.stage.settle()
      #expect(root.presentedViewController === scene.content)
      if size.width > 600 {
        #expect(scene.popover?.placement?.arrowTip.x == scene.anchor.frame.midX)
      } else {
        #expect(scene.content.view.frame.width == CGFloat(400))
        #expect(scene.popover?.arrowDirection == .unknown)
      }
      root.dismiss(animated: animated)
      scene.stage.resize(to: CGSize(width: 820, height: 600))
      scene.stage.settle()
      #expect(scene.stage.window?.subviews.count == 1)
    }
  }

  @Test("Whoever is told of the change may dismiss, present, resize again or close the window", arguments: 0..<5)
  func hostile(act: Int) {
    let (scene, root) = scene()
    var isDone = false
    root.act = {
      guard !isDone else { return }
      isDone = true
      switch act {
      case 0: root.dismiss(animated: true)
      case 1: root.dismiss(animated: false)
      case 2: scene.content.present(UIViewController(), animated: false)
      case 3: scene.stage.resize(to: CGSize(width: 640, height: 480))
      default: scene.stage.closeWindow()
      }
    }
    scene.stage.resize(to: CGSize(width: 1000, height: 500))
    scene.stage.settle()
    root.dismiss(animated: false)
    scene.stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(scene.content.view.window == nil)
    #expect(!RenderLoop.shared.hasWork)
  }
}
