import CoreGraphics
import Foundation
import Typesetting
import UIKitCore

/// A field's text as it is laid out on one line: all of it, or of a very long one the part around the caret.
struct FieldLine {
  /// The part of the text that is laid out, in UTF-16 units.
  let part: Range<Int>
  let layout: TextLayout
  /// Where the characters begin that bullets stand for, and where the last one ends; nil for text that is seen.
  private let bullets: [Int]?

  /// Text longer than this, in UTF-16 units, is laid out in parts: three blocks, the caret's and its neighbours.
  static let partLength = 3_072
  private static let bullet = "\u{2022}"

  /// The part of a text to lay out around its caret; the same for all carets in a block.
  static func part(of text: FieldText) -> Range<Int> {
    guard text.count > partLength else { return 0..<text.count }
    let block = partLength / 3
    let first = max(text.head / block - 1, 0) * block
    return text.whole(first..<min(first + partLength, text.count))
  }

  init(
    _ text: FieldText, part: Range<Int>, isSecure: Bool, font: UIFont, others: FieldStyle.Look, style: FieldStyle,
    marked: FieldStyle.Look
  ) {
    self.part = part
    let string = text.text(in: part)
    var base = TextAttributes(font: font.typeface).changed(by: others)
    guard !isSecure else {
      var (starts, unit) = ([part.lowerBound], part.lowerBound)
      for character in string {
        unit += character.utf16.count
        starts.append(unit)
      }
      bullets = starts
      layout = TextLayout(
        TextContent(String(repeating: Self.bullet, count: starts.count - 1), attributes: base),
        TextOptions(truncation: .none))
      return
    }
    bullets = nil
    let shown = string.shownOnOneLine
    var runs: [TextRun] = []
    style.forEach(in: part) { range, attributes in
      let changed = base.changed(by: attributes)
      if range == part { base = changed } else if changed != base { runs.append(TextRun(range, changed)) }
    }
    if let range = text.marked { runs.append(TextRun(range, base.changed(by: marked))) }
    let content = TextContent(shown, attributes: base)
    let inBytes = runs.map { run in
      let range = run.range.clamped(to: part)
      let local = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
      return TextRun(content.utf8Range(ofUTF16: local), run.attributes)
    }
    layout = TextLayout(
      inBytes.isEmpty ? content : TextContent(shown, attributes: base, runs: inBytes), TextOptions(truncation: .none))
  }

  /// The characters that are laid out.
  var shown: String { layout.content.text }
  var width: CGFloat { layout.lines.first?.rect.width ?? 0 }
  var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

  /// The layout's byte at a place of the text.
  func byte(of offset: Int) -> Int {
    let offset = min(max(offset, part.lowerBound), part.upperBound)
    guard let bullets else {
      let text = layout.content.text
      let index = text.utf16.index(text.startIndex, offsetBy: offset - part.lowerBound)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    let character = bullets.lastIndex { $0 <= offset } ?? 0
    return min(character, bullets.count - 1) * Self.bullet.utf8.count
  }

  /// The place in the text of the layout's byte.
  func offset(ofByte byte: Int) -> Int {
    guard let bullets else { return part.lowerBound + layout.content.utf16Offset(ofUTF8: byte) }
    return bullets[min(max(byte / Self.bullet.utf8.count, 0), bullets.count - 1)]
  }

  /// The distance of a caret from the line's left end.
  func x(of offset: Int) -> CGFloat { layout.caretRect(at: byte(of: offset)).minX }

  /// The place nearest to a distance from the line's left end.
  func offset(atX x: CGFloat) -> Int { offset(ofByte: layout.offset(at: CGPoint(x: x, y: 1))) }

  /// The place one character to the right or left as it is seen; nil at the line's end.
  func offset(movedFrom offset: Int, toRight: Bool) -> Int? {
    layout.caret(movedFrom: byte(of: offset), toRight: toRight).map(self.offset(ofByte:))
  }

  /// What a range covers, from the line's left end.
  func spans(of range: Range<Int>) -> [CGRect] {
    layout.rects(for: byte(of: range.lowerBound)..<byte(of: range.upperBound))
  }

  /// The words, in the text's places; hidden text is one.
  var words: [Range<Int>] {
    guard bullets == nil else { return part.isEmpty ? [] : [part] }
    let text = layout.content.text
    return TextWords(text).utf16Ranges(in: text).map {
      $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound
    }
  }
}
