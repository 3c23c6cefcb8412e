/// One of the files that `swift symbolgraph-extract` writes: a module, or what it adds to another module's types.
///
/// Only what the check reads is decoded.
struct SymbolGraph: Decodable {
  /// What the module declares.
  let symbols: [Symbol]
  /// How symbols stand to each other and to those of other modules.
  let relationships: [Relationship]

  /// One declaration, with its compiler-made members.
  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    /// Owners, outermost first, and the name with labels.
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    /// Absent from what the compiler wrote itself.
    let location: Location?
  }

  /// What a symbol is, such as `swift.type.method`.
  struct Kind: Decodable {
    let identifier: String
  }

  /// A symbol's mangled name, unique over all modules.
  struct Identifier: Decodable {
    let precise: String
  }

  /// A piece of a declaration as Swift writes it; all pieces together are its text.
  struct Fragment: Decodable {
    let spelling: String
  }

  /// Where a declaration stands.
  struct Location: Decodable {
    let uri: String
    let position: Position

    /// Counted from nought.
    struct Position: Decodable {
      let line: Int
    }
  }

  /// That one symbol belongs to, inherits from or adopts another.
  struct Relationship: Decodable {
    /// Such as `memberOf`, `inheritsFrom`, `conformsTo`.
    let kind: String
    let source: String
    let target: String
    /// The target's name with its module, where another module declares it.
    let targetFallback: String?
    /// The protocol requirement that the source fulfils.
    let sourceOrigin: Origin?

    /// A requirement of a protocol.
    struct Origin: Decodable {
      let identifier: String
    }
  }
}
