public import Foundation
import Typesetting

nonisolated extension NSLayoutManager {
  /// The pieces that glyphs cover in a container, from the first line to the last, several a line where directions mix.
  private func rects(_ glyphRange: NSRange, in container: NSTextContainer) -> [CGRect] {
    let range = whole(glyphRange)
    guard range.length > 0, let layout = layout(container) else { return [] }
    let bytes = layout.content.utf8Range(ofUTF16: range.location..<range.location + range.length)
    let origin = origin(layout, in: container)
    return layout.rects(for: bytes).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The smallest rectangle around glyphs, as high as their lines; null where they are not shown.
  ///
  /// Glyphs that an ellipsis stands for lie where it does.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(glyphRange, in: container).reduce(.null) { $0.union($1) }
  }

  /// Visits the pieces that glyphs cover, until the last argument is made true.
  ///
  /// The selected range, which on iOS makes pieces wider at the ends of selected lines, makes no difference.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in rects(glyphRange, in: textContainer) where !stops.boolValue { block(rect, &stops) }
  }

  /// What the text takes up in a container.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(container) else { return .zero }
    let origin = origin(layout, in: container)
    return layout.lines.map(\.rect).reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
  }
}
