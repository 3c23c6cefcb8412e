import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Animation", .serialized)
struct AnimationTests {
  @Test("A basic animation shows the way and leaves the model alone")
  func basic() throws {
    let screen = try #require(Screen(width: 100, height: 20))
    defer { screen.close() }
    let box = CALayer()
    box.isViewBacked = true
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.backgroundColor = .red
    screen.root.addSublayer(box)
    screen.frame()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 5
    move.toValue = 85
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    box.add(move, forKey: "move")
    screen.frame(after: 0.5)
    #expect(box.position.x == CGFloat(5))
    #expect(abs((box.presentation()?.position.x ?? 0) - 45) < 0.001)
    #expect(screen.pixel(45, 5) == [255, 0, 0])
    #expect(screen.pixel(5, 5) == [0, 0, 0])
    screen.frame(after: 0.6)
    #expect(box.animationKeys() == nil)
    #expect(screen.pixel(5, 5) == [255, 0, 0])
  }

  @Test("Delegates and transactions hear of the end once, with what became of it", arguments: [true, false])
  func completion(runsOut: Bool) throws {
    final class Listener: NSObject, CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    let screen = try #require(Screen(width: 10, height: 10))
    defer { screen.close() }
    let box = CALayer()
    screen.root.addSublayer(box)
    let listener = Listener()
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 0.2
    fade.delegate = listener
    box.add(fade, forKey: "fade")
    CATransaction.commit()
    screen.frame(after: 0.1)
    #expect(completions == 0)
    if !runsOut { box.removeAnimation(forKey: "fade") }
    screen.frame(after: runsOut ? 0.2 : 0)
    screen.frame(after: 1)
    #expect(listener.calls == ["start", "stop \(runsOut)"])
    #expect(completions == 1)
  }

  @Test("Nothing moves and nothing is drawn once an animation is over")
  func rest() throws {
    let screen = try #require(Screen(width: 10, height: 10))
    defer { screen.close() }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.1
    let box = CALayer()
    screen.root.addSublayer(box)
    box.add(fade, forKey: nil)
    #expect(RenderLoop.shared.isAnimating)
    screen.frame(after: 0.2)
    screen.frame()
    #expect(!RenderLoop.shared.hasWork)
  }

  @Test("A rotation passes through angles, not through a flattened middle")
  func rotation() {
    let from = CATransform3DIdentity
    let to = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let layer = CALayer()
    layer.transform = to
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = from
    turn.toValue = to
    turn.duration = 1
    turn.timingFunction = CAMediaTimingFunction(name: .linear)
    let clock = FrameClock.now
    FrameClock.now = { 1 }
    layer.add(turn, forKey: "turn")
    FrameClock.now = { 1.5 }
    layer.add(CABasicAnimation(keyPath: "zPosition"), forKey: "look")
    let middle = layer.presentation()?.affineTransform() ?? .identity
    FrameClock.now = clock
    layer.removeAllAnimations()
    #expect(abs(middle.a - cos(.pi / 4)) < 1e-9)
    #expect(abs(middle.b - sin(.pi / 4)) < 1e-9)
  }

  @Test("The well-known curves start at 0, end at 1, and ease where they say")
  func curves() {
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      let curve = CAMediaTimingFunction(name: name)
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
    }
    #expect(CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) < 0.4)
    #expect(CAMediaTimingFunction(name: .easeOut).progress(at: 0.5) > 0.6)
    #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.5) - 0.5) < 1e-6)
  }

  @Test("A spring starts at 0, overshoots when weakly damped, and settles at 1", arguments: [0.3, 0.7, 1.0])
  func spring(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 1, initialVelocity: 0)
    #expect(abs(spring.progress(at: 0)) < 1e-9)
    #expect(abs(spring.progress(at: 1) - 1) < 0.02)
    let highest = (0...100).map { spring.progress(at: Double($0) / 100) }.max() ?? 0
    #expect(ratio < 0.9 ? highest > 1.01 : highest <= 1.001)
  }
}
