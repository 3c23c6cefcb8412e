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

  /// The error when all unknowns are 0.
  var offset = 0.0
  /// The row the symbol is the basic one of, or the complement of the column it is pinned in.
  var place: Int32
  /// The variable or the constraint that the symbol stands for.
  var source: Int32
  /// For an error, the end of its entries in the matrix; they start where those of the error before end.
  var end: Int32 = 0
  /// How important the error is: 0 is required, then the priorities in use from the highest down.
  var level: Int32 = 0
  var kind: Kind
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
  /// The errors as sums of unknowns, as they are before any pivot.
  var matrix = Lane<Entry>()
  var rows = Lane<TableauRow>()
  var entries = Store<Entry>()
  /// The symbol pinned in each column.
  var columns = Lane<Int32>()
  /// The unknowns, then the errors.
  var symbols = Lane<Symbol>()
  /// The number of levels, the required one included.
  var levelCount = 1

  @inline(__always) var unknownCount: Int { columns.count }
  @inline(__always) var rowCount: Int { symbols.count &- columns.count }

  /// The constraint of a row, counted from 0 in the order of adding.
  @inline(__always)
  func source(ofRow row: Int) -> Int32 { symbols.base[columns.count &+ row].source }

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
