import UIKitCore

extension UIButton {
  /// Above and below a title where `contentEdgeInsets` says nothing.
  private static var titleMargin: CGFloat { 6 }
  /// The least width of a button with a title.
  private static var leastWidth: CGFloat { 30 }

  final func placeParts() {
    updateConfigurationIfNeeded(animated: false)
    if configuration != nil { return placeConfiguredParts() }
    let content = contentRect(forBounds: bounds)
    parts.background?.frame = backgroundRect(forBounds: bounds)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.title?.frame = titleRect(forContentRect: content)
  }

  final func naturalSize(width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded(animated: false)
    if configuration != nil { return configuredSize(width: width) }
    let title = titleSize(available: .greatestFiniteMagnitude)
    let image = imageSize
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if image == .zero || title.width > 0 {
      let line = title.height > 0 ? title.height : (parts.title?.font ?? defaultFont).lineHeight
      let hasMargins = contentEdgeInsets.top != 0 || contentEdgeInsets.bottom != 0
      size.height = max(image.height, line + (hasMargins ? 0 : 2 * Self.titleMargin))
      if contentEdgeInsets == .zero { size.width = max(size.width, Self.leastWidth) }
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    let background = currentBackgroundImage?.size ?? .zero
    size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    return size.roundedUp(toPixelsOf: contentScaleFactor)
  }

  private var imageSize: CGSize { parts.image?.image == nil ? .zero : parts.image?.intrinsicContentSize ?? .zero }

  private func titleSize(available: CGFloat) -> CGSize {
    guard let title = parts.title, title.hasText, available > 0 else { return .zero }
    let size = title.sizeThatFits(CGSize(width: min(available, 10_000), height: 0))
    return CGSize(width: min(size.width, available), height: size.height)
  }

  /// Title and image side by side, as one in the content's rectangle, each then moved by its insets.
  final func classicRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
    var image = imageSize
    image = CGSize(width: min(image.width, max(content.width, 0)), height: min(image.height, max(content.height, 0)))
    let room = content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right
    var title = titleSize(available: room)
    title.height = min(title.height, max(content.height, 0))
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if contentHorizontalAlignment == .fill, title.width == 0 {
      image.width = max(content.width - imageEdgeInsets.left - imageEdgeInsets.right, 0)
    }
    if contentVerticalAlignment == .fill {
      if image.height > 0 { image.height = max(content.height - imageEdgeInsets.top - imageEdgeInsets.bottom, 0) }
      if title.height > 0 { title.height = max(content.height - titleEdgeInsets.top - titleEdgeInsets.bottom, 0) }
    }
    return (
      rect(title, in: content, titleEdgeInsets, before: isTurned ? 0 : image.width, after: isTurned ? image.width : 0),
      rect(image, in: content, imageEdgeInsets, before: isTurned ? title.width : 0, after: isTurned ? 0 : title.width)
    )
  }

  /// A rectangle of a size within insets, with room kept on its left and right for what stands beside it.
  private func rect(
    _ size: CGSize, in content: CGRect, _ insets: UIEdgeInsets, before: CGFloat, after: CGFloat
  ) -> CGRect {
    let inner = content.inset(by: insets)
    let (x, y): (CGFloat, CGFloat)
    switch effectiveContentHorizontalAlignment {
    case .right: x = inner.maxX - after - size.width
    case .center: x = inner.minX + before + (inner.width - before - after - size.width) / 2
    default: x = inner.minX + before
    }
    switch contentVerticalAlignment {
    case .center: y = inner.minY + (inner.height - size.height) / 2
    case .bottom: y = inner.maxY - size.height
    case .top, .fill: y = inner.minY
    }
    let scale = contentScaleFactor
    return CGRect(origin: CGPoint(x: x.rounded(toPixelsOf: scale), y: y.rounded(toPixelsOf: scale)), size: size)
  }

  /// The baselines of the title where it lies in the bounds, or would in a button of its own size.
  final var titleBaselines: Baselines? {
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    guard let title = parts.title, title.hasText else { return nil }
    let frame: CGRect
    if configuration != nil {
      frame = arrangement(in: CGRect(origin: .zero, size: size)).title
    } else {
      frame = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    }
    let placed = title.place(in: CGRect(origin: .zero, size: frame.size))
    return Baselines(
      first: frame.minY + placed.firstBaseline, last: size.height - frame.minY - placed.lastBaseline)
  }
}
