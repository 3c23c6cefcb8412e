public import CoreGraphics

/// Text with its attributes; a value that compares fast, because its hash is computed once.
///
///     let name = TextContent("Ada Lovelace", font: Font(size: 14))
public struct TextContent: Hashable, Sendable {
  /// The shared part: copies of a content are one reference.
  final class Storage: Sendable {
    let text: String
    let base: TextAttributes
    let runs: [TextRun]
    /// The whole text cut into pieces of one look each, empty when there is only one.
    let segments: [TextRun]
    let hash: Int

    init(text: String, base: TextAttributes, runs: [TextRun]) {
      var native = text
      // Pango reads UTF-8; a bridged or foreign string is turned into it once.
      native.makeContiguousUTF8()
      self.text = native
      self.base = base
      self.runs = runs
      segments = runs.isEmpty ? [] : TextRun.segments(of: 0..<native.utf8.count, base: base, runs: runs)
      var hasher = Hasher()
      hasher.combine(native)
      hasher.combine(base)
      hasher.combine(runs)
      hash = hasher.finalize()
    }
  }

  let storage: Storage

  /// Makes text of one look.
  public init(_ text: String, font: Font, color: CGColor? = nil) {
    self.init(text, attributes: TextAttributes(font: font, color: color))
  }

  /// Makes text whose look differs within the runs.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - attributes: The look outside of the runs.
  ///   - runs: Ranges in UTF-8 bytes; what lies outside of the text is cut off, and a later run wins.
  public init(_ text: String, attributes: TextAttributes, runs: [TextRun] = []) {
    let count = text.utf8.count
    let usable = runs.compactMap { run in
      let range = run.range.clamped(to: 0..<count)
      return range.isEmpty ? nil : TextRun(range, run.attributes)
    }
    storage = Storage(text: text, base: attributes, runs: usable)
  }

  /// The characters.
  public var text: String { storage.text }
  /// The look outside of the runs.
  public var attributes: TextAttributes { storage.base }
  /// Where the look differs.
  public var runs: [TextRun] { storage.runs }
  /// Whether there is no character.
  public var isEmpty: Bool { storage.text.isEmpty }

  /// Compares the characters exactly, byte for byte, and the attributes.
  public static func == (one: TextContent, other: TextContent) -> Bool {
    if one.storage === other.storage { return true }
    guard one.storage.hash == other.storage.hash else { return false }
    return one.storage.text.utf8.elementsEqual(other.storage.text.utf8) && one.storage.base == other.storage.base
      && one.storage.runs == other.storage.runs
  }

  /// Hashes the hash that is already known.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

extension TextContent {
  /// The range in UTF-8 bytes of one in UTF-16 units, as `NSRange` counts.
  public func utf8Range(ofUTF16 range: Range<Int>) -> Range<Int> {
    let units = text.utf16
    func offset(_ unit: Int) -> Int {
      let index = units.index(units.startIndex, offsetBy: max(unit, 0), limitedBy: units.endIndex) ?? units.endIndex
      return text.utf8.distance(from: text.utf8.startIndex, to: index)
    }
    let lower = offset(range.lowerBound)
    return lower..<max(offset(range.upperBound), lower)
  }

  /// The UTF-16 units before a UTF-8 byte.
  public func utf16Offset(ofUTF8 offset: Int) -> Int {
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: max(offset, 0), limitedBy: bytes.endIndex) ?? bytes.endIndex
    return text.utf16.distance(from: text.utf16.startIndex, to: index)
  }
}
