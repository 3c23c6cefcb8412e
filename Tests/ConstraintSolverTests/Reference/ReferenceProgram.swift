/// A linear program, solved in the slowest and plainest way: the full table, two phases, Bland's rule.
///
/// Minimizes `cost * x` over free variables `x` under rows `a * x (==|<=) b`.
struct ReferenceProgram {
  struct Row {
    var coefficients: [Double]
    var isEquality: Bool
    var bound: Double
  }

  enum Result {
    case infeasible
    case unbounded
    case optimal(value: Double, x: [Double])
  }

  var variableCount: Int
  var rows: [Row] = []

  func minimize(_ cost: [Double]) -> Result {
    // x = p - q with p, q >= 0; a slack for each inequality; an artificial variable for each row.
    let slackCount = rows.count { !$0.isEquality }
    let columns = 2 * variableCount + slackCount
    var table: [[Double]] = []
    var basis: [Int] = []
    var slack = 2 * variableCount
    for (index, row) in rows.enumerated() {
      var line = [Double](repeating: 0, count: columns + rows.count + 1)
      for variable in 0..<variableCount {
        line[2 * variable] = row.coefficients[variable]
        line[2 * variable + 1] = -row.coefficients[variable]
      }
      if !row.isEquality {
        line[slack] = 1
        slack += 1
      }
      line[line.count - 1] = row.bound
      if row.bound < 0 { line = line.map { -$0 } }
      line[columns + index] = 1
      basis.append(columns + index)
      table.append(line)
    }
    let width = columns + rows.count
    var artificial = [Double](repeating: 0, count: width)
    for index in columns..<width { artificial[index] = 1 }
    guard let infeasibility = Self.run(&table, &basis, cost: artificial, usable: width), infeasibility < 1e-7 else {
      return .infeasible
    }
    Self.expelArtificials(&table, &basis, columns: columns)
    var full = [Double](repeating: 0, count: width)
    for variable in 0..<variableCount {
      full[2 * variable] = cost[variable]
      full[2 * variable + 1] = -cost[variable]
    }
    guard let value = Self.run(&table, &basis, cost: full, usable: columns) else { return .unbounded }
    var x = [Double](repeating: 0, count: variableCount)
    for (row, column) in basis.enumerated() where column < 2 * variableCount {
      x[column / 2] += (column % 2 == 0 ? 1 : -1) * (table[row].last ?? 0)
    }
    return .optimal(value: value, x: x)
  }

  /// Pivots until no cost is negative; nil if the cost has no lower bound.
  private static func run(_ table: inout [[Double]], _ basis: inout [Int], cost: [Double], usable: Int) -> Double? {
    while true {
      let entering = (0..<usable).first { column in
        let reduced = zip(table, basis).reduce(cost[column]) { $0 - cost[$1.1] * $1.0[column] }
        return reduced < -1e-9
      }
      guard let entering else { break }
      var leaving: Int?
      var least = Double.infinity
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = (table[row].last ?? 0) / table[row][entering]
        if ratio < least - 1e-12 || (ratio <= least + 1e-12 && basis[row] < leaving.map({ basis[$0] }) ?? .max) {
          (least, leaving) = (min(ratio, least), row)
        }
      }
      guard let leaving else { return nil }
      pivot(&table, &basis, leaving, entering)
    }
    return zip(table, basis).reduce(0) { $0 + cost[$1.1] * ($1.0.last ?? 0) }
  }

  private static func pivot(_ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int) {
    let pivot = table[row][column]
    table[row] = table[row].map { $0 / pivot }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }

  private static func expelArtificials(_ table: inout [[Double]], _ basis: inout [Int], columns: Int) {
    for row in table.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(table[row][$0]) > 1e-9 }) { pivot(&table, &basis, row, column) }
    }
  }
}
