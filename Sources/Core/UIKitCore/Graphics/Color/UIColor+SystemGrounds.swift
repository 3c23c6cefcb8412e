import Foundation

nonisolated extension UIColor {
  // MARK: Text and lines

  /// Text.
  public static let label = SystemColor.translucent(
    0x000000, 0xFFFFFF, alpha: (1, 1), high: (1, 1))
  /// Text of less weight, such as a subtitle.
  public static let secondaryLabel = SystemColor.translucent(
    0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6), high: (0.8, 0.7))
  /// Text of even less weight.
  public static let tertiaryLabel = SystemColor.translucent(
    0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3), high: (0.7, 0.55))
  /// Text of the least weight.
  public static let quaternaryLabel = SystemColor.translucent(
    0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16), high: (0.55, 0.4))
  /// The text that an empty field shows.
  public static let placeholderText = SystemColor.translucent(
    0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3), high: (0.7, 0.55))
  /// A line through which the ground shows.
  public static let separator = SystemColor.translucent(
    0x3C3C43, 0x545458, alpha: (0.29, 0.6), high: (0.37, 0.68))
  /// A line that hides what is below it.
  public static let opaqueSeparator = SystemColor.opaque(0xC6C6C8, 0x38383A, high: (0xC6C6C8, 0x38383A))
  /// Text that leads elsewhere.
  public static let link = SystemColor.opaque(0x007AFF, 0x0984FF, high: (0x0040DD, 0x409CFF))

  // MARK: Fills, from thick to thin shapes

  /// The fill of thin shapes, such as a slider's track.
  public static let systemFill = SystemColor.translucent(
    0x787880, 0x787880, alpha: (0.2, 0.36), high: (0.28, 0.44))
  /// The fill of middle-sized shapes, such as a switch.
  public static let secondarySystemFill = SystemColor.translucent(
    0x787880, 0x787880, alpha: (0.16, 0.32), high: (0.24, 0.4))
  /// The fill of large shapes, such as a field or a button.
  public static let tertiarySystemFill = SystemColor.translucent(
    0x767680, 0x767680, alpha: (0.12, 0.24), high: (0.2, 0.32))
  /// The fill of large areas with much inside.
  public static let quaternarySystemFill = SystemColor.translucent(
    0x747480, 0x767680, alpha: (0.08, 0.18), high: (0.16, 0.26))

  // MARK: Grounds

  /// The ground.
  public static let systemBackground = SystemColor.ground(
    0xFFFFFF, 0x000000, elevated: 0x1C1C1E, high: (0xFFFFFF, 0x000000, 0x242426))
  /// What lies on the ground.
  public static let secondarySystemBackground = SystemColor.ground(
    0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E, high: (0xEBEBF0, 0x242426, 0x363638))
  /// What lies on that.
  public static let tertiarySystemBackground = SystemColor.ground(
    0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C, high: (0xFFFFFF, 0x363638, 0x444446))
  /// The ground of grouped lists.
  public static let systemGroupedBackground = SystemColor.ground(
    0xF2F2F7, 0x000000, elevated: 0x1C1C1E, high: (0xEBEBF0, 0x000000, 0x242426))
  /// A group on that ground.
  public static let secondarySystemGroupedBackground = SystemColor.ground(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E, high: (0xFFFFFF, 0x242426, 0x363638))
  /// What lies on a group.
  public static let tertiarySystemGroupedBackground = SystemColor.ground(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C, high: (0xEBEBF0, 0x363638, 0x444446))
  /// The older name of the ground of grouped lists.
  public static let groupTableViewBackground = systemGroupedBackground
}
