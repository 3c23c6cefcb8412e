import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@Suite struct ControlTouchTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  @Test func aTapGoesDownAndUp() {
    let set = ControlStage()
    #expect(set.stage.tap(set.control))
    #expect(set.log.names == ["down", "up"])
    #expect(!set.control.isTracking && !set.control.isHighlighted && set.control.state == .normal)
  }

  @Test func isHighlightedWhileTheFingerIsOnIt() {
    let set = ControlStage()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 160))
    #expect(set.control.isTracking && set.control.isTouchInside && set.control.state == .highlighted)
    set.stage.touch(.moved, at: CGPoint(x: 160, y: 390))
    #expect(set.control.isTracking && !set.control.isTouchInside && set.control.state == .normal)
    set.stage.touch(.moved, at: CGPoint(x: 160, y: 260))
    #expect(set.control.state == .highlighted)
    set.stage.touch(.ended, at: CGPoint(x: 160, y: 260))
    #expect(set.control.state == .normal)
    #expect(set.log.names == ["down", "exit", "outside", "enter", "inside", "up"])
  }

  @Test func seventyPointsAroundCountAsOnIt() {
    let set = ControlStage()
    for (distance, name) in [(CGFloat(69), "up"), (71, "up outside")] {
      set.log.names = []
      set.stage.touch(.began, at: CGPoint(x: 160, y: 160))
      set.stage.touch(.moved, at: CGPoint(x: 160, y: 200 + distance))
      set.stage.touch(.ended, at: CGPoint(x: 160, y: 200 + distance))
      #expect(set.log.names.last == name)
    }
  }

  @Test func aSecondTapSoonAfterIsARepeat() {
    let set = ControlStage()
    set.stage.tap(at: CGPoint(x: 200, y: 175), times: 2)
    #expect(set.log.names == ["down", "up", "down", "repeat", "up"])
  }

  @Test func disabledControlsSwallowTouches() {
    let set = ControlStage()
    set.control.isEnabled = false
    set.stage.tap(set.control)
    #expect(set.log.names.isEmpty && set.control.state == .disabled)
  }

  @Test func disablingEndsATouch() {
    let set = ControlStage()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 160))
    set.control.isEnabled = false
    #expect(!set.control.isTracking && !set.control.isHighlighted)
    set.stage.touch(.ended, at: CGPoint(x: 160, y: 160))
    #expect(set.log.names == ["down", "cancel"])
  }

  @Test func leavingTheWindowCancels() {
    let set = ControlStage()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 160))
    set.control.removeFromSuperview()
    #expect(set.log.names == ["down", "cancel"] && !set.control.isTracking)
  }

  @Test func onlyTheFirstFingerCounts() {
    let set = ControlStage()
    set.stage.touch(.began, at: CGPoint(x: 160, y: 160), id: 0)
    set.stage.touch(.began, at: CGPoint(x: 220, y: 160), id: 1)
    set.stage.touch(.ended, at: CGPoint(x: 220, y: 160), id: 1)
    #expect(set.control.isTracking)
    set.stage.touch(.ended, at: CGPoint(x: 160, y: 160), id: 0)
    #expect(set.log.names == ["down", "up"])
  }

  @Test func subclassesDecideWhatIsFollowed() {
    final class Picky: UIControl {
      var calls: [String] = []
      var follows = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return follows
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 3
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let picky = Picky()
    let set = ControlStage(picky)
    set.stage.tap(picky)
    #expect(picky.calls == ["begin", "end"])
    picky.calls = []
    set.stage.touch(.began, at: CGPoint(x: 160, y: 160))
    set.stage.touch(.moved, at: CGPoint(x: 161, y: 160))
    set.stage.touch(.moved, at: CGPoint(x: 162, y: 160))
    #expect(picky.calls == ["begin", "continue", "continue"] && !picky.isTracking)
    set.stage.touch(.ended, at: CGPoint(x: 162, y: 160))
    set.log.names = []
    picky.follows = false
    set.stage.tap(picky)
    #expect(set.log.names.isEmpty && !picky.isHighlighted)
  }

  // MARK: Gestures around it

  @Test func keepsSingleTapsFromTheViewsAround() {
    let set = ControlStage()
    var taps = 0
    let counter = Counter { taps += 1 }
    let single = UITapGestureRecognizer(target: counter, action: Selector(Counter.count))
    set.controller.view.addGestureRecognizer(single)
    set.stage.tap(set.control)
    #expect(taps == 0 && set.log.names == ["down", "up"])
    set.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(taps == 1)
    set.stage.advance(by: 1)
    set.control.isEnabled = false
    set.stage.tap(set.control)
    #expect(taps == 2)
  }

  @Test func itsOwnRecognizersSeeTaps() {
    let set = ControlStage()
    var taps = 0
    let counter = Counter { taps += 1 }
    set.control.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector(Counter.count)))
    set.stage.tap(set.control)
    #expect(taps == 1)
  }

  private final class Counter {
    private let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
    func count() { work() }
  }
}
