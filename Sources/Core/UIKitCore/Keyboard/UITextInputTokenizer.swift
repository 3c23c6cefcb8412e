public import Foundation
import Typesetting

/// Finds the units of a text: words, lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit at a place, on the side that the direction says; nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a place, for somebody who comes from before it in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit in a direction; nil when there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a unit, on the side that the direction says.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units of any input's text by Unicode's rules; its lines and sentences are its paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer of an input, which it does not keep.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  /// The unit at a place, on the side that the direction says; nil between units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = place(of: position) else { return nil }
    let forward = direction.isForward
    guard
      let unit = units(granularity).first(where: {
        forward ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
      }), let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends at a place, for somebody who comes from before it in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    return units(granularity).contains { place == (direction.isForward ? $0.upperBound : $0.lowerBound) }
  }

  /// The next end of a unit in a direction; nil when there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = place(of: position) else { return nil }
    let units = units(granularity)
    let next =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound : units.last { $0.lowerBound < place }?.lowerBound
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether a place is in a unit, on the side that the direction says.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func place(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  /// The units in UTF-16 units.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole), !text.isEmpty
    else { return [] }
    switch granularity {
    case .document: return [0..<text.utf16.count]
    case .word: return TextWords(text).utf16Ranges(in: text)
    case .character: return Self.pieces(of: text.indices.map { text[$0...$0] }, in: text)
    case .sentence, .paragraph, .line:
      return Self.pieces(of: text.split(whereSeparator: \.isNewline), in: text)
    }
  }

  private static func pieces(of parts: [Substring], in text: String) -> [Range<Int>] {
    let units = text.utf16
    return parts.map {
      units.distance(
        from: units.startIndex, to: $0.startIndex)..<units.distance(
          from: units.startIndex, to: $0.endIndex)
    }
  }
}

extension UITextDirection {
  /// Whether it leads to the end of the text; of directions on the screen, as in text from left to right.
  fileprivate nonisolated var isForward: Bool {
    [UITextDirection.storage(.forward), .layout(.right), .layout(.down)].contains(self)
  }
}
