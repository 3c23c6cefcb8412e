import UIKitCore

/// What lies behind a bar's items: a ground that may reach beyond the bar, and a hairline at the edge to the content.
final class BarBackground: UIView {
  private let hairline = UIView()
  /// Whether the content lies below the bar, not above it.
  private let isContentBelow: Bool

  init(isContentBelow: Bool) {
    self.isContentBelow = isContentBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Self.ground
    hairline.backgroundColor = Self.line
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance.
  func show(_ appearance: UIBarAppearance) {
    backgroundColor = appearance.ground
    hairline.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    let thickness = 1 / max(contentScaleFactor, 1)
    // Just outside of the bar, as the content's first pixels.
    hairline.frame = CGRect(
      x: 0, y: isContentBelow ? bounds.height : -thickness, width: bounds.width, height: thickness)
  }

  /// Bars of iOS are of a material; without blurring what is behind, its colour over white or black comes nearest.
  static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29.0 / 255, green: 29.0 / 255, blue: 29.0 / 255, alpha: 0.94)
      : UIColor(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255, alpha: 0.94)
  }

  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
