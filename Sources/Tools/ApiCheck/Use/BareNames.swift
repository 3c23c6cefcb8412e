/// Names without owners and labels, as a text search sees them, with the owners that have them.
struct BareNames {
  private var members: [String: Set<String>] = [:]
  private var types: [String: Set<String>] = [:]
  private var functions: Set<String> = []

  /// Enters one declaration.
  mutating func add(owner: String, name: String, kind: Kind) {
    let base = String(name.prefix { $0 != "(" })
    if kind.isType || kind == .typealias {
      types[base, default: []].insert(owner)
      if !owner.isEmpty { types["\(owner).\(base)", default: []].insert(owner) }
    } else if owner.isEmpty {
      functions.insert(base)
    } else {
      members[base, default: []].insert(owner)
    }
  }

  /// Whether a name of that kind stands among them, on whichever type.
  func contains(_ use: SymbolUse) -> Bool { owners(of: use) != nil }

  /// The types that have the name, in order; nothing when none has, and no name for what stands alone.
  func owners(of use: SymbolUse) -> [String]? {
    switch use.role {
    case .bareMember, .member, .override: members[use.name]?.sorted()
    case .type: types[use.name]?.sorted()
    case .function: functions.contains(use.name) ? [] : nil
    }
  }
}
