import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Touches and gestures", .serialized)
struct GestureTests {
  final class Pad: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    func tapped() { calls.append("tap") }
    func doubleTapped() { calls.append("double tap") }
    func panned(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: self)
      calls.append("pan \(pan.state.rawValue) \(Int(way.x)) \(Int(way.y))")
    }
    func pressed(_ press: UILongPressGestureRecognizer) { calls.append("press \(press.state.rawValue)") }
  }

  private func stage() -> (Stage, Pad) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    controller.view.addSubview(pad)
    stage.show(controller)
    return (stage, pad)
  }

  @Test("Touches without recognizers go to the view they began in, also outside it")
  func touches() {
    let (stage, pad) = stage()
    stage.touch(.began, at: CGPoint(x: 60, y: 60))
    stage.touch(.moved, at: CGPoint(x: 5, y: 5))
    stage.touch(.ended, at: CGPoint(x: 5, y: 5))
    #expect(pad.calls == ["began", "moved", "ended"])
    stage.touch(.began, at: CGPoint(x: 5, y: 5))
    stage.touch(.ended, at: CGPoint(x: 60, y: 60))
    #expect(pad.calls == ["began", "moved", "ended"])
  }

  @Test("A tap is recognized once, takes the touch from the view, and fails when it moves away")
  func tap() {
    let (stage, pad) = stage()
    pad.addGestureRecognizer(UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped)))
    stage.tap(pad)
    #expect(pad.calls == ["began", "cancelled", "tap"])
    pad.calls = []
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 120, y: 60))
    #expect(!pad.calls.contains("tap"))
    #expect(pad.calls.last == "ended")
    pad.calls = []
    stage.tap(pad)
    #expect(pad.calls.contains("tap"))
  }

  @Test("One tap waits for two where it must")
  func doubleTap() {
    let (stage, pad) = stage()
    let one = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped))
    let two = UITapGestureRecognizer(target: pad, action: Selector(Pad.doubleTapped))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    pad.addGestureRecognizer(one)
    pad.addGestureRecognizer(two)
    let place = CGPoint(x: 100, y: 100)
    stage.tap(at: place, times: 2)
    stage.advance(by: 1)
    #expect(pad.calls.contains("double tap"))
    #expect(!pad.calls.contains("tap"))
    pad.calls = []
    stage.tap(at: place)
    #expect(!pad.calls.contains("tap"))
    stage.advance(by: 1)
    #expect(pad.calls.contains("tap"))
    #expect(!pad.calls.contains("double tap"))
  }

  @Test("A pan begins after ten points and tells the way")
  func pan() {
    let (stage, pad) = stage()
    pad.addGestureRecognizer(UIPanGestureRecognizer(target: pad, action: Selector(Pad.panned)))
    stage.touch(.began, at: CGPoint(x: 60, y: 60))
    stage.touch(.moved, at: CGPoint(x: 65, y: 60))
    #expect(pad.calls == ["began", "moved"])
    stage.touch(.moved, at: CGPoint(x: 80, y: 60))
    stage.touch(.moved, at: CGPoint(x: 90, y: 70))
    stage.touch(.ended, at: CGPoint(x: 90, y: 70))
    #expect(pad.calls == ["began", "moved", "cancelled", "pan 1 20 0", "pan 2 30 10", "pan 3 30 10"])
  }

  @Test("A long press begins by the clock alone")
  func longPress() {
    let (stage, pad) = stage()
    pad.addGestureRecognizer(UILongPressGestureRecognizer(target: pad, action: Selector(Pad.pressed)))
    stage.touch(.began, at: CGPoint(x: 60, y: 60))
    stage.advance(by: 0.4)
    #expect(!pad.calls.contains("press 1"))
    stage.advance(by: 0.2)
    stage.touch(.ended, at: CGPoint(x: 60, y: 60))
    #expect(pad.calls.filter { $0.hasPrefix("press") } == ["press 1", "press 3"])
  }

  @Test("A view that leaves in the middle of a touch has it cancelled")
  func removal() {
    let (stage, pad) = stage()
    stage.touch(.began, at: CGPoint(x: 60, y: 60))
    pad.removeFromSuperview()
    stage.touch(.ended, at: CGPoint(x: 60, y: 60))
    #expect(pad.calls == ["began", "cancelled"])
  }

  @Test("A delegate can refuse a touch and let two gestures run side by side")
  func delegate() {
    final class Rules: NSObject, UIGestureRecognizerDelegate {
      var receives = true
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (stage, pad) = stage()
    let rules = Rules()
    let tap = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped))
    tap.delegate = rules
    pad.addGestureRecognizer(tap)
    pad.superview?.addGestureRecognizer(UITapGestureRecognizer(target: pad, action: Selector(Pad.doubleTapped)))
    stage.tap(pad)
    #expect(pad.calls.contains("tap") && pad.calls.contains("double tap"))
    pad.calls = []
    rules.receives = false
    stage.advance(by: 1)
    stage.tap(pad)
    #expect(!pad.calls.contains("tap"))
  }
}
