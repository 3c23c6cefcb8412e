import UIKitCore

/// Places parts beside each other along a length: numbers in, numbers out.
struct BarRow {
  /// What stands in a row.
  enum Part: Equatable {
    /// Something of a width; it gives way where there is no room.
    case item(CGFloat)
    /// Room of a width.
    case fixed(CGFloat)
    /// Room that takes what is left, shared evenly.
    case flexible
  }

  /// Where a part stands.
  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  /// The sum of all widths, flexible room being none.
  static func width(of parts: [Part]) -> CGFloat {
    parts.reduce(0) { sum, part in
      switch part {
      case .item(let width), .fixed(let width): sum + width
      case .flexible: sum
      }
    }
  }

  /// The places of the parts, from the row's beginning; items shrink in proportion where they do not fit.
  static func places(_ parts: [Part], length: CGFloat) -> [Place] {
    let items = parts.reduce(0) { sum, part in if case .item(let width) = part { sum + width } else { sum } }
    let room = max(length - (width(of: parts) - items), 0)
    let factor = items > room && items > 0 ? room / items : 1
    let springs = parts.count { $0 == .flexible }
    let left = max(length - (width(of: parts) - items) - items * factor, 0)
    var start: CGFloat = 0
    return parts.map { part in
      let length: CGFloat
      switch part {
      case .item(let width): length = width * factor
      case .fixed(let width): length = width
      case .flexible: length = left / CGFloat(springs)
      }
      defer { start += length }
      return Place(start: start, length: length)
    }
  }
}
