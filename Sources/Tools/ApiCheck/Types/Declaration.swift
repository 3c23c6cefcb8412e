/// One public declaration of ours.
struct Declaration {
  /// The types around it, such as `UIView.AnimationOptions`; empty for what stands alone.
  let owner: String
  /// Its name with labels.
  let name: String
  let kind: Kind
  let signature: Signature
  /// File and line; empty for what the compiler wrote.
  let place: String
  /// Whether it fulfils a requirement of a protocol of Swift or Foundation, which anybody's types may.
  let servesStandardProtocol: Bool

  /// The name with its owners.
  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// A name as Apple declares it.
struct AppleName {
  let owner: String
  let name: String
  let kind: Kind
  /// The table's spelling of its type, empty for a type or a case; nothing where only the name is known.
  let type: String?

  /// The type, read only when it is asked for: of most names it never is.
  var signature: Signature? { type.map { Signature(table: $0, kind: kind) } }
}
