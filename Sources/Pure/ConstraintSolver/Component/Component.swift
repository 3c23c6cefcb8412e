/// A set of variables that constraints connect, with everything that lets it be solved again when numbers change.
///
///     variables  =  unknowns             defined variables
///                   found by the simplex computed one after the other, from unknowns and earlier ones
///
///     constraints = definitions          rows of the tableau           settled ones
///                   hold by themselves   about unknowns, with a level  without unknowns: they hold or don't
struct Component: ~Copyable {
  /// One for each variable that is no unknown, in an order in which they can be computed.
  var definitions = Lane<Definition>()
  /// The constraints that the unknowns have to satisfy.
  var tableau = Tableau()
  /// Required constraints that depend on no unknown.
  var settled = Lane<Int32>()
  /// The defined variables as sums of unknowns, once it is worth the while.
  var forms = Forms()

  /// Holds all lanes of the component and its tableau.
  private var arena = Arena()

  /// Any variable of the component.
  var anyVariable: Int32 = -1
  /// How many constraints of the component are ignored.
  var brokenCount = 0
  /// What has changed since the last solution.
  var change = Change.none
  /// Whether the component has been given up and waits for its last mention to go.
  var isRetired = false

  /// What a change of numbers makes necessary.
  enum Change: Int {
    case none
    /// The rows have other offsets.
    case rows
    /// Definitions have other offsets, and with them the rows.
    case definitions
  }

  /// How many variables are unknowns.
  @inline(__always) var unknownCount: Int { tableau.columns.count }
  @inline(__always) var variableCount: Int { unknownCount &+ definitions.count }

  /// Moves what the workspace holds into memory of the component's own, of just the size.
  mutating func pack(_ workspace: borrowing Workspace, unknowns: Int) {
    let (d, s, m) = (workspace.early.count, workspace.symbols.count, workspace.matrix.count)
    arena.reset(
      words: Arena.words(Definition.self, d) + Arena.words(Symbol.self, s) + Arena.words(TableauRow.self, s - unknowns)
        + Arena.words(Entry.self, m) + Arena.words(Int32.self, unknowns)
        + Arena.words(Int32.self, workspace.settled.count))
    definitions = arena.take(Definition.self, d)
    definitions.append(workspace.early.base, d)
    tableau.symbols = arena.take(Symbol.self, s)
    tableau.symbols.append(workspace.symbols.base, s)
    tableau.matrix = arena.take(Entry.self, m)
    tableau.matrix.append(workspace.matrix.base, m)
    tableau.rows = arena.take(TableauRow.self, s - unknowns)
    tableau.rows.count = s - unknowns
    tableau.columns = arena.take(Int32.self, unknowns)
    tableau.columns.count = unknowns
    tableau.levelCount = workspace.priorities.count + 1
    settled = arena.take(Int32.self, workspace.settled.count)
    settled.append(workspace.settled.base, workspace.settled.count)
  }
}

/// An equality that gives a variable by others.
struct Definition: BitwiseCopyable {
  var constraint: Int32
  /// The term that holds the variable.
  var pivot: Int32
  /// By what the sum of the other terms has to be multiplied.
  var factor: Double
}
