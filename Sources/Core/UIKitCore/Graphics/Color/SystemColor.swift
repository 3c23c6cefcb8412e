import Foundation

/// One of the system's colours with its value for each appearance.
nonisolated struct SystemColor {
  /// Red, green and blue in 0...255 as one hexadecimal number, and the alpha.
  struct Value: Equatable {
    var rgb: UInt32
    var alpha: CGFloat = 1

    var color: UIColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
  }

  var light: Value
  var dark: Value
  /// With increased contrast.
  var lightHigh: Value
  var darkHigh: Value
  /// In dark appearance, raised above other content.
  var darkElevated: Value
  var darkHighElevated: Value

  /// The colour that picks its value by the traits; every value is made once.
  var dynamic: UIColor {
    let (light, lightHigh) = (light.color, lightHigh.color)
    let (dark, darkHigh) = (dark.color, darkHigh.color)
    let (darkElevated, darkHighElevated) = (darkElevated.color, darkHighElevated.color)
    return UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHigh : light }
      guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHigh : dark }
      return isHigh ? darkHighElevated : darkElevated
    }
  }

  /// An opaque colour: light, dark, and both with increased contrast.
  static func opaque(_ light: UInt32, _ dark: UInt32, high: (UInt32, UInt32)) -> UIColor {
    SystemColor(
      light: Value(rgb: light), dark: Value(rgb: dark), lightHigh: Value(rgb: high.0), darkHigh: Value(rgb: high.1),
      darkElevated: Value(rgb: dark), darkHighElevated: Value(rgb: high.1)
    ).dynamic
  }

  /// A ground, which in dark appearance is lighter where it is raised.
  static func ground(
    _ light: UInt32, _ dark: UInt32, elevated: UInt32, high: (light: UInt32, dark: UInt32, elevated: UInt32)
  ) -> UIColor {
    SystemColor(
      light: Value(rgb: light), dark: Value(rgb: dark), lightHigh: Value(rgb: high.light),
      darkHigh: Value(rgb: high.dark), darkElevated: Value(rgb: elevated), darkHighElevated: Value(rgb: high.elevated)
    ).dynamic
  }

  /// A translucent colour: the alpha in light and dark appearance, and both with increased contrast.
  static func translucent(
    _ light: UInt32, _ dark: UInt32, alpha: (CGFloat, CGFloat), high: (CGFloat, CGFloat)
  ) -> UIColor {
    let darkValue = Value(rgb: dark, alpha: alpha.1)
    let darkHigh = Value(rgb: dark, alpha: high.1)
    return SystemColor(
      light: Value(rgb: light, alpha: alpha.0), dark: darkValue, lightHigh: Value(rgb: light, alpha: high.0),
      darkHigh: darkHigh, darkElevated: darkValue, darkHighElevated: darkHigh
    ).dynamic
  }
}
