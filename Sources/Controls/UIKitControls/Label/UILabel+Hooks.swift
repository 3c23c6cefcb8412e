package import UIKitCore

extension UILabel: ViewHooks {
  /// Labels hold their size a little more firmly than other views do.
  package var defaultHuggingPriority: UILayoutPriority { UILayoutPriority(rawValue: 251) }

  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { height(wrappedAt: width) }

  package func boundsSizeDidChange(from old: CGSize) {
    setNeedsDisplay()
    // In a higher label the text lies lower, and with it what is aligned with its baseline.
    if let toldBaselines, toldBaselines != baselines { invalidateIntrinsicContentSize() }
  }

  package var firstBaseline: CGFloat? { tellBaselines()?.first }
  package var lastBaseline: CGFloat? { tellBaselines()?.last }
  package var lineHeight: CGFloat? { hasText ? font.lineHeight : nil }

  private func tellBaselines() -> Baselines? {
    toldBaselines = baselines
    return toldBaselines
  }
}

/// How far the first baseline lies below the top edge, and the last above the bottom edge.
struct Baselines: Equatable {
  let first: CGFloat
  let last: CGFloat
}

extension UILabel {
  private var baselines: Baselines? {
    guard hasText else { return nil }
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let placed = place(in: CGRect(origin: .zero, size: size))
    return Baselines(
      first: placed.firstBaseline, last: size.height - placed.lastBaseline)
  }
}
