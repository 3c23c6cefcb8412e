/// All that a set of modules declares publicly, read from their symbol graphs.
struct PublicInterface {
  /// The declarations, in the order of the graphs.
  private(set) var declarations: [Declaration] = []
  /// What each type inherits and adopts, ours and others'.
  private(set) var ancestors: [String: [String]] = [:]
  /// The superclass of each class that has one.
  private(set) var superclasses: [String: String] = [:]

  /// Gathers the graphs; places are told from `root` on.
  init(graphs: [SymbolGraph], root: String) {
    var paths: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    // A type of another module has no symbol here, but what is added to it tells its name.
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "memberOf" {
      guard paths[relationship.target] == nil, let member = paths[relationship.source] else { continue }
      paths[relationship.target] = member.splitAtLastDot().owner
    }
    var standard: Set<String> = []
    for relationship in graphs.flatMap(\.relationships) {
      switch relationship.kind {
      case "memberOf":
        if let origin = relationship.sourceOrigin, Self.isStandard(origin.identifier) {
          standard.insert(relationship.source)
        }
      case "inheritsFrom", "conformsTo":
        guard let path = paths[relationship.source], let ancestor = Self.target(of: relationship, among: paths)
        else { continue }
        ancestors[path, default: []].append(ancestor)
        if relationship.kind == "inheritsFrom" { superclasses[path] = ancestor }
      default: break
      }
    }
    for symbol in graphs.flatMap(\.symbols) {
      guard let kind = Kind(symbol: String(symbol.kind.identifier.trimmingPrefix("swift."))) else { continue }
      declarations.append(
        Declaration(
          owner: symbol.pathComponents.dropLast().joined(separator: "."),
          name: symbol.pathComponents.last ?? "",
          kind: kind,
          signature: Signature(declaration: symbol.declarationFragments.map(\.spelling).joined(), kind: kind),
          place: symbol.location.map { "\($0.uri.trimmingPrefix("file://\(root)/")):\($0.position.line + 1)" } ?? "",
          servesStandardProtocol: standard.contains(symbol.identifier.precise)))
    }
  }

  private static func target(
    of relationship: SymbolGraph.Relationship, among paths: [String: String]
  ) -> String? {
    if let path = paths[relationship.target] { return path }
    guard let name = relationship.targetFallback, let dot = name.firstIndex(of: ".") else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Whether the mangled name is one of Swift's own module, which mangling shortens to a letter, or of Foundation's.
  private static func isStandard(_ mangled: String) -> Bool {
    guard mangled.hasPrefix("s:") else { return false }
    return mangled.dropFirst(2).prefixMatch(of: /[Ss]|10Foundation|20FoundationEssentials/) != nil
  }
}
