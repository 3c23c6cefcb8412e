import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Animators of properties", .serialized)
struct PropertyAnimatorTests {
  private final class Scene {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var ends: [UIViewAnimatingPosition] = []

    init() {
      let root = UIViewController()
      root.view.addSubview(box)
      stage.show(root)
      stage.settle()
    }

    isolated deinit { stage.close() }

    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
      let made = UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.frame.origin.x = 200 }
      made.addCompletion { [weak self] in self?.ends.append($0) }
      return made
    }

    var shown: CGFloat { box.layer.presentation()?.frame.minX ?? -1 }
  }

  @Test("It runs, tells of its end once, and is inactive again")
  func runs() {
    let scene = Scene()
    let animator = scene.animator()
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    scene.stage.advance(by: 0.5)
    #expect(abs(scene.shown - 100) < 1)
    #expect(abs(animator.fractionComplete - 0.5) < 0.01)
    scene.stage.settle()
    #expect(scene.ends == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(scene.box.frame.minX == CGFloat(200))
    #expect(!RenderLoop.shared.hasWork)
  }

  @Test("Paused it stands, is moved by hand along a straight way, and goes on")
  func scrubs() {
    let scene = Scene()
    let animator = scene.animator(.easeIn)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning)
    scene.stage.settle()
    #expect(abs(scene.shown - 50) < 0.001)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(scene.shown < CGFloat(25))
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    let start = scene.shown
    scene.stage.advance(by: 0.25)
    #expect(abs(scene.shown - (start + (200 - start) / 2)) < 4)
    scene.stage.settle()
    #expect(scene.ends == [.end])
  }

  @Test("Turned round it goes back, and what it set is as before")
  func reversed() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.5) < 0.02)
    scene.stage.advance(by: 0.25)
    #expect(abs(scene.shown - 50) < 4)
    scene.stage.settle()
    #expect(scene.ends == [.start])
    #expect(scene.box.frame.minX == CGFloat(0))
  }

  @Test("Stopped it is put where it is to end", arguments: [UIViewAnimatingPosition.end, .start, .current])
  func finished(position: UIViewAnimatingPosition) {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(scene.ends == [position])
    let places: [UIViewAnimatingPosition: CGFloat] = [.end: 200, .start: 0, .current: 100]
    #expect(abs(scene.box.frame.minX - (places[position] ?? -1)) < 1)
    scene.stage.settle()
    #expect(scene.ends.count == 1)
    #expect(scene.box.layer.animationKeys() == nil)
  }

  @Test("Stopped without an end it stays where it is and tells nobody")
  func stopped() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    scene.stage.settle()
    #expect(abs(scene.box.frame.minX - 100) < 1)
    #expect(scene.ends.isEmpty)
  }

  @Test("Late animations wait for their part, those added on the way take what is left")
  func late() {
    let scene = Scene()
    let animator = scene.animator()
    animator.addAnimations({ scene.box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    #expect(scene.box.layer.presentation()?.opacity == 1)
    animator.addAnimations { scene.box.frame.origin.y = 50 }
    scene.stage.advance(by: 0.25)
    #expect(abs((scene.box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    #expect(abs((scene.box.layer.presentation()?.frame.minY ?? 0) - 25) < 2)
    scene.stage.settle()
    #expect(scene.ends == [.end])
  }

  @Test("At its end it can wait, paused, and be turned round")
  func pausesOnCompletion() {
    let scene = Scene()
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.stage.settle()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(scene.ends.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    animator.pausesOnCompletion = false
    scene.stage.settle()
    #expect(scene.ends == [.start])
    #expect(scene.box.frame.minX == CGFloat(0))
  }

  @Test("A spring swings past its end; without anything to animate it ends after its time")
  func springs() {
    let scene = Scene()
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { scene.box.frame.origin.x = 200 }
    spring.startAnimation()
    var most: CGFloat = 0
    for _ in 0..<60 {
      scene.stage.advance(by: 1.0 / 60)
      most = max(most, scene.shown)
    }
    #expect(most > 210)
    var isOver = false
    let empty = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    empty.addCompletion { _ in isOver = true }
    empty.startAnimation()
    scene.stage.advance(by: 0.4)
    #expect(!isOver)
    scene.stage.advance(by: 0.2)
    #expect(isOver)
  }

  @Test("Running ones hold themselves; a delay passes first")
  func running() {
    let scene = Scene()
    weak var animator: UIViewPropertyAnimator?
    do {
      let made = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.25) {
        scene.box.frame.origin.x = 100
      } completion: {
        scene.ends.append($0)
      }
      animator = made
    }
    scene.stage.advance(by: 0.2)
    #expect(scene.box.frame.minX == CGFloat(0))
    scene.stage.advance(by: 1)
    #expect(scene.ends == [.end])
    #expect(animator == nil)
  }

  @Test("What waits to begin is stopped and paused as well", arguments: [true, false])
  func delayed(stops: Bool) {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(!animator.isRunning)
    scene.stage.advance(by: 0.2)
    if stops { animator.stopAnimation(true) } else { animator.pauseAnimation() }
    scene.stage.advance(by: 2)
    #expect(abs(scene.shown) < 0.01 && scene.ends.isEmpty && !animator.isRunning)
    guard !stops else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(scene.ends == [.end] && abs(scene.box.frame.minX - 200) < 0.01)
  }

  @Test("What may not be interrupted is not moved by hand either")
  func uninterruptible() {
    let scene = Scene()
    let animator = scene.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    scene.stage.advance(by: 0.3)
    animator.fractionComplete = 0.9
    #expect(abs(scene.shown - 60) < 5 && animator.isRunning)
    scene.stage.settle()
    #expect(scene.ends == [.end])
  }

  @Test("What comes at the very end is taken back too")
  func lateAnimation() {
    let scene = Scene()
    let animator = scene.animator()
    animator.addAnimations({ [box = scene.box] in box.alpha = 0.5 }, delayFactor: 1)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    #expect(scene.box.layer.presentation()?.opacity == 1)
    animator.isReversed = true
    scene.stage.settle()
    #expect(scene.ends == [.start] && scene.box.alpha == 1)
  }
}
