extension AppleTable {
  /// Adds the declarations of a table whose owners open a line each, with their members indented below them.
  ///
  ///     UIKit<tab>class<tab>UISwitch<tab>UIControl, NSCoding
  ///     <tab>var<tab>isOn<tab>Bool
  ///
  /// `global` stands for what has no owner, `extension` for members of another framework's type.
  mutating func add(table: TableText) throws {
    var owner = ""
    for row in table.rows {
      let columns = row.columns
      guard columns.count >= 2 else { throw row.error("has fewer than two columns") }
      if columns[0].isEmpty {
        guard columns.count >= 3, let kind = Kind(rawValue: columns[1]) else { throw row.error("is no member") }
        add(AppleName(owner: owner, name: columns[2], kind: kind, type: columns.count > 3 ? columns[3] : ""))
        continue
      }
      owner = columns.count > 2 ? columns[2] : ""
      if columns[1] == "global" || columns[1] == "extension" { continue }
      guard !owner.isEmpty, let kind = Kind(rawValue: columns[1]), kind.isType else { throw row.error("is no type") }
      let parents = columns.count > 3 ? columns[3].piecesOutsideBrackets(of: ",") : []
      let (outer, name) = owner.splitAtLastDot()
      add(
        AppleName(owner: outer, name: name, kind: kind, type: ""),
        parents: parents.map { String($0.prefix { $0 != "<" }) })
    }
  }

  /// Adds names that the first table lacks, and says which of them it has after all.
  ///
  /// Each has owner, kind, name, the version that brought it, its page of the documentation and, where it is to be
  /// compared, its type.
  mutating func add(additions table: TableText) throws -> Set<String> {
    var added: Set<String> = []
    for row in table.rows {
      let columns = row.columns
      guard 5...6 ~= columns.count, let kind = Kind(rawValue: columns[1]), !columns[2].isEmpty else {
        throw row.error("is not: owner, kind, name, version, page, perhaps a type")
      }
      guard columns[3].contains(/^\d+\.\d+$/) else { throw row.error("has no version") }
      guard columns[4].contains(/^[a-z]+(\/[^\/ ]+)+$/) else { throw row.error("has no page") }
      let path = columns[0].isEmpty ? columns[2] : "\(columns[0]).\(columns[2])"
      guard names(columns[2], of: columns[0]).isEmpty else { throw row.error("lists \(path), which is known") }
      add(AppleName(owner: columns[0], name: columns[2], kind: kind, type: columns.count == 6 ? columns[5] : nil))
      added.insert(path)
    }
    return added
  }
}

extension String {
  /// `A.B` and `c` of `A.B.c`; an empty owner without a dot.
  func splitAtLastDot() -> (owner: String, name: String) {
    guard let dot = lastIndex(of: ".") else { return ("", self) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
