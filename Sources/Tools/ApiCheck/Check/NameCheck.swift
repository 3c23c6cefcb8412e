/// Compares what we declare with what Apple does.
struct NameCheck {
  /// Apple's names, all tables together.
  let apple: AppleTable
  /// What may differ.
  var differences: KnownDifferences
  /// What was found wrong so far.
  private(set) var findings: [Finding] = []
  /// How many declarations were looked up, which leaves out those for standard protocols that Apple does not spell out.
  private(set) var namesChecked = 0
  /// How many of them had a type in the table to compare.
  private(set) var typesCompared = 0

  init(apple: AppleTable, differences: KnownDifferences) {
    self.apple = apple
    self.differences = differences
  }

  /// Looks up every declaration.
  mutating func check(_ interface: PublicInterface) {
    let protocols = Set(interface.declarations.filter { $0.kind == .protocol }.map(\.path))
    for declaration in interface.declarations {
      let found = candidates(for: declaration, in: interface)
      if found.isEmpty {
        if declaration.servesStandardProtocol { continue }
        namesChecked += 1
        report(declaration, "Apple has no such name")
        continue
      }
      namesChecked += 1
      compare(declaration, with: found, isRequirement: protocols.contains(declaration.owner))
      compareSuperclass(of: declaration, in: interface)
    }
    for row in differences.unused {
      findings.append(Finding(place: "the table of differences", what: "no declaration needs \(row)"))
    }
  }

  /// The nearest owner's names that a declaration can stand for, as they would be called.
  private func candidates(for declaration: Declaration, in interface: PublicInterface) -> [AppleName] {
    var found: [AppleName] = []
    for owner in apple.lineage(of: declaration.owner, adopted: interface.ancestors) {
      found += apple.names(declaration.name, of: owner)
      if found.isEmpty, declaration.name.hasSuffix(")") {
        found = apple.names(of: owner).compactMap { $0.leavingOutDefaults(toMatch: declaration.name) }
      }
    }
    return found
  }

  private mutating func compare(_ declaration: Declaration, with found: [AppleName], isRequirement: Bool) {
    let fitting = found.filter { $0.kind.isCompatible(with: declaration.kind) }
    guard let first = fitting.first else {
      report(declaration, "is \(declaration.kind.rawValue) here, \(found[0].kind.rawValue) at Apple's")
      return
    }
    // A name without a type may be any of an overloaded function's.
    guard fitting.allSatisfy({ $0.type != nil }), first.type != "" else { return }
    typesCompared += 1
    if fitting.contains(where: { declaration.fulfils($0, isRequirement: isRequirement) }) { return }
    if differences.excuse(declaration) { return }
    let theirs = fitting.map { "\($0.signature ?? .none)" }.joined(separator: " or ")
    report(declaration, "is \(declaration.signature) here, \(theirs) at Apple's")
  }

  private mutating func compareSuperclass(of declaration: Declaration, in interface: PublicInterface) {
    guard declaration.kind == .class, let theirs = apple.superclass(of: declaration.path) else { return }
    let ours = interface.superclasses[declaration.path] ?? "nothing"
    if ours != theirs { report(declaration, "inherits from \(ours) here, from \(theirs) at Apple's") }
  }

  private mutating func report(_ declaration: Declaration, _ what: String) {
    findings.append(Finding(place: declaration.place, what: "\(declaration.path): \(what)"))
  }
}

/// Something that is not as Apple has it.
struct Finding: CustomStringConvertible {
  /// File and line.
  let place: String
  let what: String

  var description: String { "\(place): \(what)" }
}
