import CoreGraphics
import Foundation
import Typesetting

/// A string that is measured or drawn at once, with what UIKit takes where nothing is said: 12 points, black.
nonisolated struct StringDrawing {
  private var content: TextContent
  private var style: NSParagraphStyle
  private var font: UIFont

  private static let font = UIFont.systemFont(ofSize: 12)

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    content = TextContent(text, attributes: attributes, font: Self.font, color: .black)
    style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    font = attributes[.font] as? UIFont ?? Self.font
  }

  init(_ string: NSAttributedString) {
    content = TextContent(string, font: Self.font, color: .black)
    style = string.leadingParagraphStyle ?? .default
    font = string.leadingFont ?? Self.font
  }

  /// The size of the text without any limit.
  var size: CGSize { layout(nil).size }

  func draw(at point: CGPoint, for operation: String) {
    guard let context = GraphicsStack.context(for: operation) else { return }
    layout(nil).draw(in: context, at: point)
  }

  func draw(in rect: CGRect, for operation: String) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, .usesLineFragmentOrigin, nil, for: operation)
  }

  func draw(
    with rect: CGRect, _ options: NSStringDrawingOptions, _ outcome: NSStringDrawingContext?, for operation: String
  ) {
    guard let context = GraphicsStack.context(for: operation) else { return }
    let layout = layout(rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(in: context, at: origin)
    outcome?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  /// The bounds from the origin that `draw(with:)` would be given.
  func bounds(_ size: CGSize, _ options: NSStringDrawingOptions, _ outcome: NSStringDrawingContext?) -> CGRect {
    let layout = layout(size, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    outcome?.totalBounds = bounds
    return bounds
  }

  /// The layout within limits, each of which does not count if it is not positive; from the cache if it is known.
  private func layout(_ limits: CGSize?, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) -> TextLayout {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    func limit(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 > 0 ? $0 : nil } }
    var result = TextOptions(
      style, width: limit(limits?.width), maximumHeight: limit(limits?.height), lineLimit: 0, font: font)
    if limits != nil, !isBlock || !style.lineBreakMode.wraps { result.lineLimit = 1 }
    if !isBlock, style.lineBreakMode.wraps { result.width = nil }
    if !isBlock { result.maximumHeight = nil }
    if options.contains(.truncatesLastVisibleLine), result.truncation == .none { result.truncation = .tail }
    if options.contains(.usesFontLeading) { result.lineSpacing += font.leading }
    return TextLayoutCache.shared.layout(content, result)
  }
}
