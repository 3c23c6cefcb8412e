/// How often published code uses a name.
struct SymbolUse {
  /// How the code uses it.
  enum Role: String {
    case bareMember = "bare-member"
    case member
    case override
    case function = "func"
    case type
  }

  let role: Role
  let name: String
  /// Over all of the code.
  let uses: Int

  /// Reads rows of: kind, symbol, uses, libraries; the first says so.
  static func rows(of table: TableText) throws -> [SymbolUse] {
    try table.rows.dropFirst().map { row in
      guard row.columns.count == 4, let role = Role(rawValue: row.columns[0]), let uses = Int(row.columns[2]) else {
        throw row.error("is not: kind, symbol, uses, libraries")
      }
      return SymbolUse(role: role, name: row.columns[1], uses: uses)
    }
  }
}
