import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Transitions driven by hand", .serialized)
struct HandTests {
  @Test("The hand shows any part of the animation, and time none")
  func parts() {
    let scene = HandScene()
    scene.show()
    scene.root.dismiss(animated: true)
    // Without an interaction it runs.
    scene.stage.settle()
    #expect(scene.overlays == 0)
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true)
    for part in [0.25, 0.75, 0.5, 0] {
      scene.hand.update(part)
      scene.stage.advance(by: 1)
      #expect(abs(scene.shownTop - 600 * part) < 0.001)
      #expect(scene.hand.percentComplete == CGFloat(part))
    }
    #expect(scene.content.isBeingDismissed)
    #expect(scene.content.transitionCoordinator?.isInteractive == true)
    #expect(scene.hand.duration == 1)
  }

  @Test("While the hand rests no frame is needed")
  func idle() {
    let scene = HandScene()
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true)
    scene.hand.update(0.3)
    scene.stage.settle()
    #expect(!RenderLoop.shared.hasWork)
    scene.hand.update(0.31)
    #expect(RenderLoop.shared.needsFrame)
  }

  @Test("Off the hand the rest takes its part of the time at the speed asked for", arguments: [1.0, 2.0])
  func speed(speed: Double) {
    let scene = HandScene()
    scene.show()
    scene.hand.completionSpeed = CGFloat(speed)
    scene.hand.completionCurve = .linear
    scene.root.dismiss(animated: true)
    scene.hand.update(0.5)
    scene.hand.finish()
    scene.stage.advance(by: 0.2)
    #expect(abs(scene.shownTop - (300 + 120 * speed)) < 1)
    scene.stage.advance(by: 0.25 / speed)
    #expect(scene.overlays == (speed == 1 ? 1 : 0))
    scene.stage.settle()
    #expect(scene.overlays == 0)
  }

  @Test("What is animated beside follows the hand, and is taken back with it", arguments: [true, false])
  func beside(isCancelled: Bool) {
    let scene = HandScene()
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true)
    scene.content.transitionCoordinator?.animate { _ in
      scene.mark.alpha = 0
      scene.mark.frame.origin.x = 110
    } completion: {
      scene.log.add("beside \($0.isCancelled)")
    }
    scene.hand.update(0.5)
    let shown = scene.mark.layer.presentation()
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
    #expect(abs((shown?.frame.minX ?? 0) - 60) < 1)
    if isCancelled { scene.hand.cancel() } else { scene.hand.finish() }
    scene.stage.settle()
    #expect(scene.log.lines.contains("beside \(isCancelled)"))
    #expect(scene.mark.alpha == (isCancelled ? 1 : 0))
    #expect(scene.mark.frame.minX == (isCancelled ? 10 : 110))
    #expect(scene.mark.layer.animationKeys() == nil)
  }

  @Test("A hand that is done before the coming has begun counts", arguments: [true, false])
  func faster(isCancelled: Bool) {
    let scene = HandScene()
    _ = scene.hand
    scene.root.present(scene.content, animated: true)
    scene.hand.update(0.5)
    if isCancelled { scene.hand.cancel() } else { scene.hand.finish() }
    scene.stage.settle()
    #expect((scene.root.presentedViewController == nil) == isCancelled)
    #expect(scene.overlays == (isCancelled ? 0 : 1))
    #expect(!scene.content.isBeingPresented)
  }

  @Test("What a hand says without a transition is forgotten")
  func forgotten() {
    let scene = HandScene()
    scene.hand.cancel()
    scene.hand.update(1)
    scene.hand.finish()
    scene.stage.turn()
    scene.stage.turn()
    scene.root.present(scene.content, animated: true)
    scene.stage.advance(by: 2)
    #expect(scene.content.isBeingPresented)
    #expect(abs(scene.shownTop - 600) < 0.001)
  }

  @Test("Parts that make no sense are held to the transition")
  func nonsense() {
    let scene = HandScene()
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true)
    for (part, top) in [(CGFloat.nan, 0.0), (-3, 0), (CGFloat.infinity, 600), (7, 600), (-CGFloat.infinity, 0)] {
      scene.hand.update(part)
      #expect(abs(scene.shownTop - top) < 0.001)
    }
    scene.hand.completionSpeed = .nan
    scene.hand.finish()
    scene.stage.settle()
    #expect(scene.overlays == 0)
  }

  @Test("An animator is shown by parts, and goes on at the pace asked for")
  func animator() {
    let scene = HandScene()
    scene.provider.animator = StoppableDrop(scene.log)
    scene.show()
    scene.hand.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    scene.root.dismiss(animated: true)
    scene.hand.update(0.25)
    scene.stage.settle()
    #expect(abs(scene.shownTop - 150) < 0.001)
    scene.hand.cancel()
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.shownTop - 90) < 12)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.view.frame.minY == CGFloat(0))
  }

  @Test("An animation that starts an animator of its own is driven too")
  func innerAnimator() {
    final class Inner: Drop {
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let (view, to) = way(context) else { return }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = to }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
      }
    }
    for isCancelled in [true, false] {
      let scene = HandScene()
      scene.provider.animator = Inner(scene.log)
      scene.show()
      _ = scene.hand
      scene.root.dismiss(animated: true)
      scene.hand.update(0.5)
      scene.stage.advance(by: 1)
      #expect(abs(scene.shownTop - 300) < 0.001)
      if isCancelled { scene.hand.cancel() } else { scene.hand.finish() }
      scene.stage.settle()
      #expect(scene.overlays == (isCancelled ? 1 : 0))
      #expect(!RenderLoop.shared.hasWork)
    }
  }

  @Test("An interaction of the application's own moves what it likes, and ends the transition")
  func ownInteraction() {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let scene = HandScene()
    scene.show()
    let own = Own()
    scene.provider.hand = own
    scene.root.dismiss(animated: true)
    scene.content.transitionCoordinator?.animate { _ in scene.mark.alpha = 0 }
    own.context?.view(forKey: .from)?.frame.origin.y = 200
    own.context?.updateInteractiveTransition(0.5)
    #expect(abs((scene.mark.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    own.context?.cancelInteractiveTransition()
    #expect(own.context?.transitionWasCancelled == true)
    own.context?.completeTransition(false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.view.frame.minY == CGFloat(0))
    #expect(scene.mark.alpha == 1)
    own.context?.updateInteractiveTransition(1)
    own.context?.completeTransition(true)
    #expect(scene.root.presentedViewController === scene.content)
  }

  @Test("Controllers, interaction and animation are freed after a going that was called off and one that was not")
  func freed() {
    let scene = HandScene()
    weak var (weakContent, weakHand) = (UIViewController?.none, UIPercentDrivenInteractiveTransition?.none)
    do {
      let content = UIViewController()
      content.modalPresentationStyle = .fullScreen
      content.transitioningDelegate = scene.provider
      scene.root.present(content, animated: false)
      scene.stage.settle()
      for isCancelled in [true, false] {
        _ = scene.hand
        scene.root.dismiss(animated: true)
        scene.hand.update(0.5)
        if isCancelled { scene.hand.cancel() } else { scene.hand.finish() }
        scene.stage.settle()
      }
      (weakContent, weakHand) = (content, scene.hand)
    }
    scene.provider.hand = nil
    scene.stage.turn()
    #expect(weakContent == nil)
    #expect(weakHand == nil)
  }
}
