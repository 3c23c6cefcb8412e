/// How much of what published code uses of Apple's names exists here.
struct UseReport {
  /// Rows that name something of Apple's; the rest are the code's own names and those of other frameworks.
  private(set) var apple = Share()
  /// Those of them that exist here.
  private(set) var present = Share()
  /// The others, heaviest first; one name's roles are added up.
  private(set) var missing: [Missing] = []

  /// A number of rows and the uses that they stand for.
  struct Share: Equatable {
    var rows = 0
    var uses = 0

    fileprivate mutating func add(_ use: SymbolUse) {
      rows += 1
      uses += use.uses
    }
  }

  /// A name of Apple's that does not exist here.
  struct Missing: Equatable, CustomStringConvertible {
    let name: String
    fileprivate(set) var uses: Int
    /// One of Apple's types that has it, and how many others do; a bare name may be any of them.
    let owner: String

    var description: String { "\(name) \(uses)\(owner.isEmpty ? "" : " (\(owner))")" }
  }

  /// Counts the uses.
  init(of uses: [SymbolUse], apple appleNames: BareNames, ours: BareNames) {
    var lacking: [String: Missing] = [:]
    for use in uses {
      let owners = appleNames.owners(of: use)
      let exists = ours.contains(use)
      guard exists || owners != nil else { continue }
      apple.add(use)
      if exists {
        present.add(use)
      } else {
        lacking[use.name, default: Missing(name: use.name, uses: 0, owner: Self.summary(owners ?? []))].uses += use.uses
      }
    }
    missing = lacking.values.sorted { $0.uses != $1.uses ? $0.uses > $1.uses : $0.name < $1.name }
  }

  private static func summary(_ owners: [String]) -> String {
    guard let first = owners.first, !first.isEmpty else { return "" }
    return owners.count == 1 ? first : "\(first) and \(owners.count - 1) more"
  }

  /// The lines to print, with the heaviest missing names.
  func lines(heaviest: Int) -> [String] {
    let percent = apple.uses == 0 ? 0 : Double(present.uses * 1000 / apple.uses) / 10
    return [
      "\(present.rows) of \(apple.rows) names that popover libraries use exist, \(percent) % of \(apple.uses) uses",
      "heaviest missing: \(missing.prefix(heaviest).map(\.description).joined(separator: ", "))",
    ]
  }
}
