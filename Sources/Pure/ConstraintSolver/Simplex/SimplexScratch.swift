/// Memory for one run of the simplex, shared by all components of a system.
struct SimplexScratch: ~Copyable {
  /// For each level, and one more, the slope of the cost along each column.
  var slopes = Lane<Double>()
  /// The same along the direction being followed.
  var direction = Lane<Double>()
  /// Where in the pivot row each column stands; -1 everywhere between pivots.
  var places = Lane<Int32>()
  /// The errors that change sign along the direction being followed.
  var breakpoints = Lane<Breakpoint>()
  /// A sum of unknowns to be made as small as possible after everything else; mostly empty.
  var objective = Store<Entry>()
  /// What was done since the system was made, in steps that do not depend on the machine.
  var effort = SolverEffort()
  private var arena = Arena()

  mutating func prepare(columns: Int, rows: Int, levels: Int) {
    let slopeCount = columns * (levels + 1)
    arena.reset(
      words: slopeCount + levels + 1 + Arena.words(Breakpoint.self, rows) + Arena.words(Int32.self, columns))
    slopes = arena.take(Double.self, slopeCount)
    direction = arena.take(Double.self, levels + 1)
    breakpoints = arena.take(Breakpoint.self, rows)
    places = arena.take(Int32.self, columns)
    places.base.update(repeating: -1, count: columns)
  }
}

/// How much a system has done, counted; what the cost of an algorithm is told by where times would depend on the machine.
struct SolverEffort: Equatable {
  /// Constraints that components were built from, each as often as it was.
  var builtConstraints = 0
  /// Exchanges of a pinned symbol for another, and the rows that were there each time.
  var pivots = 0
  var pivotRows = 0
}

/// A row whose error reaches zero along a direction.
struct Breakpoint: BitwiseCopyable {
  var row: Int32
  var level: Int32
  /// How far along.
  var distance: Double
  /// How fast the error changes.
  var rate: Double
  /// By how much the slope of the cost increases there.
  var jump: Double
}
