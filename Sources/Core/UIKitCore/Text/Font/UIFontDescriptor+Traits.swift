import Foundation

nonisolated extension UIFontDescriptor {
  /// What a font is like, in bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public var rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thick.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of equally wide letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A family of the system's fonts.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the design.
    public var rawValue: String

    /// Creates a design from Apple's name of it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; ours has none.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; ours has none.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of equally wide letters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
