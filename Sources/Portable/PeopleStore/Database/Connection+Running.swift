extension Connection {
  /// Runs a statement to its end.
  func run(_ sql: String, _ values: SQLValue...) throws(PeopleStoreError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Reads every row.
  func rows<Value>(
    _ sql: String, _ values: SQLValue..., read: (Statement) -> Value
  ) throws(PeopleStoreError) -> [Value] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [Value] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  /// Reads the first row, `nil` where there is none.
  func row<Value>(
    _ sql: String, _ values: SQLValue..., read: (Statement) -> Value
  ) throws(PeopleStoreError) -> Value? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? read(statement) : nil
  }

  /// The number in the first column of the first row, 0 where there is none.
  func number(_ sql: String) throws(PeopleStoreError) -> Int {
    Int(try row(sql) { $0.integer(0) } ?? 0)
  }
}
