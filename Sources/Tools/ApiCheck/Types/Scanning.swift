extension StringProtocol {
  /// The pieces between those separators that stand outside of all brackets, without spaces around them.
  ///
  ///     "Set<A, B>, (C, D) -> E".piecesOutsideBrackets(of: ",")   // ["Set<A, B>", "(C, D) -> E"]
  func piecesOutsideBrackets(of separator: Character) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var depth = 0
    var previous: Character = " "
    for character in self {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // That of an arrow closes nothing.
      case ">" where previous != "-": depth -= 1
      default: break
      }
      previous = character
      if character == separator && depth == 0 {
        pieces.append(piece.trimmed)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    if !pieces.isEmpty || !piece.trimmed.isEmpty { pieces.append(piece.trimmed) }
    return pieces
  }

  /// The text in the brackets that it begins with, and what follows them; nothing when they never close.
  func splitAtClosingBracket() -> (inside: SubSequence, rest: SubSequence)? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return (self[..<index].dropFirst(), self[self.index(after: index)...]) }
    }
    return nil
  }

  /// The text without spaces at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
