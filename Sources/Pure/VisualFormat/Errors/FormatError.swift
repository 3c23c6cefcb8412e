/// Why a text is no line of the Visual Format Language, or cannot be turned into constraints.
///
///     do { _ = try FormatLine(parsing: "V|[box]|") } catch { print(error) }
///     // Visual format: expected ':', but found '|'
///     // V|[box]|
///     //  ^
public struct FormatError: Error, Hashable, Sendable {
  /// What kind of mistake was made.
  public enum Kind: Hashable, Sendable {
    /// The text does not follow the grammar.
    case syntax
    /// A name is neither a metric nor, where one is allowed, a view.
    case unknownName
    /// The line ends at a superview, and the view has none.
    case noSuperview
    /// A number cannot be used where it stands.
    case badNumber
    /// The options align the views along the line itself.
    case badOptions
  }

  /// What kind of mistake was made.
  public let kind: Kind
  /// What would have been right, in words.
  public let expected: String
  /// What stood there, in words.
  public let found: String
  /// For a name that was looked up, the existing one that is most like it.
  public let nearestKey: String?
  /// The whole text.
  public let text: String
  /// Where the first wrong character stands, counted in characters from 0; the length of the text for its end.
  public let position: Int
}

extension FormatError: CustomStringConvertible {
  /// A sentence, the text, and a mark under the first wrong character.
  public var description: String {
    let hint = nearestKey.map { " (is '\($0)' meant?)" } ?? ""
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return """
      Visual format: expected \(expected), but found \(found)\(hint)
      \(line)
      \(String(repeating: " ", count: position))^
      """
  }
}

/// A mistake at a place counted in bytes, cheap to throw; it becomes a `FormatError` once the text is at hand.
struct Failure: Error {
  var kind = FormatError.Kind.syntax
  var expected: String
  /// What stood there; nil for the character at the place.
  var found: String?
  var nearestKey: String?
  var offset: Int

  func error(in text: String) -> FormatError {
    // A place within a character, which no token begins at, counts as that of the character.
    let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    let index = text.indices.last { $0 <= end } ?? text.startIndex
    let isEnd = end == text.endIndex
    let position = isEnd ? text.count : text.distance(from: text.startIndex, to: index)
    return FormatError(
      kind: kind, expected: expected, found: found ?? (isEnd ? "the end of the text" : "'\(text[index])'"),
      nearestKey: nearestKey, text: text, position: position)
  }
}
