import CoreGraphics
import Foundation
import QuartzCore

/// Brings a window's touches to recognizers and views: a touch belongs to the view it began in to its end.
@MainActor
final class TouchRouter {
  static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 30

  private unowned let window: UIWindow
  private var touches: [Int: UITouch] = [:]
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?
  private let event = UIEvent()

  init(_ window: UIWindow) { self.window = window }

  /// Whether a touch is down.
  var isTracking: Bool { !touches.isEmpty }

  /// The event of a change of one touch, or nil for a touch that is not known.
  func event(_ phase: UITouch.Phase, at place: CGPoint, id: Int, type: UITouch.TouchType) -> UIEvent? {
    let now = CACurrentMediaTime()
    let touch: UITouch
    switch phase {
    case .began:
      if let stale = touches[id] { finish(stale, .cancelled, now) }
      touch = UITouch()
      touch.window = window
      touch.type = type
      touch.previousPosition = place
      touch.tapCount = countTap(at: place, now)
      touches[id] = touch
    default:
      guard let known = touches[id] else { return nil }
      touch = known
      touch.previousPosition = touch.position
    }
    touch.position = place
    touch.phase = phase
    touch.timestamp = now
    event.timestamp = now
    for other in touches.values where other !== touch { other.phase = .stationary }
    event.touchSet = Set(touches.values)
    if phase == .ended || phase == .cancelled { touches[id] = nil }
    return event
  }

  private func countTap(at place: CGPoint, _ now: TimeInterval) -> Int {
    var count = 1
    if let last = lastTap, now - last.time <= Self.tapInterval,
      hypot(place.x - last.place.x, place.y - last.place.y) <= Self.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (now, place, count)
    return count
  }

  // MARK: Delivery

  /// Recognizers first, then the view, unless a gesture took the touch.
  func deliver(_ event: UIEvent) {
    for touch in event.touchSet where touch.phase != .stationary && touch.window === window { deliver(touch, event) }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { begin(touch, event) }
    // A recognizer may be taken off its view by another's action: the list is the touch's own.
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.touches.contains(touch) {
      if recognizer.isOver { continue }
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      default: break
      }
    }
    if !touch.isTakenByGesture, let view = touch.view { tell(view, touch, event) }
    if touch.phase == .ended || touch.phase == .cancelled { release(touch) }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let view = window.hitTest(touch.position, with: event)
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      recognizers += view.recognizers.filter { $0.isEnabled && !$0.isActiveWithoutRoom && wants($0, touch) }
      next = view.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.touches.append(touch) }
  }

  private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func tell(_ view: UIView, _ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// The touch is over: recognizers without touches are over too, unless they wait for a second tap.
  private func release(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] {
      if recognizer.isUndecided, recognizer.downTouches > 0 || recognizer.expectsMoreTaps { continue }
      if recognizer.isOver || (!recognizer.isWaiting && recognizer.downTouches == 0) {
        recognizer.isOver ? recognizer.finish() : recognizer.abandon()
      }
    }
  }

  // MARK: Taking away

  /// A gesture took the touch: its view hears that it was cancelled.
  func takeFromView(_ touch: UITouch) {
    touch.isTakenByGesture = true
    guard touch.phase != .began || touch.view != nil else { return }
    touch.view?.touchesCancelled([touch], with: event)
  }

  /// Cancels every touch in a view or what it holds: the view leaves, or a popover opens over it.
  func cancelTouches(in view: UIView) {
    let now = CACurrentMediaTime()
    for (id, touch) in touches where touch.view?.isDescendant(of: view) == true {
      touches[id] = nil
      finish(touch, .cancelled, now)
    }
  }

  private func finish(_ touch: UITouch, _ phase: UITouch.Phase, _ now: TimeInterval) {
    touch.phase = phase
    touch.timestamp = now
    event.touchSet = [touch]
    deliver(touch, event)
  }
}

extension UIGestureRecognizer {
  /// A gesture in progress does not take a further touch unless it uses several.
  fileprivate var isActiveWithoutRoom: Bool { isActive && !(self is UIPanGestureRecognizer) }

  /// A tap recognizer of several taps that has seen fewer.
  fileprivate var expectsMoreTaps: Bool {
    guard let tap = self as? UITapGestureRecognizer, let touch = touches.last else { return false }
    return tap.numberOfTapsRequired > touch.tapCount && touch.phase == .ended
  }
}
