import Synchronization

extension PopoverBenchmarks {
  /// A popover of people read from a database, at a hundred, ten thousand and a million: with pinned headers, without
  /// any, and the people of history in many scripts.
  ///
  /// The source is there before, with its counts and first page. For `first` everything else is made at the opening; for
  /// the other figures the controller is made with the window, its view loaded and laid out at the size of one cell,
  /// since Qt makes one delegate of a popup that is not open. So `open` is the other cells, their pictures and names,
  /// and the presentation.
  static let people: [Benchmark] =
    ["first", "open", "reopen", "step", "jump", "memory"].flatMap { figure in
      PeopleRun.sizes.map { peopleFigure("people", figure, PeopleRun(people: $0, hasHeaders: true)) }
        + PeopleRun.sizes.map { peopleFigure("people.plain", figure, PeopleRun(people: $0, hasHeaders: false)) }
        + [peopleFigure("people.mixed", figure, PeopleRun(people: nil, hasHeaders: true))]
    }
    + ["open", "reopen", "step", "jump"].flatMap { figure in
      ["input", "animation", "layout", "display", "composite", "present"].map { pass in
        peopleFigure("people", "\(figure).\(pass)", PeopleRun(people: 10_000, hasHeaders: true))
      }
    }

  private static func peopleFigure(_ name: String, _ figure: String, _ run: PeopleRun) -> Benchmark {
    Benchmark(
      name: "\(name).\(figure)", size: run.people, unit: figure == "memory" ? .mebibytes : .milliseconds
    ) { try (figure == "first" ? run.madeAtOpening : run).figure(figure) }
  }
}

/// A run of the program: how many people, and whether in sections.
struct PeopleRun: Hashable, Sendable {
  /// Nil is the people of history.
  let people: Int?
  let hasHeaders: Bool
  private var making = PeopleTour.Making.withWindow

  init(people: Int?, hasHeaders: Bool) {
    self.people = people
    self.hasHeaders = hasHeaders
  }

  /// The run of which the controller's making is a part.
  var madeAtOpening: Self {
    var run = self
    run.making = .atOpening
    return run
  }

  static let sizes = [100, 10_000, 1_000_000]
  private static let times = 5
  private static let known = Mutex<[PeopleRun: [String: Double]]>([:])

  /// The median of a figure over several processes, which are run once for all figures.
  func figure(_ name: String) throws -> Double {
    let figures = try Self.known.withLock { known in
      if let figures = known[self] { return figures }
      let figures = try measure()
      known[self] = figures
      return figures
    }
    guard let value = figures[name] else { throw WrongResult(description: "the program did not say \(name)") }
    return value
  }

  private func measure() throws -> [String: Double] {
    let database: String
    if let people {
      database = try PeopleDatabase.numbered(people, sections: hasHeaders ? min(26, people / 25) : 1)
    } else {
      database = try PeopleDatabase.mixed()
    }
    let action = people == nil ? "4" : "0"
    // Not kept for later runs: statics are not freed at the end, and the server would stay.
    let server = try VirtualDisplay()
    let runs = try withExtendedLifetime(server) {
      try (0..<Self.times).map { _ in
        try OwnProgram(
          [PeopleProgram.role, database, action, hasHeaders ? "sections" : "plain", making.rawValue], on: server
        ).figures()
      }
    }
    if let people {
      try WrongResult.unless(runs.allSatisfy { $0["count"] == Double(people) }, "the database has other people")
    }
    return Dictionary(
      uniqueKeysWithValues: runs[0].keys.map { key in (key, Measuring.median(runs.compactMap { $0[key] })) })
  }
}
