import Foundation

/// A colour by its parts of red, green and blue.
nonisolated struct RGB: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
}

/// A colour by hue, saturation and brightness.
///
/// The conversions are those of A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
nonisolated struct HSB: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ rgb: RGB) {
    let most = max(rgb.red, rgb.green, rgb.blue)
    let spread = most - min(rgb.red, rgb.green, rgb.blue)
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    // Which component is the largest gives the third of the circle, the difference of the others the place in it.
    let sixths: CGFloat
    if most == rgb.red {
      sixths = (rgb.green - rgb.blue) / spread
    } else if most == rgb.green {
      sixths = 2 + (rgb.blue - rgb.red) / spread
    } else {
      sixths = 4 + (rgb.red - rgb.green) / spread
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: RGB {
    let turns = hue - hue.rounded(.down)
    /// How much of a primary is left at this distance, in sixths of the circle, from it.
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return RGB(red: component(5), green: component(3), blue: component(1))
  }
}

nonisolated extension RGB {
  /// The sRGB components of a Display P3 colour.
  ///
  /// Both spaces have the curve of IEC 61966-2-1; the matrix goes from the primaries of SMPTE RP 431-2 to those of
  /// ITU-R BT.709 over the same white.
  init(displayP3 color: RGB) {
    let (r, g, b) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    self.init(
      red: Self.curved(1.224_940_18 * r - 0.224_940_18 * g),
      green: Self.curved(-0.042_056_95 * r + 1.042_056_95 * g),
      blue: Self.curved(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b))
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
