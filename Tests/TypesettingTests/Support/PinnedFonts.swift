import Foundation
import Testing
import Typesetting

/// The project's own fonts, so that widths are the same on every machine; `make test` sets them for the whole process.
enum PinnedFonts {
  private static let areSet: Bool = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return FontConfiguration.use(file: tests.appendingPathComponent("Fonts/fonts.conf").path)
  }()

  static func require() throws { try #require(areSet, "the fonts were chosen before this test") }
}

/// A layout with pinned fonts, of the size that names in the popover have.
func layout(
  _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int = 0,
  truncation: TextTruncation = .tail, alignment: TextAlignment = .natural, size: CGFloat = 14
) throws -> TextLayout {
  try PinnedFonts.require()
  return TextLayout(
    TextContent(text, font: Font(size: size)),
    TextOptions(
      width: width, maximumHeight: height, lineLimit: limit, truncation: truncation, alignment: alignment))
}

/// The height of a line of Inter at 14 points, ascender 13.5625 and descender 3.380859375.
let lineHeight: CGFloat = 16.943359375
