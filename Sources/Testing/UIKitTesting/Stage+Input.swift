import CoreGraphics
public import Foundation
public import UIKit
import UIKitCore

extension Stage {
  /// Touches a view in its middle and lets go.
  ///
  /// - Parameter view: The view; what is in front of it gets the touch, as on a screen.
  /// - Returns: Whether the touch reached the view or something in it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    window?.layoutIfNeeded()
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let hit = view.window?.hitTest(place, with: nil)
    tap(at: place)
    return hit?.isDescendant(of: view) == true
  }

  /// Touches a place of the window and lets go.
  public func tap(at place: CGPoint) {
    touch(.began, at: place)
    advance(by: 0.05)
    touch(.ended, at: place)
    turn()
  }

  /// Touches a place several times in a row.
  public func tap(at place: CGPoint, times: Int) {
    for _ in 0..<times {
      tap(at: place)
      advance(by: 0.05)
    }
  }

  /// Puts a finger down, moves it, or lifts it.
  ///
  /// - Parameters:
  ///   - phase: What happens.
  ///   - place: Where, in the window.
  ///   - id: Which finger.
  public func touch(_ phase: UITouch.Phase, at place: CGPoint, id: Int = 0) {
    send(.touch(phase, at: place, id: id, type: .direct))
  }

  /// Drags a finger along a line in steps of a frame.
  ///
  /// - Parameters:
  ///   - start: Where the finger goes down.
  ///   - end: Where it is lifted.
  ///   - duration: Seconds in between.
  ///   - hold: Seconds of rest before it is lifted: without them content goes on by itself.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2) {
    touch(.began, at: start)
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    advance(by: hold)
    touch(.ended, at: end)
    turn()
  }

  /// Turns the wheel over a place.
  ///
  /// - Parameters:
  ///   - points: How far the content moves; positive shows what is further down.
  ///   - place: Where the pointer is; the middle of the window by default.
  public func scroll(by points: CGFloat, at place: CGPoint? = nil) {
    let bounds = window?.bounds ?? .zero
    let place = place ?? CGPoint(x: bounds.midX, y: bounds.midY)
    send(.scroll(ScrollInput(location: place, delta: CGVector(dx: 0, dy: points))))
    turn()
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let key = UIKey(key, modifiers: modifiers)
    send(.key(.began, key))
    turn()
    send(.key(.ended, key))
    turn()
  }

  /// Types text into the first responder; a newline is the Return key of a keyboard on the screen.
  public func type(_ text: String) {
    for character in text {
      send(.text(String(character)))
      turn()
    }
  }

  /// Shows text that an input method has not settled yet; typing it settles it.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one takes away what was there.
  ///   - selected: The caret or selection in it, in UTF-16 units; its end by default.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    let end = text.utf16.count
    send(.markedText(text, selected: selected ?? end..<end))
    turn()
  }

  /// Brings the window to the front, or takes it from there.
  public func setActive(_ isActive: Bool) {
    send(.active(isActive))
    turn()
  }

  /// Gives the window another size, as its user would.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Device pixels to a point; nil leaves it.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? UIScreen.main.scale
    host.window?.resize(size, scale: scale)
    send(.resize(size, scale: scale))
    turn()
  }

  /// Closes the window, as its user would.
  public func closeWindow() {
    send(.close)
    turn()
  }

  /// Gives the window a safe area: a notch, bars of the system.
  public func setSafeArea(_ insets: UIEdgeInsets) {
    scene?.safeArea = insets
    turn()
  }

  func send(_ event: HostEvent) { scene?.handle(event) }
}
