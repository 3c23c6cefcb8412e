import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Presentations and animations of the application's", .serialized)
struct TransitionTests {
  @Test("A presentation of the application's places the view and hears of coming and going")
  func presentation() {
    let scene = TransitionScene()
    scene.present()
    #expect(scene.log.take() == "presentation for content from root\nwillBegin")
    scene.stage.settle()
    #expect(scene.log.take() == "root sees it\ndidEnd true\ncompletion")
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
    #expect(scene.content.presentationController is SidePresentation)
    scene.stage.resize(to: CGSize(width: 820, height: 500))
    #expect(scene.content.view.frame.height == CGFloat(500))
    scene.content.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.log.take() == "dismissal willBegin\ndismissal didEnd true")
    #expect(scene.stage.window?.subviews.count == 1)
  }

  @Test("An animation of the application's gets container, views and frames, and ends the transition")
  func animation() {
    let scene = TransitionScene()
    let slide = Slide(scene.log)
    scene.provider.animator = slide
    scene.present()
    #expect(scene.log.lines.suffix(3) == ["to (0.0, 0.0, 200.0, 600.0)", "from is root", "no view from"])
    scene.stage.advance(by: 0.25)
    let middle = scene.content.view.layer.presentation()?.frame.minX ?? 0
    #expect(middle < 0 && middle > -200)
    #expect(scene.content.isBeingPresented)
    _ = scene.log.take()
    scene.stage.settle()
    #expect(scene.log.take() == "ended true\nroot sees it\ndidEnd true\ncompletion")
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.log.lines.contains("ended true"))
    #expect(scene.stage.window?.subviews.count == 1)
  }

  @Test("An animation that calls itself off takes everything back")
  func cancelled() {
    let scene = TransitionScene()
    let slide = Slide(scene.log)
    slide.completes = false
    scene.provider.animator = slide
    scene.present()
    scene.stage.settle()
    #expect(scene.log.lines.suffix(3) == ["ended false", "root does not see it", "didEnd false"])
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window?.subviews.count == 1)
    slide.completes = true
    scene.present()
    scene.stage.settle()
    slide.completes = false
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.view.window != nil)
    #expect(!scene.content.isBeingDismissed)
    scene.root.dismiss(animated: false)
    #expect(scene.stage.window?.subviews.count == 1)
  }

  @Test("An animation that never ends does not hold the overlay against code")
  func endless() {
    let scene = TransitionScene()
    let slide = Slide(scene.log)
    slide.ends = false
    scene.provider.animator = slide
    scene.present()
    scene.stage.advance(by: 3)
    #expect(scene.content.isBeingPresented)
    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 3)
    #expect(scene.content.isBeingDismissed)
    scene.root.dismiss(animated: false)
    #expect(scene.stage.window?.subviews.count == 1)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("What animates beside a transition moves with it and is told of its end", arguments: [true, false])
  func alongside(isPopover: Bool) throws {
    let scene = TransitionScene()
    scene.content.modalPresentationStyle = isPopover ? .popover : .fullScreen
    scene.content.popoverPresentationController?.sourceView = scene.mark
    scene.content.onWillAppear = { [scene] in
      let coordinator = scene.content.transitionCoordinator
      #expect(coordinator?.isAnimated == true)
      #expect(coordinator?.viewController(forKey: .to) === scene.content)
      #expect(scene.root.transitionCoordinator === coordinator)
      coordinator?.animate { _ in
        scene.mark.alpha = 0.2
      } completion: { context in
        scene.log.add("beside \(context.isCancelled)")
      }
    }
    scene.root.present(scene.content, animated: true)
    scene.stage.turn()
    #expect(abs(scene.mark.alpha - 0.2) < 0.001)
    scene.stage.advance(by: 0.1)
    let shown = try #require(scene.mark.layer.presentation()?.opacity)
    #expect(shown > 0.2 && shown < 1)
    #expect(!scene.log.lines.contains("beside false"))
    scene.stage.settle()
    #expect(scene.log.lines.contains("beside false"))
    #expect(scene.content.transitionCoordinator == nil)
  }

  @Test("Beside a transition that is not animated changes are made at once")
  func notAnimated() {
    let scene = TransitionScene()
    scene.content.modalPresentationStyle = .fullScreen
    scene.content.onWillAppear = { [scene] in
      scene.content.transitionCoordinator?.animate { _ in
        scene.log.add("changed")
      } completion: { _ in
        scene.log.add("over")
      }
    }
    scene.root.present(scene.content, animated: false) { scene.log.add("completion") }
    scene.stage.turn()
    #expect(scene.log.lines.suffix(4) == ["changed", "root sees it", "over", "completion"])
    #expect(scene.mark.layer.animationKeys() == nil)
  }
}
