import UIKitCore

/// The measures of menus, in points, and their colours.
enum MenuStyle {
  static let width: CGFloat = 250
  /// From the anchor, and from the window's edges.
  static let gap: CGFloat = 4
  static let margin: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  static let shadowRadius: CGFloat = 24
  static let shadowOpacity: Float = 0.2
  static let shadowOffset = CGSize(width: 0, height: 8)
  /// Beside a row's content.
  static let inset: CGFloat = 16
  /// Above and below it.
  static let rowMargin: CGFloat = 11
  static let leastRow: CGFloat = 44
  static let markWidth: CGFloat = 26
  static let imageWidth: CGFloat = 22
  static let spacing: CGFloat = 10
  /// Between groups.
  static let band: CGFloat = 8
  /// The least of a menu that is shown beside its anchor; where there is less room it covers it.
  static let leastHeight: CGFloat = 120

  static let ground = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }
  static let bandColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0.08) }
  static let pointed = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.1)
  }
}
