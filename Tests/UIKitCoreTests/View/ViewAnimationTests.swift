import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UIView.animate", .serialized)
struct ViewAnimationTests {
  private func stage() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    stage.show(controller)
    stage.settle()
    return (stage, box)
  }

  @Test("Alpha and frame are set at once and shown bit by bit")
  func shown() throws {
    let (stage, box) = stage()
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.alpha = 0
      box.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
    } completion: {
      finished = $0
    }
    #expect(box.frame.minX == CGFloat(100))
    stage.advance(by: 0.5)
    let shown = try #require(box.layer.presentation())
    #expect(abs(shown.frame.minX - 50) < 1)
    #expect(abs(shown.frame.width - 15) < 0.2)
    #expect(abs(shown.opacity - 0.5) < 0.02)
    #expect(finished == nil)
    stage.advance(by: 0.6)
    #expect(finished == true)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("Without anything to animate, or with no duration, the completion runs in the next turn")
  func nothing() {
    let (stage, box) = stage()
    var calls = 0
    UIView.animate(withDuration: 5, animations: {}) { _ in calls += 1 }
    UIView.animate(withDuration: 0, animations: { box.alpha = 0.5 }) { _ in calls += 1 }
    #expect(calls == 0)
    stage.turn()
    #expect(calls == 2)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("performWithoutAnimation and switched-off animations change at once")
  func without() {
    let (_, box) = stage()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { box.alpha = 0.2 }
    }
    #expect(box.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { box.alpha = 0.4 }
    UIView.setAnimationsEnabled(true)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("A view that leaves ends its animations, unfinished")
  func leaves() {
    let (stage, box) = stage()
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { finished = $0 }
    stage.advance(by: 0.1)
    box.removeFromSuperview()
    stage.settle()
    #expect(finished == false)
  }

  @Test("A delay shows the old look until it is over")
  func delay() throws {
    let (stage, box) = stage()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.center.x += 100 })
    stage.advance(by: 0.4)
    #expect(box.layer.presentation()?.position.x == CGFloat(5))
    stage.advance(by: 0.6)
    #expect(abs((box.layer.presentation()?.position.x ?? 0) - 55) < 2)
  }
}
