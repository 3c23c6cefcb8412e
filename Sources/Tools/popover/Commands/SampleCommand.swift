import Foundation
import PeopleSample

/// `popover sample`: makes a database of people.
struct SampleCommand {
  private var people: Int?
  private var file = ""

  init(_ arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    while let word = reader.next() {
      switch word {
      case "--people": people = try reader.count(of: word, in: 0...100_000_000)
      case let option where option.hasPrefix("-"): throw UsageError("sample has no option '\(option)'")
      default:
        guard file.isEmpty else { throw UsageError("sample makes one file, not '\(file)' and '\(word)'") }
        file = word
      }
    }
    if file.isEmpty { throw UsageError("sample needs a file") }
  }

  /// Makes it; Ctrl-C leaves nothing behind.
  func run() throws -> Never {
    let (people, file) = (people, file)
    Tool.finish {
      let bar = ProgressBar()
      let making = Task.detached {
        if let people {
          try await PeopleSample.create(at: file, people: people) { bar.show($0) }
        } else {
          try await PeopleSample.create(at: file) { bar.show($0) }
        }
      }
      let interruption = Interruption(cancelling: making)
      defer { withExtendedLifetime(interruption) {} }
      do {
        try await making.value
        bar.finish()
        print(file)
      } catch {
        bar.finish()
        guard making.isCancelled else { throw error }
        Tool.complain("popover: interrupted; \(file) was not made\n")
        exit(Interruption.status)
      }
    }
  }
}
