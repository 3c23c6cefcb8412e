import UIKitCore

extension BarItemViews {
  /// The row that items make, and the item of each part.
  func row(_ items: [UIBarButtonItem], height: CGFloat) -> (parts: [BarRow.Part], items: [UIBarButtonItem?]) {
    var (parts, owners): ([BarRow.Part], [UIBarButtonItem?]) = ([], [])
    var wasCustom = false
    for item in items where !item.isHidden {
      if item.systemItem == .flexibleSpace {
        parts.append(.flexible)
        owners.append(nil)
        wasCustom = false
      } else if item.systemItem == .fixedSpace {
        parts.append(.fixed(item.width))
        owners.append(nil)
        wasCustom = false
      } else if view(of: item) != nil {
        let isCustom = item.customView != nil
        if let last = owners.last, last != nil, isCustom || wasCustom {
          parts.append(.fixed(BarMetrics.customSpacing))
          owners.append(nil)
        }
        parts.append(.item(size(of: item, height: height).width))
        owners.append(item)
        wasCustom = isCustom
      }
    }
    return (parts, owners)
  }

  /// Places items in a rectangle of the bar, in reading direction.
  func place(_ items: [UIBarButtonItem], in rect: CGRect, height: CGFloat) {
    let isTurned = superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = superview.contentScaleFactor
    let (parts, owners) = row(items, height: height)
    for (place, item) in zip(BarRow.places(parts, length: max(rect.width, 0)), owners) {
      guard let item, let view = view(of: item) else { continue }
      let viewHeight = size(of: item, height: height).height
      let x = isTurned ? rect.maxX - place.start - place.length : rect.minX + place.start
      let frame = CGRect(
        x: x.rounded(toPixelsOf: scale), y: (rect.minY + (height - viewHeight) / 2).rounded(toPixelsOf: scale),
        width: place.length, height: viewHeight)
      // Bounds and middle: a custom view may be turned.
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
    }
  }
}
