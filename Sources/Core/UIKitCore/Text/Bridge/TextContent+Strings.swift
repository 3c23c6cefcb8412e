import CoreGraphics
package import Foundation
package import Typesetting

// How strings of UIKit become what Typesetting lays out; labels, buttons and fields go this way too.

nonisolated extension TextContent {
  /// Makes text of one look; without a colour it is drawn in the context's fill colour.
  ///
  /// Leave the colour out where you can: a change of colours then keeps the layout.
  package init(_ text: String, font: UIFont, color: UIColor? = nil) {
    self.init(text, font: font.typeface, color: color?.cgColor)
  }

  /// Makes text of an attributed string.
  ///
  /// - Parameters:
  ///   - string: The text; dynamic colours are resolved with the current traits.
  ///   - font: The font of parts that have none.
  ///   - color: The colour of parts that have none; nil for the context's fill colour.
  package init(_ string: NSAttributedString, font: UIFont, color: UIColor? = nil) {
    let base = TextAttributes(font: font.typeface, color: color?.cgColor)
    var runs: [TextRun] = []
    var start = 0
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      // Ranges count UTF-16 units and come in order; the layout counts UTF-8 bytes.
      let end = start + text.substring(with: range).utf8.count
      runs.append(TextRun(start..<end, base.changed(by: attributes)))
      start = end
    }
    if runs.count == 1, runs[0].range.lowerBound == 0 {
      self.init(string.string, attributes: runs[0].attributes)
    } else {
      self.init(string.string, attributes: base, runs: runs.filter { $0.attributes != base })
    }
  }

  /// Makes text of a string and its attributes, as `NSString` draws it.
  package init(_ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor? = nil) {
    let base = TextAttributes(font: font.typeface, color: color?.cgColor)
    self.init(text, attributes: base.changed(by: attributes))
  }
}

nonisolated extension TextAttributes {
  /// These attributes with those of UIKit in their place, as far as they have an effect.
  package func changed(by attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    var result = self
    for (key, value) in attributes {
      switch key {
      case .font: if let font = value as? UIFont { result.font = font.typeface }
      case .foregroundColor: if let color = value as? UIColor { result.color = color.cgColor }
      case .backgroundColor: result.background = (value as? UIColor)?.cgColor
      case .kern, .tracking: if let points = length(value) { result.kern = points }
      case .baselineOffset: if let points = length(value) { result.rise = points }
      case .underlineStyle: result.underline = underline(value)
      case .strikethroughStyle: result.hasStrikethrough = underline(value) != .none
      default: break
      }
    }
    return result
  }

  private func underline(_ value: Any) -> TextLineStyle {
    let bits = (value as? NSUnderlineStyle)?.rawValue ?? length(value).map { Int($0) } ?? 0
    // The low byte is the kind of line, the rest its pattern.
    switch bits & 0xFF {
    case 0: return .none
    case NSUnderlineStyle.double.rawValue: return .double
    default: return .single
    }
  }

  /// A number in whichever type the program gave it.
  private func length(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
