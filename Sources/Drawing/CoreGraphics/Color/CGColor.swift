/// A colour: components in a space, and alpha; not premultiplied.
public final class CGColor: Hashable, Sendable {
  /// The amount of red as it is drawn, 0...1 within the screen's range; of a grey, the grey.
  package let red: CGFloat
  /// The amount of green as it is drawn.
  package let green: CGFloat
  /// The amount of blue as it is drawn.
  package let blue: CGFloat
  /// The opacity, 0...1.
  public let alpha: CGFloat
  private let space: CGColorSpace

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, space: CGColorSpace) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    self.space = space
  }

  /// Makes a colour of the generic RGB space, which is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, space: .standardRGB)
  }

  /// Makes an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, space: .standardRGB)
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, space: .standardGray)
  }

  /// Makes a grey with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// Makes a colour of the space's components followed by alpha.
  ///
  /// - Parameters:
  ///   - space: The meaning of the components.
  ///   - components: As many numbers as the space has components, and one more; fewer are read beyond their end, as on
  ///     iOS.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      let gray = components[0]
      self.init(red: gray, green: gray, blue: gray, alpha: components[1], space: space)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3], space: space)
    }
  }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    alpha == self.alpha ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// Compares space and components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
        && one.space == other.space
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }
}

extension CGColor {
  /// The number of components with alpha: 4 or 2.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The components and alpha: red, green, blue, alpha, or grey, alpha.
  public var components: [CGFloat]? {
    space.model == .monochrome ? [red, alpha] : [red, green, blue, alpha]
  }

  /// The colour in another space; RGB becomes grey by its luminance (ITU-R BT.709 weights).
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.model == .monochrome, self.space.model != .monochrome else {
      return CGColor(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }
    let gray = luminance
    return CGColor(red: gray, green: gray, blue: gray, alpha: alpha, space: space)
  }

  /// Opaque white.
  package static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  package static let black = CGColor(gray: 0, alpha: 1)
  /// Nothing to be seen.
  package static let clear = CGColor(gray: 0, alpha: 0)

  var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

/// What a conversion between spaces should keep; ours, between ranges that are the same, does not ask.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent
  /// Exact colours, clipped.
  case absoluteColorimetric
  /// Exact colours relative to white.
  case relativeColorimetric
  /// The relation of colours.
  case perceptual
  /// The saturation of colours.
  case saturation
}
