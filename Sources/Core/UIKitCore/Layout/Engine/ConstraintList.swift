/// Constraints in the order in which they came, each of which can be taken out in constant time.
///
/// A superview is named by the constraints of all its subviews: looking for each that ends would make the end of a long
/// row grow with the square of its length. So a constraint remembers its place in every list that holds it, by its role
/// there, and leaves a hole.
struct ConstraintList {
  /// What a constraint is to the owner of a list.
  enum Role: Equatable {
    /// Held by it.
    case held
    /// Names it, as the item of this place in its `nodes`.
    case mention(Int)
    /// Has a distance that follows fonts.
    case spaced
  }

  fileprivate struct Entry {
    var constraint: NSLayoutConstraint?
    var role: Role
  }

  private var entries: [Entry] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: NSLayoutConstraint, _ role: Role) {
    constraint.places[role] = entries.count
    entries.append(Entry(constraint: constraint, role: role))
    count += 1
  }

  /// Takes a constraint out; does nothing if it is in another list, or in none.
  mutating func remove(_ constraint: NSLayoutConstraint, _ role: Role) {
    let place = constraint.places[role]
    guard place < entries.count, entries[place].constraint === constraint, entries[place].role == role else { return }
    entries[place].constraint = nil
    count -= 1
    while let last = entries.last, last.constraint == nil { entries.removeLast() }
    if entries.count > 2 * count + 8 { closeHoles() }
  }

  /// Closes the holes; each is paid for by the removal that made it.
  private mutating func closeHoles() {
    var next = 0
    for entry in entries {
      guard let constraint = entry.constraint else { continue }
      constraint.places[entry.role] = next
      entries[next] = entry
      next += 1
    }
    entries.removeLast(entries.count - next)
  }

  /// The last of them.
  var last: NSLayoutConstraint? { entries.last?.constraint }
}

extension ConstraintList: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let entries: [Entry]
    fileprivate var place = 0

    mutating func next() -> NSLayoutConstraint? {
      while place < entries.count {
        place += 1
        if let constraint = entries[place - 1].constraint { return constraint }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(entries: entries) }
}

/// Where a constraint stands in the lists that hold it.
struct ConstraintPlaces {
  private var held: Int32 = 0
  private var spaced: Int32 = 0
  private var mentions = SIMD4<Int32>()

  subscript(_ role: ConstraintList.Role) -> Int {
    get {
      switch role {
      case .held: Int(held)
      case .spaced: Int(spaced)
      case .mention(let index): Int(mentions[index])
      }
    }
    set {
      switch role {
      case .held: held = Int32(newValue)
      case .spaced: spaced = Int32(newValue)
      case .mention(let index): mentions[index] = Int32(newValue)
      }
    }
  }
}
