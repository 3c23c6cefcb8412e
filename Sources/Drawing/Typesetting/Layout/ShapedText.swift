import CPango
import Foundation

/// The owner of a Pango layout over a piece of the text, or over two pieces whose middle was left out.
final class ShapedText: @unchecked Sendable {
  let layout: OpaquePointer
  /// The pieces: where each begins in the layout's bytes, and in the text's.
  private let pieces: [(local: Int, source: Range<Int>)]

  /// Lays out; the engine's lock is held.
  ///
  /// Pieces are ranges of the text's bytes, set one after the other; a suffix follows them that is not in the text.
  init?(
    _ source: TextSource, pieces: [Range<Int>], suffix: String = "", rightToLeft: Bool, isNatural: Bool, wraps: Bool
  ) {
    guard let layout = source.makeLayout(rightToLeft: rightToLeft) else { return nil }
    self.layout = layout
    var local = 0
    self.pieces = pieces.map { piece in
      defer { local += piece.count }
      return (local, piece)
    }
    pango_layout_set_auto_dir(layout, isNatural ? 1 : 0)
    if pieces.count == 1, suffix.isEmpty, let base = source.bytes.baseAddress {
      let start = UnsafeRawPointer(base + pieces[0].lowerBound).assumingMemoryBound(to: CChar.self)
      pango_layout_set_text(layout, start, Int32(clamping: pieces[0].count))
    } else {
      var bytes = pieces.flatMap { source.bytes[$0] }
      bytes.append(contentsOf: suffix.utf8)
      bytes.withUnsafeBytes { buffer in
        let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        pango_layout_set_text(layout, start, Int32(clamping: buffer.count))
      }
    }
    if let attributes = source.attributeList(local: localRange) {
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    } else if wraps {
      pango_layout_set_attributes(layout, TextEngine.shared.wrappingAttributes)
    }
  }

  deinit { TextEngine.shared.withLock { cpango_unref(UnsafeMutableRawPointer(layout)) } }

  /// Where a byte of the layout comes from in the text.
  func source(of local: Int) -> Int {
    guard let piece = pieces.last(where: { $0.local <= local }) else { return 0 }
    return min(piece.source.lowerBound + local - piece.local, piece.source.upperBound)
  }

  /// Where a byte of the text is in the layout; the nearest when it was left out.
  func local(of source: Int) -> Int {
    let piece = pieces.first { source <= $0.source.upperBound } ?? pieces.last
    guard let piece else { return 0 }
    return piece.local + min(max(source - piece.source.lowerBound, 0), piece.source.count)
  }

  private func localRange(of source: Range<Int>) -> Range<Int> {
    let lower = local(of: source.lowerBound)
    return lower..<max(local(of: source.upperBound), lower)
  }
}
