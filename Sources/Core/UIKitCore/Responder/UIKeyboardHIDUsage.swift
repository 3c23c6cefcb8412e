/// Keys by their place, numbered as USB's usage tables number them.
public nonisolated struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The usage number.
  public let rawValue: Int
  /// A key by its usage number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// Home.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  /// Page up.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  /// Delete.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  /// End.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  /// Page down.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  /// Arrow right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// Arrow left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// Arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// Arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  /// Enter of the number pad.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
  /// A letter key, by the letter on an English keyboard.
  package static func letter(_ letter: Unicode.Scalar) -> UIKeyboardHIDUsage? {
    (97...122).contains(letter.value) ? UIKeyboardHIDUsage(rawValue: Int(letter.value) - 97 + 4) : nil
  }
}
