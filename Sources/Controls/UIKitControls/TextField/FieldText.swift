import Foundation

/// What a field holds: its text, the selection, and what an input method has not settled; places count UTF-16 units.
struct FieldText {
  private(set) var string = ""
  private(set) var count = 0
  /// Where the selection was begun, and where its caret is.
  private(set) var anchor = 0
  private(set) var head = 0
  private(set) var marked: Range<Int>?

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { count == 0 }

  /// Holds another text, with the caret at its end.
  mutating func set(_ new: String) {
    string = new
    string.makeContiguousUTF8()
    count = string.utf16.count
    (anchor, head, marked) = (count, count, nil)
  }

  /// Puts text in place of a range and the caret behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = whole(range)
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
    string.makeContiguousUTF8()
    count = string.utf16.count
    let caret = min(range.lowerBound + text.utf16.count, count)
    (anchor, head, marked) = (caret, caret, nil)
  }

  /// Marks a range as not settled.
  mutating func mark(_ range: Range<Int>?) {
    marked = range.map { $0.clamped(to: 0..<count) }
    if marked?.isEmpty == true { marked = nil }
  }

  /// Selects between two places, each at the start of the character there.
  mutating func select(from anchor: Int, to head: Int) {
    self.anchor = boundary(atOrBefore: anchor)
    self.head = anchor == head ? self.anchor : boundary(atOrBefore: head)
  }

  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Characters

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), count))
  }

  private func offset(_ index: String.Index) -> Int { string.utf16.distance(from: string.startIndex, to: index) }

  /// The range within the text, widened to whole characters.
  func whole(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    let lower = boundary(atOrBefore: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    let before = boundary(atOrBefore: range.upperBound)
    return lower..<(before == range.upperBound ? before : boundary(after: before))
  }

  /// The start of the character at a place, or the end of the text.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    // Indices inside of a character count as its start.
    return self.offset(string.index(before: string.index(after: index(offset))))
  }

  func boundary(after offset: Int) -> Int {
    offset < count ? self.offset(string.index(after: index(max(offset, 0)))) : count
  }

  func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let start = boundary(atOrBefore: offset)
    return start < offset || start == 0 ? start : self.offset(string.index(before: index(start)))
  }
}

extension String {
  /// The text as it may come into a field: newlines and tabs are spaces, other control characters are left out.
  var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for character in self {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        result.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The text as it is shown on one line, as many UTF-16 units long: newlines and controls are spaces.
  var shownOnOneLine: String {
    func breaks(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
    }
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }),
      unicodeScalars.contains(where: breaks)
    else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { breaks($0) ? " " : $0 }))
  }
}
