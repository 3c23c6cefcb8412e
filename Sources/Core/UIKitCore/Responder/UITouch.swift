import CoreGraphics
public import Foundation

/// One finger on the screen, or the pointer with its button down.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public nonisolated enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is down and has not moved.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// A pointer came over a view.
    case regionEntered = 5
    /// A pointer moved over a view.
    case regionMoved = 6
    /// A pointer left a view.
    case regionExited = 7
  }

  /// What touches.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// Something far from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// When it last changed, by the frame clock.
  public package(set) final var timestamp: TimeInterval = 0
  /// Where it is in its life.
  public package(set) final var phase = Phase.began
  /// How many times in a row it went down in about the same place.
  public package(set) final var tapCount = 1
  /// What touches.
  public package(set) final var type = TouchType.direct
  /// The window it began in.
  public package(set) final weak var window: UIWindow?
  /// The view it began in.
  public package(set) final weak var view: UIView?
  /// The recognizers that take part in it.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// How large it is, in points.
  open var majorRadius: CGFloat { 5 }

  package final var position = CGPoint.zero
  package final var previousPosition = CGPoint.zero
  final var isTakenByGesture = false

  /// Where it is, in the view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(position, from: nil) ?? position }

  /// Where it was before, in the view's space; nil is the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}
