import CoreGraphics
public import Foundation

/// Watches the touches of a view and recognizes a gesture in them.
///
/// Subclasses set `state`. A recognizer that begins first asks its view, its delegate and the recognizers it waits
/// for; then it stops the others of the same touches, unless a delegate lets them run side by side.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture is.
  public nonisolated enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// It changed.
    case changed = 2
    /// It ended, or a discrete gesture was recognized.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// These touches are another gesture.
    case failed = 5
    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  /// The view whose touches are watched.
  public internal(set) final weak var view: UIView?
  /// Who may refuse.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are watched; switching off cancels a gesture in progress.
  open var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// Whether recognizing takes the touches away from the view.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when this gesture fails.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only when this gesture fails.
  open var delaysTouchesEnded = true
  /// A name for people.
  open var name: String?
  /// The modifier keys held when the gesture began.
  public final private(set) var modifierFlags: UIKeyModifierFlags = []

  final var touches: [UITouch] = []
  final var wanted: [WeakRecognizer] = []
  private final var actions: [GestureAction] = []
  private final var current = State.possible
  private final var waiting: State?

  /// A recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that calls nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Calls a method of a target when the gesture is recognized or changes.
  public final func addTarget(_ target: Any, action: Selector) {
    actions.append(GestureAction(target: target as AnyObject, action: action))
  }

  /// Ends that; nil stands for all.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { item in
      (target == nil || item.target === target as AnyObject?) && (action == nil || item.action == action)
    }
  }

  /// Where the gesture is.
  ///
  /// Subclasses set it while they get touches; it goes back to `possible` by itself.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// Waits with recognizing until the other has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    wanted.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The middle of the touches, in a view's space.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// How many touches take part.
  open var numberOfTouches: Int { max(downTouches, touches.isEmpty ? 0 : 1) }

  /// Where one touch is, in a view's space.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { touches[touchIndex].location(in: view) }

  /// Leaves a touch out.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  // MARK: Hooks of subclasses

  /// Touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Goes back to the start; the gesture is over.
  open func reset() {}
  /// Whether recognizing this one stops another.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another can stop this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: State

  private func change(to new: State) {
    if isOver { return }
    switch (current, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed): recognize(new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled): commit(.failed)
    case (.possible, .possible): break
    case (_, .failed): commit(.cancelled)
    default: commit(new)
    }
  }

  private func recognize(_ new: State) {
    guard mayBegin else { return commit(.failed) }
    if isWaitingForOthers {
      waiting = new
      return
    }
    waiting = nil
    commit(new)
  }

  private var mayBegin: Bool {
    guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
    for touch in touches where touch.view?.hooks?.allowsGesture(self) == false { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private var isWaitingForOthers: Bool {
    GestureArbiter.neighbours(of: self).contains { other in
      other.isUndecided && (waits(for: other) || other.shouldBeRequiredToFail(by: self))
    }
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    wanted.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func commit(_ new: State) {
    let wasPossible = current == .possible
    current = new
    if new == .failed { waiting = nil }
    if wasPossible && new != .failed { GestureArbiter.didRecognize(self) }
    if new != .failed && new != .possible { send() }
    if isOver { GestureArbiter.didDecide(self) }
  }

  private func send() {
    for item in actions where item.target != nil {
      if let target = item.target { item.action.perform(on: target, sender: self) }
    }
  }

  /// Another gesture that this one waited for has failed.
  final func othersDecided() {
    guard current == .possible, let waiting, !isWaitingForOthers else { return }
    self.waiting = nil
    recognize(waiting)
  }

  /// How many of the touches are down; those of earlier taps are kept until the gesture is over.
  final var downTouches: Int { touches.count { $0.phase != .ended && $0.phase != .cancelled } }
  final var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  final var isUndecided: Bool { current == .possible && !touches.isEmpty }
  final var isActive: Bool { current == .began || current == .changed }
  /// A recognized gesture that waits for others keeps its touches.
  final var isWaiting: Bool { waiting != nil }

  /// Ends what is in progress.
  final func abandon() {
    if isActive { commit(.cancelled) } else if current == .possible, !touches.isEmpty { commit(.failed) }
    finish()
  }

  /// Back to `possible` for the next touches.
  final func finish() {
    touches.removeAll()
    waiting = nil
    current = .possible
    reset()
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

private struct GestureAction {
  weak var target: AnyObject?
  let action: Selector
}
