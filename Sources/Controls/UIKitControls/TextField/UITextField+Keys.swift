import UIKitCore

extension UITextField {
  /// Does what a key does to text; says whether it was one that concerns text.
  final func takeKey(_ press: UIPress) -> Bool {
    guard session.isEditing, let key = press.key else { return false }
    if edited.marked != nil { return key.typesText || key.moves }
    let flags = key.modifierFlags
    if !flags.isDisjoint(with: [.control, .command]), flags.isDisjoint(with: .alternate), takeCommand(key) {
      return true
    }
    return takeEditingKey(key) || key.typesText
  }

  private func takeEditingKey(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let (extends, isByWord) = (flags.contains(.shift), !flags.isDisjoint(with: [.control, .alternate]))
    let amount: Amount = flags.contains(.command) ? .all : isByWord ? .word : .character
    switch key.keyCode {
    case .keyboardLeftArrow: move(toRight: false, amount, extends: extends)
    case .keyboardRightArrow: move(toRight: true, amount, extends: extends)
    case .keyboardHome, .keyboardUpArrow: move(to: 0, extends: extends)
    case .keyboardEnd, .keyboardDownArrow: move(to: edited.count, extends: extends)
    case .keyboardDeleteOrBackspace: deleteByKey(.backward, amount)
    case .keyboardDeleteForward: extends ? cut(nil) : deleteByKey(.forward, amount)
    case .keyboardInsert:
      if flags.contains(.control) { copy(nil) }
      if extends { paste(nil) }
    case .keyboardReturnOrEnter, .keypadEnter: pressReturn()
    default: return false
    }
    return true
  }

  private func takeCommand(_ key: UIKey) -> Bool {
    switch key.commandLetter {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    case "z": takeBack(redoes: key.modifierFlags.contains(.shift))
    case "y": takeBack(redoes: true)
    default: return false
    }
    return true
  }

  private func move(to place: Int, extends: Bool) { select(from: extends ? edited.anchor : place, to: place) }

  /// Moves the caret as it is seen; what is selected is left at the side that the key points to.
  private func move(toRight: Bool, _ amount: Amount, extends: Bool) {
    let line = line
    if !extends, !edited.selection.isEmpty, amount == .character {
      let ends = [edited.selection.lowerBound, edited.selection.upperBound].sorted { line.x(of: $0) < line.x(of: $1) }
      return move(to: toRight ? ends[1] : ends[0], extends: false)
    }
    let isForward = toRight != line.isRightToLeft
    switch amount {
    case .all: move(to: isForward ? edited.count : 0, extends: extends)
    case .word: move(to: wordEnd(from: edited.head, isForward: isForward), extends: extends)
    case .character: move(to: neighbour(of: edited.head, toRight: toRight, line) ?? edited.head, extends: extends)
    }
  }

  /// The next place on the screen that is between two characters.
  final func neighbour(of place: Int, toRight: Bool, _ line: FieldLine) -> Int? {
    var place = place
    while let next = line.offset(movedFrom: place, toRight: toRight), next != place {
      if edited.boundary(atOrBefore: next) == next { return next }
      place = next
    }
    return nil
  }
}

extension UIPress {
  /// Whether the key is one that types.
  var typesText: Bool { key?.typesText ?? false }
}

extension UIKey {
  /// Whether the key types or edits, so that nobody else is to take it for a command.
  fileprivate var typesText: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
    switch keyCode.rawValue {
    // Letters, digits, Return, Backspace; space and signs; the number pad.
    case 4...40, 42, 44...56, 84...100: return true
    default: return false
    }
  }

  /// Whether the key moves a caret.
  fileprivate var moves: Bool { (73...82).contains(keyCode.rawValue) }

  /// The letter of a command: what the key types, or in scripts without it the letter of its place.
  fileprivate var commandLetter: Character? {
    if let letter = charactersIgnoringModifiers.lowercased().first, letter.isASCII, letter.isLetter { return letter }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let place = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    return letters.indices.contains(place) ? letters[place] : nil
  }
}
