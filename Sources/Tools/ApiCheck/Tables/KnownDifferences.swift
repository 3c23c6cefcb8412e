/// Where our types must differ from Apple's, each with its reason.
struct KnownDifferences {
  private let reasons: [String: String]
  private var used: Set<String> = []

  /// Reads rows of: name with its owners, our type, why it is not Apple's.
  init(table: TableText) throws {
    var reasons: [String: String] = [:]
    for row in table.rows {
      guard row.columns.count == 3, row.columns.allSatisfy({ !$0.isEmpty }) else {
        throw row.error("is not: name, type, reason")
      }
      let key = "\(row.columns[0])\t\(row.columns[1])"
      guard reasons.updateValue(row.columns[2], forKey: key) == nil else { throw row.error("stands there twice") }
    }
    self.reasons = reasons
  }

  /// Whether the table has this declaration with this type, which then counts as used.
  mutating func excuse(_ declaration: Declaration) -> Bool {
    let key = "\(declaration.path)\t\(declaration.signature)"
    guard reasons[key] != nil else { return false }
    used.insert(key)
    return true
  }

  /// The rows that no declaration needed.
  var unused: [String] {
    reasons.keys.filter { !used.contains($0) }.map { $0.replacing("\t", with: ": ") }.sorted()
  }
}
