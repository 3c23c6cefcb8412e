import Foundation
import Testing

/// Lines from Apple's documentation, from shipped applications and from other layout languages.
@Suite struct VisualFormatRowTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var isValid: Bool
    var testDescription: String { line }
  }

  static func rows() throws -> [Row] {
    let url = Bundle.module.url(forResource: "lines", withExtension: "tsv", subdirectory: "Resources")
    let text = try String(contentsOf: try #require(url), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(line: String(columns[0]), isValid: columns[1] == "valid")
    }
  }

  @Test(arguments: try rows())
  func aLineIsValidOrNot(_ row: Row) {
    let call = CommandCall.vfl("--any-names", row.line)
    #expect(call.status == (row.isValid ? 0 : 1))
    #expect(call.output.isEmpty == !row.isValid)
    #expect(call.errors.isEmpty == row.isValid)
    guard !row.isValid else { return }
    let lines = call.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("Visual format: expected "))
    #expect(lines[1] == row.line)
    #expect(lines[2].last == "^")
    #expect(lines[2].count <= row.line.count + 1)
  }

  @Test func everyRowIsThere() throws {
    let rows = try Self.rows()
    #expect(rows.count == 106)
    #expect(rows.count(where: \.isValid) == 69)
  }
}
