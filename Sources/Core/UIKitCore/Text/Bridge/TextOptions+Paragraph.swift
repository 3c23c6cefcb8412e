package import Foundation
package import Typesetting

nonisolated extension TextOptions {
  /// The options of a paragraph style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - width: Where lines wrap; nil for nowhere.
  ///   - maximumHeight: What lines must fit into; nil for any height.
  ///   - lineLimit: The greatest number of lines; 0 for any.
  ///   - font: The font that line height multiples are taken of.
  package init(
    _ style: NSParagraphStyle, width: CGFloat? = nil, maximumHeight: CGFloat? = nil, lineLimit: Int = 0, font: UIFont
  ) {
    var minimum = style.minimumLineHeight
    var maximum = style.maximumLineHeight
    if style.lineHeightMultiple > 0 {
      let height = font.lineHeight * style.lineHeightMultiple
      let limited = maximum > 0 ? min(height, maximum) : height
      minimum = max(minimum, limited)
      maximum = minimum
    }
    self.init(
      width: width, maximumHeight: maximumHeight, lineLimit: lineLimit, truncation: style.lineBreakMode.truncation,
      wrapping: style.lineBreakMode == .byCharWrapping ? .character : .word, alignment: style.alignment.typesetting,
      direction: style.baseWritingDirection.typesetting, lineSpacing: style.lineSpacing, minimumLineHeight: minimum,
      maximumLineHeight: maximum)
  }
}

nonisolated extension NSLineBreakMode {
  /// What happens to the last line.
  package var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .none
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// Whether lines go on below.
  var wraps: Bool { truncation == .none }
}

nonisolated extension NSTextAlignment {
  /// The same for layouts.
  package var typesetting: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

nonisolated extension NSWritingDirection {
  /// The same for layouts.
  package var typesetting: TextDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

nonisolated extension NSAttributedString {
  /// The paragraph style of the first character, if it has one.
  package var leadingParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The font of the first character, if it has one.
  package var leadingFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }
}
