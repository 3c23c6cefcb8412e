import Foundation

// The values are those of iOS 17, as Apple's Human Interface Guidelines list them: light, dark, and both with increased
// contrast.

nonisolated extension UIColor {
  /// Red.
  public static let systemRed = SystemColor.opaque(0xFF3B30, 0xFF453A, high: (0xD70015, 0xFF6961))
  /// Orange.
  public static let systemOrange = SystemColor.opaque(0xFF9500, 0xFF9F0A, high: (0xC93400, 0xFFB340))
  /// Yellow.
  public static let systemYellow = SystemColor.opaque(0xFFCC00, 0xFFD60A, high: (0xB25000, 0xFFD426))
  /// Green.
  public static let systemGreen = SystemColor.opaque(0x34C759, 0x30D158, high: (0x248A3D, 0x30DB5B))
  /// Mint.
  public static let systemMint = SystemColor.opaque(0x00C7BE, 0x63E6E2, high: (0x0C817B, 0x66D4CF))
  /// Teal.
  public static let systemTeal = SystemColor.opaque(0x30B0C7, 0x40C8E0, high: (0x008299, 0x5DE6FF))
  /// Cyan.
  public static let systemCyan = SystemColor.opaque(0x32ADE6, 0x64D2FF, high: (0x0071A4, 0x70D7FF))
  /// Blue.
  public static let systemBlue = SystemColor.opaque(0x007AFF, 0x0A84FF, high: (0x0040DD, 0x409CFF))
  /// Indigo.
  public static let systemIndigo = SystemColor.opaque(0x5856D6, 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
  /// Purple.
  public static let systemPurple = SystemColor.opaque(0xAF52DE, 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
  /// Pink.
  public static let systemPink = SystemColor.opaque(0xFF2D55, 0xFF375F, high: (0xD30F45, 0xFF6482))
  /// Brown.
  public static let systemBrown = SystemColor.opaque(0xA2845E, 0xAC8E68, high: (0x7F6545, 0xB59469))
  /// The grey of icons, the same on light and dark ground.
  public static let systemGray = SystemColor.opaque(0x8E8E93, 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
  /// A grey nearer to the ground.
  public static let systemGray2 = SystemColor.opaque(0xAEAEB2, 0x636366, high: (0x8E8E93, 0x7C7C80))
  /// The third of the greys, from icons towards the ground.
  public static let systemGray3 = SystemColor.opaque(0xC7C7CC, 0x48484A, high: (0xAEAEB2, 0x545456))
  /// The fourth of the greys.
  public static let systemGray4 = SystemColor.opaque(0xD1D1D6, 0x3A3A3C, high: (0xBCBCC0, 0x444446))
  /// The fifth of the greys.
  public static let systemGray5 = SystemColor.opaque(0xE5E5EA, 0x2C2C2E, high: (0xD8D8DC, 0x363638))
  /// The grey next to the ground.
  public static let systemGray6 = SystemColor.opaque(0xF2F2F7, 0x1C1C1E, high: (0xEBEBF0, 0x242426))

  /// The colour of things that can be pressed; outside of a view the system's blue.
  public static let tintColor = UIColor { systemBlue.resolvedColor(with: $0) }
}
