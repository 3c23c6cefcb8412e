public import Foundation
import Typesetting

/// Lays the text of a storage out in containers, and says where its parts lie.
///
///     let storage = NSTextStorage(attributedString: text)
///     let (manager, room) = (NSLayoutManager(), NSTextContainer(size: label.bounds.size))
///     manager.addTextContainer(room)
///     storage.addLayoutManager(manager)
///     let glyphs = manager.glyphRange(forCharacterRange: word, actualCharacterRange: nil)
///     manager.boundingRect(forGlyphRange: glyphs, in: room)
///
/// It lays out as labels do. Glyphs are numbered as the characters are, one for each UTF-16 unit; there is one container,
/// the first, since text does not go on in another; and every question reads the whole text, while the layout itself is
/// kept.
open nonisolated class NSLayoutManager: NSObject {
  /// The text; it owns the manager.
  open weak var textStorage: NSTextStorage?
  /// Where the text goes.
  open private(set) var textContainers: [NSTextContainer] = []

  /// A manager without text and room.
  public override init() {}

  /// Adds room at the end.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds room at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }

  /// Takes room away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Lays out now; questions do so by themselves.
  open func ensureLayout(for container: NSTextContainer) { _ = layout(container) }

  // MARK: Glyphs and characters

  /// How many glyphs there are: as many as UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs of characters: whole characters, where a range cuts one.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = whole(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// The characters of glyphs: whole characters, where a range cuts one.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = whole(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// The glyphs in a container: all in the first, as far as there is room.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let layout = layout(container), let last = layout.lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: layout.content.utf16Offset(ofUTF8: last.range.upperBound))
  }

  /// A range within the text that cuts no character in two.
  final func whole(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string as NSString?, range.location != NSNotFound else {
      return NSRange(location: 0, length: 0)
    }
    let lower = min(max(range.location, 0), text.length)
    let end = range.location.addingReportingOverflow(max(range.length, 0))
    let upper = min(max(end.overflow ? text.length : end.partialValue, lower), text.length)
    guard upper > lower else { return NSRange(location: lower, length: 0) }
    return text.rangeOfComposedCharacterSequences(for: NSRange(location: lower, length: upper - lower))
  }

  // MARK: The layout

  /// The font of text that names none, as strings are drawn.
  private static let font = UIFont.systemFont(ofSize: 12)

  /// The layout in a container; nil without text, and in containers after the first.
  final func layout(_ container: NSTextContainer) -> TextLayout? {
    guard let textStorage, textStorage.length > 0, container === textContainers.first else { return nil }
    let style = textStorage.leadingParagraphStyle ?? .default
    let font = textStorage.leadingFont ?? Self.font
    func limit(_ length: CGFloat) -> CGFloat? { length.isFinite && length > 0 ? length : nil }
    let padding = container.lineFragmentPadding.isFinite ? max(container.lineFragmentPadding, 0) : 0
    var options = TextOptions(
      style, width: limit(container.size.width).map { max($0 - 2 * padding, 0) },
      maximumHeight: limit(container.size.height), lineLimit: max(container.maximumNumberOfLines, 0), font: font)
    if style.lineBreakMode.truncation == .none {
      options.truncation = container.lineBreakMode.truncation
      if container.lineBreakMode == .byCharWrapping { options.wrapping = .character }
    } else {
      options.lineLimit = 1
    }
    return TextLayoutCache.shared.layout(TextContent(textStorage, font: font, color: .black), options)
  }

  /// Where the layout's top left lies in the container.
  final func origin(_ layout: TextLayout, in container: NSTextContainer) -> CGPoint {
    CGPoint(x: max(container.lineFragmentPadding, 0), y: 0)
  }
}
