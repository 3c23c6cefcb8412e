/// Memory that all components of a system share while they are built and solved.
struct Workspace: ~Copyable {
  /// What the search for a component has found, in ascending order.
  var variables = Lane<Int32>()
  var constraints = Lane<Int32>()
  /// For each variable that was found, in how many equalities yet unused it stands.
  var degrees = Lane<Int32>()
  /// The indices of these equalities, combined by exclusive or.
  var equalities = Lane<Int32>()
  /// Variables or constraints that are yet to be looked at.
  var stack = Lane<Int32>()
  /// The definitions that come first, in their order, and in the end all of them.
  var early = Lane<Definition>()
  /// The definitions that come last, the very last first.
  var late = Lane<Definition>()
  /// The unknowns and the errors of the component that is being built.
  var symbols = Lane<Symbol>()
  /// The errors as sums of unknowns.
  var matrix = Store<Entry>()
  /// The required constraints without unknowns.
  var settled = Lane<Int32>()
  /// The priorities in use below the required one, the highest first.
  var priorities = Lane<Float>()
  /// The values of the unknowns of the component that was solved last.
  var solution = Lane<Double>()
  var expansion = Expansion()
  var simplex = SimplexScratch()
  private var searchArena = Arena()
  private var buildArena = Arena()
  private var buildRoom = (variables: 0, constraints: 0)

  /// Makes room for finding any of all the variables and constraints that there are.
  @inline(__always)
  mutating func reserveSearch(variables v: Int, constraints c: Int) {
    guard v > variables.room || c > constraints.room else { return }
    let (v, c) = (max(v, 2 * variables.room), max(c, 2 * constraints.room))
    searchArena.reset(words: Arena.words(Int32.self, v) + Arena.words(Int32.self, c))
    variables = searchArena.take(Int32.self, v)
    constraints = searchArena.take(Int32.self, c)
  }

  /// Makes room for building a component of the variables and constraints that were found.
  @inline(__always)
  mutating func reserveBuild() {
    if variables.count > buildRoom.variables || constraints.count > buildRoom.constraints { growBuild() }
  }

  private mutating func growBuild() {
    buildRoom.variables = max(variables.count, 2 * buildRoom.variables)
    buildRoom.constraints = max(constraints.count, 2 * buildRoom.constraints)
    let (v, c) = buildRoom
    let marks = (v + 63) / 64
    buildArena.reset(
      words: 6 * v + marks + Arena.words(Float.self, c) + Arena.words(Symbol.self, v + c) + Arena.words(Int32.self, c)
        + Arena.words(Int32.self, 2 * v + c) + 2 * Arena.words(Int32.self, v))
    // A variable comes on the stack at most twice, a constraint once.
    stack = buildArena.take(Int32.self, 2 * v + c)
    degrees = buildArena.take(Int32.self, v)
    equalities = buildArena.take(Int32.self, v)
    early = buildArena.take(Definition.self, v)
    late = buildArena.take(Definition.self, v)
    symbols = buildArena.take(Symbol.self, v + c)
    settled = buildArena.take(Int32.self, c)
    priorities = buildArena.take(Float.self, c)
    solution = buildArena.take(Double.self, v)
    expansion = Expansion(weights: buildArena.take(Double.self, v), marks: buildArena.take(UInt64.self, marks))
  }

  /// Adds a priority to those in use, at its place.
  @inline(__always)
  mutating func insertPriority(_ priority: Float) {
    guard priority < 1000 else { return }
    var place = priorities.count
    while place > 0, priorities[place - 1] < priority { place &-= 1 }
    if place > 0, priorities[place - 1] == priority { return }
    priorities.append(priority)
    var index = priorities.count &- 1
    while index > place {
      priorities[index] = priorities[index &- 1]
      index &-= 1
    }
    priorities[place] = priority
  }

  /// The level of a priority in use: 0 for the required one.
  @inline(__always)
  func level(of priority: Float) -> Int32 {
    guard priority < 1000 else { return 0 }
    var level = 0
    while priorities[level] != priority { level &+= 1 }
    return Int32(truncatingIfNeeded: level &+ 1)
  }
}
