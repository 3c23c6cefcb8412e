import Typesetting
import UIKitCore

extension UILabel {
  /// Beyond this a width or height is no limit.
  static let unlimited: CGFloat = 50_000

  /// The options that the label's properties say, for any width and height.
  private func options(lines: Int) -> TextOptions {
    var result = TextOptions(styled?.string.leadingParagraphStyle ?? .default, lineLimit: lines, font: typeface)
    result.truncation = breaking.truncation
    result.wrapping = breaking == .byCharWrapping ? .character : .word
    result.alignment = sideAlignment
    return result
  }

  /// The alignment with natural resolved by the interface's direction.
  ///
  /// So a list of names in several scripts has one straight edge; their own direction only orders and elides them.
  final var sideAlignment: TextAlignment {
    guard paragraphAlignment == .natural else { return paragraphAlignment.typesetting }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// The layout for a width and height; without a limit nil.
  ///
  /// A text that fits on one line needs no wrapping, so one layout serves for its size and for every width: where it
  /// lies is for the caller to say. It is recognised by having no width.
  final func layout(_ content: TextContent, width: CGFloat?, height: CGFloat?, lines: Int) -> TextLayout {
    let cache = TextLayoutCache.shared
    var options = options(lines: lines)
    if let width, content.text.utf8.count < 1_000 {
      let natural = cache.layout(content, options)
      if natural.lineCount <= 1, natural.size.width <= width + 0.001 { return natural }
    }
    (options.width, options.maximumHeight) = (width, height)
    return cache.layout(content, options)
  }

  /// The size at whole pixels; zero without text.
  private func measure(width: CGFloat?, height: CGFloat? = nil, lines: Int) -> CGSize {
    guard hasText else { return .zero }
    return layout(content, width: width, height: height, lines: lines).size.roundedUp(toPixelsOf: contentScaleFactor)
  }

  /// The rectangle of the text in bounds.
  final func placedText(in bounds: CGRect, lines: Int) -> CGRect {
    func limit(_ length: CGFloat) -> CGFloat? { length < Self.unlimited ? max(length, 0) : nil }
    var size = measure(width: limit(bounds.width), height: limit(bounds.height), lines: lines)
    size.width = min(size.width, max(bounds.width, 0))
    var origin = bounds.origin
    if limit(bounds.height) != nil, size.height < bounds.height {
      origin.y += ((bounds.height - size.height) / 2).rounded(toPixelsOf: contentScaleFactor)
    }
    if limit(bounds.width) != nil {
      origin.x += offset(of: size.width, in: bounds.width, isRightToLeft: false)
    }
    return CGRect(origin: origin, size: size)
  }

  /// How far a line of its own width lies from the left, at whole pixels.
  final func offset(of width: CGFloat, in available: CGFloat, isRightToLeft: Bool) -> CGFloat {
    let free = max(available - width, 0)
    let offset: CGFloat
    switch sideAlignment {
    case .left: offset = 0
    case .right: offset = free
    case .center: offset = free / 2
    case .natural, .justified: offset = isRightToLeft ? free : 0
    }
    return offset.rounded(toPixelsOf: contentScaleFactor)
  }

  // MARK: Sizes that others ask for

  /// Through `textRect`, so that subclasses which add room are heard.
  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? 2 * Self.unlimited, height: 2 * Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  final func textSize(fitting width: CGFloat) -> CGSize {
    size(wrappedAt: numberOfLines == 1 || width <= 0 || width.isNaN ? nil : width)
  }

  /// What Auto Layout is told: of a text that may wrap the size on one line, since `intrinsicHeight` gives the height
  /// at the width that comes out.
  final var naturalSize: CGSize {
    size(wrappedAt: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  final func height(wrappedAt width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, hasText else { return nil }
    return size(wrappedAt: max(width, 0)).height
  }
}
