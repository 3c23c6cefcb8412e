import Foundation
import GeometryCommands

/// The command line: `popover COMMAND [OPTIONS]`.
enum Tool {
  static let usage = """
    usage: popover demo [SCREEN] [--headless] [--out FOLDER] [--scale N] [--size WxH] [--appearance light|dark]
                        [--database FILE]
           popover sample [--people N] FILE
           popover bubbles [--out FOLDER] [--scale N]
           \(GeometryShell.usages.joined(separator: "\n       "))
           popover help

      demo      shows the gallery in a window, or draws its pictures where there is no display
      sample    makes a database of people: four hundred of history, or any number of made-up ones
      bubbles   draws FPPopover's tints in all directions into a folder
      place     computes where popovers go
      vfl       prints the constraints of lines of the Visual Format Language
      layout    computes the frames of views from their constraints
      help      prints this

    """

  /// Runs a command to its end; the process ends with its exit status.
  static func run(_ arguments: [String]) -> Never {
    do {
      switch arguments.first {
      case "demo": try Demo(DemoOptions(Array(arguments.dropFirst()))).run()
      case "sample": try SampleCommand(Array(arguments.dropFirst())).run()
      case "bubbles": try BubblesCommand(Array(arguments.dropFirst())).run()
      case "help", "--help", "-h":
        print(usage, terminator: "")
        exit(0)
      case let word?:
        if let status = GeometryShell.run(arguments) { exit(status) }
        throw UsageError("there is no command '\(word)'")
      case nil: throw UsageError("name a command")
      }
    } catch let error as UsageError {
      complain("popover: \(error.message)\n\(usage)")
      exit(2)
    } catch {
      complain("popover: \(error)\n")
      exit(1)
    }
  }

  /// Runs work that waits for other threads, the main thread turning meanwhile, and ends with its exit status.
  static func finish(_ work: @escaping @MainActor () async throws -> Void) -> Never {
    Task {
      do {
        try await work()
        exit(0)
      } catch {
        complain("popover: \(error)\n")
        exit(1)
      }
    }
    // A run loop without a source returns at once; the main queue is served while it runs.
    while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 3600)) }
  }

  /// Does work that waits for other threads, the main thread turning meanwhile, and comes back when it is done.
  ///
  /// Unlike in the work itself, the main queue can be served by a loop that begins afterwards.
  static func wait(for work: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task {
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    while result == nil { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    try result?.get()
  }

  static func complain(_ message: String) { FileHandle.standardError.write(Data(message.utf8)) }
}

/// Words on the command line that make no sense.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
