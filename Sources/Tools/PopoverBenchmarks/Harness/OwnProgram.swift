import Foundation

/// This program once more, as a process of its own: for figures of a whole process.
struct OwnProgram {
  private let process = Process()
  private let output = Pipe()

  /// Starts it.
  ///
  /// - Parameters:
  ///   - arguments: Beginning with the option that tells what to be.
  ///   - display: The X server to show itself on; none at all without one.
  /// - Throws: When the system starts none.
  init(_ arguments: [String], on display: VirtualDisplay? = nil) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "DISPLAY", "ONLY"] { variables[name] = nil }
    variables["POPOVER_SCALE"] = "1"
    variables["DISPLAY"] = display?.name
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = variables
    process.standardOutput = output
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }

  /// What it says until it ends, by name: lines of a name and a number.
  func figures() throws -> [String: Double] {
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try WrongResult.unless(process.terminationStatus == 0, "its own process failed: \(said)")
    let pairs = said.split(separator: "\n").compactMap { line -> (String, Double)? in
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]) else { return nil }
      return (String(words[0]), value)
    }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  var isRunning: Bool { process.isRunning }

  /// Waits for the line that says it is ready.
  ///
  /// - Throws: When it says something else, or ends.
  func wait(forWord word: String) throws {
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try WrongResult.unless(said.hasPrefix(word) && isRunning, "its own process did not begin: \(said)")
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
