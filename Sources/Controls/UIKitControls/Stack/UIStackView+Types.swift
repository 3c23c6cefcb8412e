public import UIKitCore

extension UIStackView {
  /// How a stack shares its length.
  public nonisolated enum Distribution: Int, Sendable {
    /// Views fill it; whoever hugs its content least grows.
    case fill = 0
    /// Views fill it and are equally long.
    case fillEqually = 1
    /// Views fill it, each in proportion to the length it would like.
    case fillProportionally = 2
    /// The room between views is the same everywhere.
    case equalSpacing = 3
    /// The middles of views are equally far apart, as far as the room between them allows.
    case equalCentering = 4
  }

  /// Where views stand across a stack.
  public nonisolated enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the side where reading begins, or at the top.
    case leading = 1
    /// With their first baselines in a line; of rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side where reading ends, or at the bottom.
    case trailing = 4
    /// With their last baselines in a line; of rows only.
    case lastBaseline = 5
    /// `leading`, of rows.
    public static let top = Alignment.leading
    /// `trailing`, of rows.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that is none: `spacing` counts.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's usual spacing, 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The points that a spacing stands for.
  nonisolated static func points(_ spacing: CGFloat) -> CGFloat { spacing == spacingUseSystem ? 8 : spacing }
}
