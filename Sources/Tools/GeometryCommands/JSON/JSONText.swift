/// An object that is being written, its members in the order of writing.
struct JSONObjectText {
  private var members: [String] = []

  mutating func add(_ key: String, _ number: Double) { members.append("\(jsonText(key)): \(jsonText(number))") }
  mutating func add(_ key: String, _ text: String) { members.append("\(jsonText(key)): \(jsonText(text))") }
  mutating func add(_ key: String, _ flag: Bool) { members.append("\(jsonText(key)): \(flag)") }
  mutating func add(_ key: String, list: [JSONObjectText]) {
    members.append("\(jsonText(key)): [\(list.map(\.text).joined(separator: ", "))]")
  }

  /// The object on one line.
  var text: String { "{\(members.joined(separator: ", "))}" }
}

extension [JSONObjectText] {
  /// A list with an object on each line.
  var text: String { isEmpty ? "[]" : "[\n  \(map(\.text).joined(separator: ",\n  "))\n]" }
}

/// A finite number as JSON has it, the shortest text that reads as the same number.
func jsonText(_ number: Double) -> String {
  if let whole = Int64(exactly: number), abs(number) < 1e15 { return "\(whole)" }
  return "\(number)"
}

/// A string as JSON has it, in quotes.
func jsonText(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case _ where scalar.value < 0x20:
      let hex = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
