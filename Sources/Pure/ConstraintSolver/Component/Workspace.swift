/// Memory that all components of a system share while they are built and solved.
struct Workspace: ~Copyable {
  /// What the search for a component has found.
  var variables = Store<Int32>()
  var constraints = Store<Int32>()
  var elimination = EliminationScratch()
  var expansion = Expansion()
  var simplex = SimplexScratch()
  /// The priorities in use below the required one, the highest first.
  var priorities = Store<Double>()

  /// Adds a priority to those in use, at its place.
  mutating func insertPriority(_ priority: Double) {
    guard priority < 1000 else { return }
    var place = priorities.count
    while place > 0, priorities[place - 1] < priority { place -= 1 }
    if place > 0, priorities[place - 1] == priority { return }
    priorities.append(priority)
    var index = priorities.count - 1
    while index > place {
      priorities[index] = priorities[index - 1]
      index -= 1
    }
    priorities[place] = priority
  }

  /// The level of a priority in use: 0 for the required one.
  func level(of priority: Double) -> Int {
    guard priority < 1000 else { return 0 }
    var level = 0
    while level < priorities.count, priorities[level] != priority { level += 1 }
    return level + 1
  }
}
