/// How many components a colour has, and of what kind.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None of the others.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green and blue.
  case rgb
}

/// The meaning of a colour's components.
///
/// Ours are the two that a screen of 8 bits a channel needs: RGB, which is always sRGB, and grey with sRGB's curve.
/// Asking for any other by name answers nil.
public final class CGColorSpace: Hashable, Sendable {
  /// The name under which the space can be asked for again.
  public let name: CFString?
  /// The kind of components.
  public let model: CGColorSpaceModel

  init(name: CFString, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Makes the space of that name, when it is one of `sRGB`, `extendedSRGB` and `genericGrayGamma2_2`.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, "kCGColorSpaceDeviceRGB": self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, "kCGColorSpaceDeviceGray": self.init(name: name, model: .monochrome)
    default: return nil
    }
  }

  /// The number of components without alpha: 3 or 1.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Compares names.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one === other || one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CGColorSpace {
  /// The name of the screen's usual space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0 and 1, which are clamped when drawn.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of grey with a screen's curve.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
  static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
  static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}

/// The device's RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
