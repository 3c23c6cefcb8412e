import Foundation

/// The looks that parts of a field's text bring along, by length; empty where the text has none of its own.
struct FieldStyle {
  typealias Look = [NSAttributedString.Key: Any]

  private(set) var runs: [(count: Int, look: Look)] = []

  var isPlain: Bool { runs.isEmpty }

  init() {}

  init(_ string: NSAttributedString) {
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { look, range, _ in
      runs.append((range.length, look))
    }
  }

  /// Puts so many units of one look in place of a range.
  mutating func replace(_ range: Range<Int>, count: Int, look: Look) {
    var (result, start): ([(count: Int, look: Look)], Int) = ([], 0)
    var isIn = false
    for run in runs {
      let own = start..<start + run.count
      let before = max(min(range.lowerBound, own.upperBound) - own.lowerBound, 0)
      let after = max(own.upperBound - max(range.upperBound, own.lowerBound), 0)
      if before > 0 { result.append((before, run.look)) }
      if !isIn, range.lowerBound < own.upperBound {
        if count > 0 { result.append((count, look)) }
        isIn = true
      }
      if after > 0 { result.append((after, run.look)) }
      start = own.upperBound
    }
    if !isIn, count > 0 { result.append((count, look)) }
    runs = result
  }

  /// Sets an attribute of all parts; nil takes it away.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) {
    for index in runs.indices { runs[index].look[key] = value }
  }

  /// The look at a place, or of what is before it at the end.
  func look(at offset: Int) -> Look? {
    var start = 0
    for run in runs {
      start += run.count
      if offset < start { return run.look }
    }
    return runs.last?.look
  }

  func forEach(in part: Range<Int>, _ visit: (Range<Int>, Look) -> Void) {
    var start = 0
    for run in runs {
      let range = (start..<start + run.count).clamped(to: part)
      if !range.isEmpty { visit(range, run.look) }
      start += run.count
    }
  }
}

/// A field's text with its looks.
///
/// It is never put together of others: in Foundation on Linux that can stop the program.
nonisolated final class FieldString: NSAttributedString {
  private let looks: [(count: Int, look: [Key: Any])]

  @MainActor init(_ string: String, _ style: FieldStyle, base: [Key: Any]) {
    looks =
      style.isPlain
      ? [(string.utf16.count, base)] : style.runs.map { ($0.count, base.merging($0.look) { $1 }) }
    super.init(string: string)
  }

  /// Archives hold no such strings.
  required init?(coder: NSCoder) { nil }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    var start = 0
    for (count, look) in looks {
      if location < start + count {
        range?.pointee = NSRange(location: start, length: count)
        return look
      }
      start += count
    }
    range?.pointee = NSRange(location: start, length: 0)
    return [:]
  }

  override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [Key: Any] {
    let found = attributes(at: location, effectiveRange: range)
    if let range { range.pointee = NSIntersectionRange(range.pointee, rangeLimit) }
    return found
  }

  override func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
}
