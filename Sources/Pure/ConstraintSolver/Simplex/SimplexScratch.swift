/// Memory for one run of the simplex, shared by all components of a system.
struct SimplexScratch: ~Copyable {
  /// For each level, and one more, the slope of the cost along each column.
  var slopes = Store<Double>()
  /// The same along the direction being followed.
  var direction = Store<Double>()
  /// Where in the pivot row each column stands; -1 everywhere between pivots.
  var places = Store<Int32>()
  /// The errors that change sign along the direction being followed.
  var breakpoints = Store<Breakpoint>()
  /// A sum of unknowns to be made as small as possible after everything else; mostly empty.
  var objective = Store<Entry>()

  mutating func prepare(columns: Int, levels: Int) {
    slopes.resize(to: columns * (levels + 1))
    direction.resize(to: levels + 1)
    while places.count < columns { places.append(-1) }
  }
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
