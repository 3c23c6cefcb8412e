import Foundation

/// Asks for the sizes of a section's items, checks them, and makes lines of them.
struct LineMaker {
  let section: Int
  let count: Int
  let rule: LineRule
  let isHorizontal: Bool
  private(set) var tooLong: (item: Int, size: CGSize)?
  private(set) var empty: (item: Int, size: CGSize)?

  init(section: Int, count: Int, rule: LineRule, isHorizontal: Bool) {
    self.section = section
    self.count = count
    self.rule = rule
    self.isHorizontal = isHorizontal
  }

  /// Items that all turn out to have one size need no memory, so they are only counted until one differs.
  mutating func lines(_ sizes: (Int) -> CGSize) throws(FlowError) -> Lines {
    guard count > 0 else { return try uniform(.zero) }
    let first = sizes(0)
    var item = 1
    var other = first
    while item < count {
      other = sizes(item)
      if other.width != first.width || other.height != first.height { break }
      item += 1
    }
    guard item < count else { return try uniform(first) }

    var breaker = LineBreaker(rule, count: count)
    let (length, thickness) = try measured(first, 0)
    for _ in 0..<item { breaker.add(length: length, thickness: thickness) }
    while true {
      let (length, thickness) = try measured(other, item)
      breaker.add(length: length, thickness: thickness)
      item += 1
      if item == count { break }
      other = sizes(item)
    }
    return .mixed(breaker.finished())
  }

  /// The lines of items of one size.
  mutating func uniform(_ size: CGSize) throws(FlowError) -> Lines {
    guard count > 0 else { return .uniform(UniformLines(count: 0, length: 0, thickness: 0, in: rule)) }
    let (length, thickness) = try measured(size, 0)
    return .uniform(UniformLines(count: count, length: length, thickness: thickness, in: rule))
  }

  /// The length and the thickness of an item, noted if there is something to say about them.
  @inline(__always)
  private mutating func measured(_ size: CGSize, _ item: Int) throws(FlowError) -> (Double, Double) {
    let (width, height) = (size.width.native, size.height.native)
    guard width >= 0, height >= 0, width <= FlowError.largest, height <= FlowError.largest else {
      throw .badItemSize(size, item: item, section: section)
    }
    let length = isHorizontal ? height : width
    if width == 0 || height == 0, empty == nil { empty = (item, size) }
    if rule.isTooLong(length), tooLong == nil { tooLong = (item, size) }
    return (length, isHorizontal ? width : height)
  }
}
