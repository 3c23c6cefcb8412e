/// A coefficient of a sparse row.
struct Entry: BitwiseCopyable {
  var column: Int32
  var value: Double
}

/// A symbol of the simplex: one of the unknowns, or the error of a row.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8 {
    /// An unknown: any value costs nothing.
    case free
    /// An error that is to be zero.
    case equality
    /// An error that is to be at least zero.
    case inequality
  }

  var kind: Kind
  /// How important the error is: 0 is required, then the priorities in use from the highest down.
  var level: Int32
  /// The row the symbol is the basic one of, or the complement of the column it is pinned in.
  var place: Int32
  /// The error when all unknowns are 0.
  var offset: Double
}

/// A row of the tableau: the basic symbol as a sum of the pinned ones.
struct TableauRow: BitwiseCopyable {
  /// The entries, in any order, each column at most once.
  var start: Int32
  var count: Int32
  var capacity: Int32
  var symbol: Int32
  /// The present value of the symbol: an unknown's value or an error.
  ///
  /// What is zero but for rounding is zero exactly.
  var value: Double
  /// 1 if the value is, or at zero is taken to be, on the upper side of zero, -1 on the lower.
  ///
  /// Several errors are often zero at once; that each is taken to be on the side it came from is what keeps the
  /// simplex from going round in circles.
  var side: Double = 1
}

/// Every symbol as a sum of a few *pinned* ones, as sparse rows without constants.
///
///     error of "w >= 42"  =  1 * error of "w == W"  + (W - 42)
///     \_ basic, a row _/        \_ pinned, a column _/   \_ follows from the offsets _/
///
/// A pinned unknown is 0, and so is a pinned error: that constraint holds with equality. Since the rows have no
/// constants, a change of numbers leaves them as they are; values are computed from the offsets anew and never drift.
/// One symbol stands for one constraint, whether it can fail to one side or to both.
struct Tableau: ~Copyable {
  var rows = Store<TableauRow>()
  var entries = Store<Entry>()
  /// The symbol pinned in each column.
  var columns = Store<Int32>()
  /// The unknowns, then one for each row.
  var symbols = Store<Symbol>()
  /// The number of levels, the required one included.
  var levelCount = 1

  var unknownCount: Int { columns.count }

  /// Pins all unknowns; the symbols of the rows stay as they are.
  mutating func reset(unknowns: Int) {
    columns.resize(to: unknowns)
    for unknown in 0..<unknowns {
      columns[unknown] = Int32(truncatingIfNeeded: unknown)
      symbols[unknown] = Symbol(kind: .free, level: 0, place: ~Int32(truncatingIfNeeded: unknown), offset: 0)
    }
  }

  /// Computes all values from the offsets of the pinned symbols.
  func computeValues() {
    for index in 0..<rows.count { computeValue(of: rows.base + index) }
  }

  @inline(__always)
  func computeValue(of row: UnsafeMutablePointer<TableauRow>) {
    let symbol = symbols.base + Int(row.pointee.symbol)
    var sum = symbol.pointee.offset
    var magnitude = abs(sum)
    let first = entries.base + Int(row.pointee.start)
    for position in 0..<Int(row.pointee.count) {
      let pinned = Int(columns.base[Int(first[position].column)])
      let part = first[position].value * symbols.base[pinned].offset
      sum -= part
      magnitude += abs(part)
    }
    if abs(sum) <= Tolerance.zero * (1 + magnitude) {
      row.pointee.value = 0
    } else {
      row.pointee.value = sum
      row.pointee.side = sum < 0 ? -1 : 1
    }
  }

  /// The value of an unknown.
  @inline(__always)
  func value(ofUnknown unknown: Int) -> Double {
    let place = symbols[unknown].place
    return place >= 0 ? rows[Int(place)].value : 0
  }
}

/// From where on a number counts as nothing.
enum Tolerance {
  /// For a sum, as a part of the magnitudes that went in.
  static let zero = 1e-11
  /// For the error of a required constraint, likewise.
  static let feasible = 1e-8
  /// For a coefficient that a sum has left, as a part of those that went in.
  static let cancelled = 1e-12
  /// For the slope of a cost.
  static let slope = 1e-9
}
