/// What all commands do alike: they answer `--help`, and turn errors into text and an exit status.
struct CommandRunner {
  let name: String
  /// What stands behind `usage: `.
  let usage: String

  /// Runs a command's work.
  ///
  /// - Returns: what the work returns; 0 for `--help`, 1 for a failure, 2 for words that make no sense.
  func run(
    _ arguments: [String], output: (String) -> Void, errors: (String) -> Void,
    _ work: () throws(CommandError) -> Int32
  ) -> Int32 {
    if arguments.prefix(while: { $0 != "--" }).contains("--help") {
      output("usage: \(usage)\n")
      return 0
    }
    do throws(CommandError) {
      return try work()
    } catch {
      switch error {
      case .usage(let message):
        errors("popover \(name): \(message)\nusage: \(usage)\n")
        return 2
      case .failed(let message):
        errors("popover \(name): \(message)\n")
        return 1
      }
    }
  }
}
