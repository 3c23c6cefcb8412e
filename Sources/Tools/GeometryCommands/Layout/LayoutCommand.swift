public import Foundation

/// `popover layout`: reads views and constraints, and prints the frames that fulfil them.
///
///     $ echo '{"root": {"width": 300, "height": 100}, "views": [{"name": "bar"}],
///             "vfl": ["H:|-20-[bar]-30-|", "V:|-[bar(44)]"]}' | popover layout -
///     [
///       {"name": "root", "x": 0, "y": 0, "width": 300, "height": 100},
///       {"name": "bar", "x": 20, "y": 8, "width": 250, "height": 44}
///     ]
public enum LayoutCommand {
  /// The command's name.
  public static let name = "layout"
  /// How the command is called.
  public static let usage = "popover layout [--png FILE.png] FILE.json"

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the command's name.
  ///   - input: gives the document if the file is called `-`.
  ///   - output: takes the frames as JSON, the root's first; those of views are relative to their parents.
  ///   - errors: takes messages: mistakes of the document, constraints that cannot hold together, and, as a note, what
  ///     the constraints leave open.
  /// - Returns: the exit status: 0; 1 if the document cannot be used or, though frames are printed, a constraint had to
  ///   be given up; 2 for arguments that make no sense.
  public static func run(
    arguments: [String], input: () throws -> Data, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    CommandRunner(name: name, usage: usage).run(arguments, output: output, errors: errors) {
      () throws(CommandError) in
      let options = try CommandOptions(arguments, values: ["--png"])
      guard options.words.count == 1 else { throw .usage("name one file, or - for standard input") }
      let solution = try solution(of: try data(options.words[0], input))
      if let file = options.value(of: "--png") {
        try CommandFiles.write(try LayoutPicture(solution: solution).png(), to: file)
      }
      output(solution.json.text + "\n")
      for conflict in solution.conflicts { errors(message(about: conflict)) }
      if !solution.undetermined.isEmpty {
        errors("popover layout: note: the constraints leave open \(solution.undetermined.joined(separator: ", "))\n")
      }
      return solution.conflicts.isEmpty ? 0 : 1
    }
  }

  private static func data(_ file: String, _ input: () throws -> Data) throws(CommandError) -> Data {
    guard file == "-" else { return try CommandFiles.read(file) }
    do { return try input() } catch { throw .failed("cannot read standard input: \(error.localizedDescription)") }
  }

  private static func solution(of data: Data) throws(CommandError) -> LayoutSolution {
    let json = try JSON.parsed(data)
    let document: LayoutDocument
    do throws(JSONMismatch) { document = try LayoutDocument(JSONNode(value: json, path: "")) } catch {
      throw .failed(error.path.isEmpty ? error.problem : "\(error.path): \(error.problem)")
    }
    return try LayoutSolution(document)
  }

  private static func message(about conflict: [String]) -> String {
    let kept = conflict.dropLast().map { "  \($0)\n" }.joined()
    return "popover layout: these cannot hold together, so the last of them was given up:\n\(kept)"
      + conflict.suffix(1).map { "  \($0)\n" }.joined()
  }
}
