extension UIControl {
  /// What can happen to a control.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger went down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down once more soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It did what it is for, however that was asked.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A field's text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A field is no longer edited, since Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// For applications.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
