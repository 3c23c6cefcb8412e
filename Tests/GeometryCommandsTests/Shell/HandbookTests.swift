import Foundation
import Testing

/// The examples of docs/shell.md and of the README, run as they stand there.
@Suite struct HandbookTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var words: [String]
    /// What the command reads: the JSON before the example, or in it.
    var input: String
    var output: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static func examples() throws -> [Example] {
    try ["docs/shell.md", "README.md"].flatMap { try examples(of: $0) }
  }

  private static func examples(of page: String) throws -> [Example] {
    let page = URL(fileURLWithPath: #filePath).appending(path: "../../../../\(page)").standardizedFileURL
    var examples: [Example] = []
    var json = ""
    // Every other piece between fences is a block; its first line is the language.
    for (index, piece) in try String(contentsOf: page, encoding: .utf8).split(separator: "```").enumerated()
    where index % 2 == 1 {
      var lines = piece.split(separator: "\n")
      switch lines.removeFirst() {
      case "json": json = lines.joined(separator: "\n")
      case "console":
        let words = words(lines.removeFirst().dropFirst("$ popover ".count))
        // Typed input stands in the example, before what is printed.
        if !words.contains(where: { $0.hasSuffix(".json") }), words[0] == "place" { json = String(lines.removeFirst()) }
        examples.append(Example(words: words, input: json, output: lines.joined(separator: "\n") + "\n"))
      default: break
      }
    }
    return examples
  }

  /// Splits words at blanks, except between single quotes.
  private static func words(_ line: Substring) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
      index % 2 == 1 ? [String(piece)] : piece.split(separator: Character(" ")).map { String($0) }
    }
  }

  @Test(arguments: try examples())
  func anExamplePrintsWhatThePageSays(_ example: Example) throws {
    let words = Array(example.words.dropFirst())
    let call =
      switch example.words[0] {
      case "place":
        CommandCall.place(words: words.filter { $0 != "<" && !$0.hasSuffix(".json") }, requests: example.input)
      case "layout": CommandCall.layout(example.input, ["-"])
      default: CommandCall.vfl(words: words)
      }
    #expect(call.output + call.errors == example.output)
  }

  @Test func everyExampleIsThere() throws {
    let names = try Self.examples().map { $0.words[0] }
    #expect(names == ["place", "place", "vfl", "vfl", "vfl", "layout", "layout", "vfl", "layout"])
  }
}
