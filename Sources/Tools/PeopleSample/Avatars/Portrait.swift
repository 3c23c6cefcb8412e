import CoreGraphics
import Foundation

/// An abstract portrait: a number decides the light behind, the clothes, the skin, the hair and what else there is.
///
///     +-----------+
///     |    ___    |   hair, behind and before
///     |   /   \   |   head, perhaps with glasses, beard or ear-rings
///     |   \___/   |
///     |  __| |__  |   neck
///     | /       \ |   shoulders with a collar
///     +-----------+
///
/// It is drawn in a square of 100 units whose y points down.
struct Portrait {
  let number: Int

  /// A choice of one of `count` looks, independent for each `trait`.
  func choice(_ trait: Int, of count: Int) -> Int {
    // A multiplicative hash: neighbours get far values, and the same number always the same.
    var hash = UInt64(bitPattern: Int64(number &* 31 &+ trait)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash &*= 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    return Int(hash % UInt64(count))
  }

  /// The picture in square pixels; the same number and side give the same pixels.
  func image(side: Int) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    let scale = CGFloat(side) / 100
    context.translateBy(x: 0, y: CGFloat(side))
    context.scaleBy(x: scale, y: -scale)
    drawBackground(context)
    drawHairBehind(context)
    drawShoulders(context)
    drawHead(context)
    drawHairBefore(context)
    drawExtras(context)
    return context.makeImage()
  }

  // MARK: Colours

  /// The golden angle keeps the hues of neighbours apart.
  var hue: CGFloat { (CGFloat(number) * 0.618_034).truncatingRemainder(dividingBy: 1) }

  var skin: (light: CGColor, dark: CGColor) {
    let tones: [(CGFloat, CGFloat, CGFloat)] = [
      (0.070, 0.22, 0.98), (0.066, 0.30, 0.95), (0.072, 0.38, 0.88), (0.068, 0.46, 0.76), (0.060, 0.52, 0.60),
      (0.055, 0.55, 0.46),
    ]
    let (hue, saturation, brightness) = tones[choice(1, of: tones.count)]
    return (
      CGColor.hue(hue, saturation, brightness), CGColor.hue(hue - 0.012, saturation + 0.1, brightness * 0.86)
    )
  }

  var hair: (light: CGColor, dark: CGColor) {
    let tones: [(CGFloat, CGFloat, CGFloat)] = [
      (0.06, 0.55, 0.22), (0.05, 0.60, 0.34), (0.07, 0.62, 0.50), (0.11, 0.50, 0.78), (0.03, 0.70, 0.58),
      (0.60, 0.06, 0.80), (0.62, 0.15, 0.20),
    ]
    let (hue, saturation, brightness) = tones[choice(2, of: tones.count)]
    return (CGColor.hue(hue, saturation * 0.9, min(brightness * 1.3, 1)), CGColor.hue(hue, saturation, brightness))
  }

  var clothes: (light: CGColor, dark: CGColor) {
    let turned = hue + [0.5, 0.42, 0.58, 0.33][choice(3, of: 4)]
    return (CGColor.hue(turned, 0.50, 0.72), CGColor.hue(turned + 0.03, 0.62, 0.46))
  }
}

extension CGColor {
  /// An sRGB colour of hue (a part of the circle, any number), saturation and brightness (0 to 1).
  static func hue(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, alpha: CGFloat = 1) -> CGColor {
    let angle = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (angle + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    return CGColor(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
