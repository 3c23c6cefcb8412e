nonisolated extension UIButton.Configuration {
  /// The looks to begin with.
  enum Kind: Hashable {
    /// Text and image in the tint.
    case plain
    /// On a grey ground.
    case gray
    /// On a light ground of the tint.
    case tinted
    /// On the tint.
    case filled
  }

  /// Text and image in the tint.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Text and image in the tint on a grey ground.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Text and image in the tint on a lighter ground of it.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// White text and image on the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// As `plain`.
  public static func borderless() -> UIButton.Configuration { plain() }
  /// As `gray`.
  public static func bordered() -> UIButton.Configuration { gray() }
  /// As `tinted`.
  public static func borderedTinted() -> UIButton.Configuration { tinted() }
  /// As `filled`.
  public static func borderedProminent() -> UIButton.Configuration { filled() }
}
