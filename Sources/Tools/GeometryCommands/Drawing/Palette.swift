import CoreGraphics

/// The colours of the pictures; each means one thing in all of them.
enum Palette {
  static let paper = CGColor(gray: 1, alpha: 1)
  static let text = CGColor(gray: 0.15, alpha: 1)
  static let faintText = CGColor(gray: 0.45, alpha: 1)
  /// The container, or the root of a layout.
  static let ground = CGColor(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
  static let border = CGColor(red: 0.62, green: 0.67, blue: 0.75, alpha: 1)
  static let anchor = CGColor(red: 0.16, green: 0.47, blue: 0.86, alpha: 1)
  /// A popover's body, through which what it covers is seen.
  static let body = CGColor(red: 1, green: 0.66, blue: 0.15, alpha: 0.55)
  static let bodyBorder = CGColor(red: 0.8, green: 0.42, blue: 0, alpha: 1)

  /// The colours of views in turn, the deeper ones over the others.
  static func view(depth: Int) -> CGColor {
    let colors = [
      (0.73, 0.86, 0.97), (1, 0.87, 0.68), (0.79, 0.92, 0.79), (0.94, 0.82, 0.92), (0.98, 0.94, 0.72),
    ]
    let (red, green, blue) = colors[depth % colors.count]
    return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
  }
}
