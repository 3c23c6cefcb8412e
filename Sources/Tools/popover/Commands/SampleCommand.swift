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
      case "--people": people = Int(try reader.number(of: word, in: 0...100_000_000))
      case let option where option.hasPrefix("-"): throw UsageError("sample has no option '\(option)'")
      default: file = word
      }
    }
    if file.isEmpty { throw UsageError("sample needs a file") }
  }

  func run() throws -> Never {
    let (people, file) = (people, file)
    Tool.finish {
      let bar = ProgressBar()
      if let people {
        try await PeopleSample.create(at: file, people: people) { bar.show($0) }
      } else {
        try await PeopleSample.create(at: file) { bar.show($0) }
      }
      bar.finish()
      print(file)
    }
  }
}
