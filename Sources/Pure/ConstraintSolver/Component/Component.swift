/// A set of variables that constraints connect, with everything that lets it be solved again when numbers change.
final class Component {
  /// The variables in the order of computation: first the *unknowns*, then the defined ones, each after those that
  /// its definition mentions.
  var order = Store<Int32>()
  /// How many unknowns there are.
  var unknownCount = 0
  /// The definitions of the variables after the unknowns.
  var definitions = Store<Definition>()
  /// The constraints that the unknowns have to satisfy, a symbol of the tableau each.
  var rows = Store<Row>()
  /// The rows as they are before any pivot: sums of unknowns.
  var matrix = Store<Entry>()
  var tableau = Tableau()
  /// Required constraints that depend on no unknown: they hold or they don't.
  var settled = Store<Int32>()
  /// The values of the unknowns.
  var solution = Store<Double>()

  /// How many constraints of the component are ignored.
  var brokenCount = 0
  /// Whether numbers of definitions, or of rows, have changed since the last solution.
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
}

/// An equality that gives a variable by others.
struct Definition: BitwiseCopyable {
  var constraint: Int32
  /// The term that holds the variable.
  var pivot: Int32
}

/// A constraint on the unknowns.
struct Row: BitwiseCopyable {
  var constraint: Int32
  /// The end of its entries in the matrix; they start where those of the row before end.
  var end: Int32
  /// -1 if the row is the negative of the constraint, so that every inequality says "at least zero".
  var sign: Double
}
