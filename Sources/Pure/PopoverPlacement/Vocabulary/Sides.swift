extension Placement {
  /// Up to four different sides in order of preference, held in two bytes.
  ///
  ///     let sides: Placement.Sides = [.bottom, .top]
  ///     Array(Placement.Sides([.down, .left]))  // [.top, .right]
  ///
  /// An empty list permits every side, in the order of `any`.
  public struct Sides: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
    /// Two bits a side, the first side in the lowest ones.
    private var bits: UInt8 = 0
    private var length: UInt8 = 0

    /// Every side, in the order in which UIKit tries the arrows: up, down, left, right.
    public static let any: Sides = [.bottom, .top, .right, .left]

    /// Makes an empty list, which permits every side.
    public init() {}

    /// Makes a list of one side.
    public init(_ side: Side) {
      append(side)
    }

    /// Makes a list from a literal; a repeated side counts once.
    public init(arrayLiteral elements: Side...) {
      for side in elements { append(side) }
    }

    /// Makes the list of the sides that put arrows in a mask, in the order up, down, left, right.
    public init(_ directions: ArrowDirections) {
      if directions.contains(.up) { append(.bottom) }
      if directions.contains(.down) { append(.top) }
      if directions.contains(.left) { append(.right) }
      if directions.contains(.right) { append(.left) }
    }

    /// Adds a side at the end, unless the list has it.
    public mutating func append(_ side: Side) {
      guard !contains(side) else { return }
      bits |= side.rawValue << (2 * length)
      length += 1
    }

    /// The first position, always zero.
    public var startIndex: Int { 0 }

    /// The position after the last side.
    public var endIndex: Int { Int(length) }

    /// The side at a position, the most preferred at zero.
    public subscript(position: Int) -> Side {
      precondition(position >= 0 && position < Int(length), "No side at \(position): the list has \(length)")
      return side(at: UInt8(truncatingIfNeeded: position))
    }

    /// Whether the list names a side.
    public func contains(_ side: Side) -> Bool {
      for index in 0..<length where self.side(at: index) == side { return true }
      return false
    }

    private func side(at index: UInt8) -> Side {
      switch (bits >> (2 * index)) & 3 {
      case 0: .top
      case 1: .bottom
      case 2: .left
      default: .right
      }
    }
  }
}
