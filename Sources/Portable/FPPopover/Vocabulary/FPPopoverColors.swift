public import UIKit

/// What a bubble is filled with: a gradient at the top, one colour below it, and the colour of the title.
///
///     popover.colors = FPPopoverColors(.systemIndigo)
///     popover.colors = FPPopoverColors(gradient: [.systemPink, .systemPurple])
public struct FPPopoverColors {
  /// The colours of the gradient, the top one first.
  public var gradient: [UIColor]
  /// The topmost colour under an arrow that points up, where it differs.
  public var topUnderArrow: UIColor?
  /// The colour below the gradient.
  public var fill: UIColor
  /// The colour of the title.
  public var title: UIColor
  /// Whether the gradient runs over the whole height rather than over the first points.
  public var fillsHeight = false

  /// One colour, with a title that can be read on it.
  public init(_ fill: UIColor, title: UIColor? = nil) {
    gradient = []
    self.fill = fill
    self.title = title ?? Self.readable(on: [fill])
  }

  /// A gradient from top to bottom, with a title that can be read on it.
  ///
  /// - Parameters:
  ///   - colors: The colours, the top one first; without any the bubble is clear.
  ///   - title: The title's colour; nil is white or a dark one, whichever differs more.
  public init(gradient colors: [UIColor], title: UIColor? = nil) {
    gradient = colors
    fill = colors.last ?? .clear
    self.title = title ?? Self.readable(on: colors)
    fillsHeight = true
  }

  /// The colours of a tint.
  public init(_ tint: FPPopoverTint) {
    func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
    func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
    title = .white
    switch tint {
    case .white:
      (topUnderArrow, gradient, fill) = (.white, [.white, .white], .white)
      title = Self.darkTitle
    case .black: (topUnderArrow, gradient, fill) = (gray(0.6), [gray(0.4), gray(0.1)], gray(0.1))
    case .lightGray: (topUnderArrow, gradient, fill) = (gray(0.8), [gray(0.6), gray(0.3)], gray(0.3))
    case .green:
      fill = color(0.18, 0.30, 0.03)
      (topUnderArrow, gradient) = (color(0.35, 0.72, 0.17), [color(0.45, 0.82, 0.27), fill])
    case .red:
      fill = color(0.36, 0, 0.09)
      (topUnderArrow, gradient) = (color(0.72, 0.35, 0.32), [color(0.82, 0.45, 0.42), fill])
    }
  }

  static var darkTitle: UIColor { UIColor(white: 0.15, alpha: 1) }

  /// White, unless the ground is bright.
  private static func readable(on colors: [UIColor]) -> UIColor {
    let lightness = colors.reduce(CGFloat(0)) { $0 + luminance(of: $1) / CGFloat(colors.count) }
    return lightness > 0.6 ? darkTitle : .white
  }

  private static func luminance(of color: UIColor) -> CGFloat {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return 0 }
    return 0.299 * red + 0.587 * green + 0.114 * blue
  }
}
