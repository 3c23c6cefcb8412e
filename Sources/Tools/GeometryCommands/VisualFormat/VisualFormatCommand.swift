import VisualFormat

/// `popover vfl`: reads lines of the Visual Format Language and prints their constraints.
///
///     $ popover vfl --views name,button --metrics pad=20 'H:|-pad-[name(>=80)]-[button]|'
///     name.leading == super(name).leading + 20
///     name.width >= 80
///     button.leading == name.trailing + standard gap
///     super(button).trailing == button.trailing
public enum VisualFormatCommand {
  /// The command's name.
  public static let name = "vfl"
  /// How the command is called.
  public static let usage = "popover vfl [--views NAME,...] [--metrics NAME=NUMBER,...] [--any-names] LINE..."

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the command's name.
  ///   - output: takes the constraints, one a line.
  ///   - errors: takes messages; one about a line has the line and a mark under its first wrong character.
  /// - Returns: the exit status: 0; 1 if any line has no meaning (the others are printed all the same); 2 for arguments
  ///   that make no sense.
  public static func run(arguments: [String], output: (String) -> Void, errors: (String) -> Void) -> Int32 {
    CommandRunner(name: name, usage: usage).run(arguments, output: output, errors: errors) {
      () throws(CommandError) in
      let options = try CommandOptions(arguments, flags: ["--any-names"], values: ["--views", "--metrics"])
      guard !options.words.isEmpty else { throw .usage("name at least one line") }
      let names = FormatNameTable(views: Set(options.list(of: "--views")), metrics: try metrics(options))
      let isLoose = options.has("--any-names")
      var status: Int32 = 0
      for text in options.words {
        do throws(FormatError) {
          let line = try FormatLine(parsing: text)
          let constraints =
            isLoose
            ? try line.constraints(names: LooseNames(of: line, known: names)) : try line.constraints(names: names)
          output(constraints.map { "\($0)\n" }.joined())
        } catch {
          errors("\(error)\n")
          status = 1
        }
      }
      return status
    }
  }

  private static func metrics(_ options: CommandOptions) throws(CommandError) -> [String: Double] {
    var metrics: [String: Double] = [:]
    for word in options.list(of: "--metrics") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let value = Double(parts[1]), value.isFinite else {
        throw .usage("--metrics takes a name and a number, as pad=20, not '\(word)'")
      }
      metrics[String(parts[0])] = value
    }
    return metrics
  }
}
