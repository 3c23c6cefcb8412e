/// The names that Apple's frameworks declare, by owner.
struct AppleTable {
  private var members: [String: [String: [AppleName]]] = [:]
  private var kinds: [String: Kind] = [:]
  private var parents: [String: [String]] = [:]

  /// Adds a name; a type is entered with what it inherits and adopts, its superclass first.
  mutating func add(_ name: AppleName, parents: [String] = []) {
    members[name.owner, default: [:]][name.name, default: []].append(name)
    guard name.kind.isType || name.kind == .typealias else { return }
    let path = name.owner.isEmpty ? name.name : "\(name.owner).\(name.name)"
    kinds[path] = name.kind
    self.parents[path] = parents
  }

  /// All that the owner itself declares by that name; functions may share one.
  func names(_ name: String, of owner: String) -> [AppleName] { members[owner]?[name] ?? [] }

  /// All that the owner itself declares.
  func names(of owner: String) -> [AppleName] { members[owner].map { $0.values.flatMap { $0 } } ?? [] }

  /// All names.
  var names: [AppleName] { members.values.flatMap { $0.values.flatMap { $0 } } }

  /// The superclass of a class; nothing when the table has none for it.
  func superclass(of path: String) -> String? {
    guard kinds[path] == .class else { return nil }
    return parents[path]?.first { kinds[$0] == .class || $0 == "NSObject" }
  }

  /// The owner and all that its members may come from, nearest first.
  ///
  /// `adopted` is what our types inherit and adopt, which is more than the table knows of later systems.
  func lineage(of owner: String, adopted: [String: [String]] = [:]) -> [String] {
    var line: [String] = []
    var waiting = [owner]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !line.contains(next) else { continue }
      line.append(next)
      waiting += (parents[next] ?? []) + (adopted[next] ?? [])
      // Swift lends a value the methods of the class that it is bridged to.
      if let bridged = ["String": "NSString", "IndexPath": "NSIndexPath"][next] { waiting.append(bridged) }
    }
    return line
  }
}
