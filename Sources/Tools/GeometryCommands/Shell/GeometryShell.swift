import Foundation

/// The commands that compute places and sizes, as one program has them: `place`, `vfl` and `layout`.
public enum GeometryShell {
  /// How each command is called, one text a command.
  public static let usages = [PlaceCommand.usage, VisualFormatCommand.usage, LayoutCommand.usage]

  /// Runs the command that the first word names, on the process's own input and output.
  ///
  /// - Returns: the exit status, or nil if the first word names none of the commands.
  public static func run(_ arguments: [String]) -> Int32? {
    let rest = Array(arguments.dropFirst())
    let input = { try FileHandle.standardInput.readToEnd() ?? Data() }
    let output = { (text: String) in FileHandle.standardOutput.write(Data(text.utf8)) }
    let errors = { (text: String) in FileHandle.standardError.write(Data(text.utf8)) }
    switch arguments.first {
    case PlaceCommand.name: return PlaceCommand.run(arguments: rest, input: input, output: output, errors: errors)
    case VisualFormatCommand.name: return VisualFormatCommand.run(arguments: rest, output: output, errors: errors)
    case LayoutCommand.name: return LayoutCommand.run(arguments: rest, input: input, output: output, errors: errors)
    default: return nil
    }
  }
}
