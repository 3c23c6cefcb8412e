import Foundation
import UIKit

/// A label's text laid out once more, by TextKit: labels do not say where their words are.
@MainActor
struct LabelText {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let room: NSTextContainer
  private let origin: CGPoint

  /// The text of a label as it lies in its bounds; nil without text or room.
  init?(_ label: UILabel) {
    guard let text = label.attributedText, text.length > 0, !label.bounds.isEmpty else { return nil }
    storage = NSTextStorage(attributedString: Self.styled(text, as: label))
    let place = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    origin = CGPoint(x: label.bounds.minX, y: place.minY)
    room = NSTextContainer(size: CGSize(width: label.bounds.width, height: label.bounds.height))
    room.lineFragmentPadding = 0
    room.lineBreakMode = label.lineBreakMode
    room.maximumNumberOfLines = max(label.numberOfLines, 0)
    manager.addTextContainer(room)
    storage.addLayoutManager(manager)
  }

  /// The container says what happens to the last line, so that the other lines wrap; natural lines lie where the
  /// interface begins to read, as labels have it.
  private static func styled(_ text: NSAttributedString, as label: UILabel) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    if let given = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      style.setParagraphStyle(given)
    }
    style.lineBreakMode = label.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    style.alignment = label.textAlignment
    if style.alignment == .natural {
      style.alignment = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    let result = NSMutableAttributedString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var attributes = attributes
      attributes[.paragraphStyle] = style
      if attributes[.font] == nil { attributes[.font] = label.font }
      result.setAttributes(attributes, range: range)
    }
    return result
  }

  /// The pieces that a range covers, in the label.
  func rects(of range: NSRange) -> [CGRect] {
    // Apple's layout manager stops the program outside of its text.
    let length = manager.textStorage?.length ?? 0
    guard range.location >= 0, range.length > 0, range.location < length else { return [] }
    let range = NSRange(location: range.location, length: min(range.length, length - range.location))
    let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    guard glyphs.length > 0 else { return [] }
    var rects: [CGRect] = []
    let none = NSRange(location: NSNotFound, length: 0)
    manager.enumerateEnclosingRects(forGlyphRange: glyphs, withinSelectedGlyphRange: none, in: room) { rect, _ in
      rects.append(rect)
    }
    return rects.filter { $0.width > 0 }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}
