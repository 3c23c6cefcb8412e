import CoreGraphics
import Typesetting
import UIKitCore

extension UITextField {
  private static let disabledAlpha: CGFloat = 0.4

  final func drawContent() {
    drawBorder()
    if edited.isEmpty {
      if hint != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    } else {
      drawText(in: textRoom)
    }
  }

  // MARK: Text

  /// Where a line of a width has its top left in the rectangle, moved by the scrolling if it is too wide.
  final func origin(of width: CGFloat, isRightToLeft: Bool, in rect: CGRect) -> CGPoint {
    var x = -scroll
    if width <= rect.width {
      switch sideAlignment(isRightToLeft) {
      case .left, .natural, .justified: x = 0
      case .center: x = ((rect.width - width) / 2).rounded(toPixelsOf: contentScaleFactor)
      case .right:
        // The caret stands behind the text, on its right.
        x = max(rect.width - width - Self.caretWidth, 0).rounded(toPixelsOf: contentScaleFactor)
      }
    }
    let height = typeface.lineHeight
    let top: CGFloat
    switch contentVerticalAlignment {
    case .top: top = 0
    case .bottom: top = rect.height - height
    case .center, .fill: top = (rect.height - height) / 2
    }
    // The baseline stands on a pixel.
    let baseline = (rect.minY + top + typeface.ascender).rounded(toPixelsOf: contentScaleFactor)
    return CGPoint(x: rect.minX + x, y: baseline - typeface.ascender)
  }

  private func sideAlignment(_ isRightToLeft: Bool) -> NSTextAlignment {
    guard alignment == .natural || alignment == .justified else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  final var baseline: CGFloat? {
    let size = bounds.isEmpty ? naturalSize : bounds.size
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    return origin(of: 0, isRightToLeft: false, in: rect).y + typeface.ascender
  }

  final func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let line = line
    let isCut = !session.isEditing && (line.width > rect.width || line.part.upperBound < edited.count)
    let layout = isCut ? cutLayout(line, width: rect.width) : line.layout
    let width = isCut ? layout.size.width : line.width
    let visible = session.isEditing ? width : min(width, rect.width)
    let place = origin(of: visible, isRightToLeft: line.isRightToLeft, in: rect)
    inText(of: context, rect) {
      drawSelection(line, at: place, in: context)
      context.setFillColor(ink.cgColor)
      layout.draw(in: context, at: place)
    }
  }

  /// The line with an ellipsis.
  private func cutLayout(_ line: FieldLine, width: CGFloat) -> TextLayout {
    if let keptCut, keptCut.options.width == width { return keptCut }
    let options = TextOptions(
      width: width, lineLimit: 1, truncation: .tail, alignment: line.isRightToLeft ? .right : .left)
    let made = TextLayout(line.layout.content, options)
    keptCut = made
    return made
  }

  private func drawSelection(_ line: FieldLine, at place: CGPoint, in context: CGContext) {
    guard session.isEditing, !edited.selection.isEmpty else { return }
    context.setFillColor((tintColor ?? .systemBlue).withAlphaComponent(0.25).cgColor)
    for span in line.spans(of: edited.selection) { context.fill(span.offsetBy(dx: place.x, dy: place.y)) }
  }

  /// Draws within the width of a rectangle, faintly if the field cannot be used.
  private func inText(of context: CGContext, _ rect: CGRect, _ draw: () -> Void) {
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    if !isEnabled {
      context.setAlpha(Self.disabledAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    draw()
    if !isEnabled { context.endTransparencyLayer() }
    context.restoreGState()
  }

  // MARK: Placeholder

  final var hintLook: [NSAttributedString.Key: Any] {
    otherAttributes.merging([.font: typeface, .foregroundColor: UIColor.placeholderText]) { $1 }
  }

  final var hintLayout: TextLayout { hintLayout(width: nil) }

  private func hintLayout(width: CGFloat?) -> TextLayout {
    let text = hint?.text ?? ""
    var content = TextContent(text.shownOnOneLine, font: typeface)
    if let styled = hint?.styled {
      content = traitCollection.withCurrent { TextContent(styled, font: typeface, color: .placeholderText) }
    }
    return TextLayoutCache.shared.layout(content, TextOptions(width: width, lineLimit: 1, truncation: .tail))
  }

  final func drawHint(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let natural = hintLayout
    let layout = natural.size.width > rect.width ? hintLayout(width: rect.width) : natural
    let isRightToLeft = layout.lines.first?.isRightToLeft ?? false
    let place = origin(of: min(natural.size.width, rect.width), isRightToLeft: isRightToLeft, in: rect)
    inText(of: context, rect) {
      context.setFillColor(UIColor.placeholderText.cgColor)
      layout.draw(in: context, at: place)
    }
  }

  // MARK: Border

  private func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    guard !rect.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect { image.draw(in: rect) }
    let thin = 1 / max(contentScaleFactor, 1)
    let inner = rect.insetBy(dx: thin / 2, dy: thin / 2)
    context.saveGState()
    context.setLineWidth(thin)
    switch borderStyle {
    case .none: break
    case .line:
      context.setStrokeColor(UIColor.label.cgColor)
      context.stroke(inner)
    case .bezel:
      context.setStrokeColor(UIColor.systemGray3.cgColor)
      context.stroke(inner)
      context.setFillColor(UIColor.systemGray.cgColor)
      context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thin))
    case .roundedRect:
      let ground: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
      let outline = UIBezierPath(roundedRect: inner, cornerRadius: 5)
      outline.lineWidth = thin
      ground.setFill()
      outline.fill()
      UIColor.systemGray4.setStroke()
      outline.stroke()
    }
    context.restoreGState()
  }
}
