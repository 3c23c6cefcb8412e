import CoreGraphics
public import Foundation

/// What happened at one moment: touches or presses.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public nonisolated enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Movement of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel or touchpad.
    case scroll = 10
    /// A pointer without a button.
    case hover = 11
    /// A transforming gesture of a touchpad.
    case transform = 14
  }

  /// The kind.
  open var type: EventType { .touches }
  /// When it happened, by the frame clock.
  public package(set) final var timestamp: TimeInterval = 0
  /// The modifier keys that were held.
  public package(set) final var modifierFlags: UIKeyModifierFlags = []
  final package var touchSet: Set<UITouch> = []

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touchSet }
  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet.filter { $0.window === window } }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touchSet.filter { $0.view === view } }
  /// The touches that a recognizer takes part in.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touchSet.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}

/// An event of keys.
open class UIPressesEvent: UIEvent {
  final package var pressSet: Set<UIPress> = []
  /// Keys.
  open override var type: EventType { .presses }
  /// All presses of the event.
  open var allPresses: Set<UIPress> { pressSet }
  /// The presses that a recognizer takes part in: none, keys are not recognized as gestures here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key that is down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  public nonisolated enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It changed.
    case changed = 1
    /// It is down.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }

  /// Where it is in its life.
  public package(set) final var phase = Phase.began
  /// When it last changed.
  public package(set) final var timestamp: TimeInterval = 0
  /// The key.
  public package(set) final var key: UIKey?
  /// The window that was key.
  public package(set) final weak var window: UIWindow?
  /// Whom it went to first.
  public package(set) final weak var responder: UIResponder?
  /// How hard it is pressed: keys have no force.
  open var force: CGFloat { 1 }
}

/// A key of a keyboard and what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it types, with its modifiers.
  public final let characters: String
  /// What it types without them.
  public final let charactersIgnoringModifiers: String
  /// The modifiers that were held.
  public final let modifierFlags: UIKeyModifierFlags
  /// Its place on the keyboard.
  public final let keyCode: UIKeyboardHIDUsage

  package init(_ code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []) {
    self.characters = characters
    self.charactersIgnoringModifiers = characters.lowercased()
    self.modifierFlags = modifiers
    self.keyCode = code
  }
}

/// The modifier keys.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Flags of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
