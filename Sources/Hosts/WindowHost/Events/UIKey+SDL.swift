import CSDL2
import UIKitCore

extension UIKey {
  /// A key of SDL's: its codes of places are USB's usage numbers, as UIKit's are.
  convenience init(_ key: SDL_Keysym) {
    let code = UIKeyboardHIDUsage(rawValue: Int(key.scancode.rawValue)) ?? .keyboardErrorUndefined
    let modifiers = UIKeyModifierFlags(sdl: UInt32(key.mod), keypad: code.isOnKeypad)
    self.init(code, characters: Self.characters(of: key, code, modifiers), modifiers: modifiers)
  }

  /// What UIKit says a key types: names for keys without a character, and capitals with shift.
  private static func characters(
    of key: SDL_Keysym, _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags
  ) -> String {
    switch code {
    case .keyboardEscape: return "UIKeyInputEscape"
    case .keyboardUpArrow: return "UIKeyInputUpArrow"
    case .keyboardDownArrow: return "UIKeyInputDownArrow"
    case .keyboardLeftArrow: return "UIKeyInputLeftArrow"
    case .keyboardRightArrow: return "UIKeyInputRightArrow"
    case .keyboardPageUp: return "UIKeyInputPageUp"
    case .keyboardPageDown: return "UIKeyInputPageDown"
    case .keyboardHome: return "UIKeyInputHome"
    case .keyboardEnd: return "UIKeyInputEnd"
    default: break
    }
    // Keys without a character have their place, marked by a high bit, for a character.
    guard key.sym > 0, let scalar = Unicode.Scalar(UInt32(key.sym)) else { return "" }
    let text = String(scalar)
    let isCapital = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return isCapital && text.uppercased().count == 1 ? text.uppercased() : text
  }
}

extension UIKeyboardHIDUsage {
  /// Whether the key is one of the number pad's.
  fileprivate var isOnKeypad: Bool { (0x54...0x63).contains(rawValue) }
}

extension UIKeyModifierFlags {
  /// The modifiers that SDL says are held.
  fileprivate init(sdl modifiers: UInt32, keypad: Bool) {
    let table: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_CAPS, .alphaShift), (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
      (KMOD_RCTRL, .control), (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command),
      (KMOD_RGUI, .command),
    ]
    self = keypad ? .numericPad : []
    for (bit, flag) in table where modifiers & bit.rawValue != 0 { insert(flag) }
  }
}
