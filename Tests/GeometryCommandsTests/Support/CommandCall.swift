import Foundation
import GeometryCommands

/// A command that was run, and what it printed.
struct CommandCall {
  private(set) var status: Int32 = -1
  private(set) var output = ""
  private(set) var errors = ""

  static func place(_ words: String..., requests: String) -> CommandCall { place(words: words, requests: requests) }

  static func place(words: [String], requests: String) -> CommandCall {
    CommandCall { output, errors in
      PlaceCommand.run(arguments: words, input: { Data(requests.utf8) }, output: output, errors: errors)
    }
  }

  static func vfl(_ words: String...) -> CommandCall { vfl(words: words) }

  static func vfl(words: [String]) -> CommandCall {
    CommandCall { output, errors in VisualFormatCommand.run(arguments: words, output: output, errors: errors) }
  }

  static func layout(_ document: String, _ words: [String] = ["-"]) -> CommandCall {
    CommandCall { output, errors in
      LayoutCommand.run(arguments: words, input: { Data(document.utf8) }, output: output, errors: errors)
    }
  }

  private init(_ run: ((String) -> Void, (String) -> Void) -> Int32) {
    var (output, errors) = ("", "")
    status = run({ output += $0 }, { errors += $0 })
    (self.output, self.errors) = (output, errors)
  }

  /// What was printed, read as JSON.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(output.utf8))
  }
}

/// A result of `popover place`, all members present.
struct PlaceResult: Decodable, Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var side: String
  var alignment: String
  var direction: String
  var arrowTip: Double
  var arrowOffset: Double
  var flipped: Bool
  var slid: Bool
  var resized: Bool
  var anchorHidden: Bool
}

/// A folder of its own, removed with what the test put there.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "geometry-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
