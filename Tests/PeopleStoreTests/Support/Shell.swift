import Foundation

/// The `sqlite3` program in a process of its own, fed line by line.
final class Shell {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  static let path = "/usr/bin/sqlite3"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  init(_ file: String) throws {
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = ["-batch", file]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    send(".timeout 5000\n")
  }

  deinit {
    kill()
  }

  /// Sends SQL and waits until it is done; returns what it printed.
  @discardableResult
  func run(_ sql: String) throws -> String {
    send(sql + "\n.print done\n")
    var text = ""
    while !text.hasSuffix("done\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
      text += String(decoding: data, as: UTF8.self)
    }
    return String(text.dropLast(5))
  }

  /// Sends SQL and does not wait.
  func send(_ sql: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data(sql.utf8))
  }

  /// Ends it as a user does, with its database closed in order.
  func finish() {
    send(".quit\n")
    process.waitUntilExit()
  }

  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
