import Testing
import VisualFormat

@Suite struct FormatErrorTests {
  func failure(
    _ text: String, options: FormatOptions = [], views: Set<String> = ["a", "b", "redView"],
    metrics: [String: Double] = [:], orphans: Set<String> = []
  ) -> FormatError? {
    do throws(FormatError) {
      let names = FormatNameTable(views: views, metrics: metrics, orphans: orphans)
      _ = try FormatLine(parsing: text).constraints(options: options, names: names)
      return nil
    } catch {
      return error
    }
  }

  @Test func showsTheTextAndAMarkUnderTheFirstWrongCharacter() {
    #expect(
      failure("|-0-[redView-0-|")?.description == """
        Visual format: expected ']' or '(', but found '-'
        |-0-[redView-0-|
                    ^
        """)
  }

  @Test func namesTheMostSimilarKey() {
    let error = failure("[a]-paddign-[b]", metrics: ["padding": 5, "pad": 3])
    #expect(error?.kind == .unknownName)
    #expect(error?.nearestKey == "padding")
    #expect(error?.position == 4)
    #expect(error?.description.hasPrefix("Visual format: expected a metric, but found 'paddign'") == true)
    #expect(failure("[ redVeiw ]")?.nearestKey == "redView")
    #expect(failure("[ redVeiw ]")?.position == 2)
    #expect(failure("[a(B)]")?.nearestKey == "b")
  }

  @Test func suggestsNothingWhereNothingIsSimilar() {
    let error = failure("[zebra]")
    #expect(error?.kind == .unknownName)
    #expect(error?.nearestKey == nil)
  }

  @Test func doesNotCompareNamesWithoutEnd() {
    let name = String(repeating: "x", count: 100_000)
    #expect(failure("[\(name)]")?.nearestKey == nil)
  }

  @Test(arguments: [("|[a]|", 4), ("[a]-|", 3), ("|-5-[a] ", 7), ("[a]-[b]-|", 7)])
  func reportsAMissingSuperviewJustAfterTheView(_ text: String, _ position: Int) {
    let error = failure(text, orphans: ["a", "b"])
    #expect(error?.kind == .noSuperview)
    #expect(error?.position == position)
  }

  @Test func needsNoSuperviewWithoutABar() {
    #expect(failure("[a]-[b]", orphans: ["a", "b"]) == nil)
  }

  @Test(arguments: [
    ("[a]-[b]", FormatOptions.alignAllLeft), ("[a]-[b]", .alignAllCenterX), ("[a]-[b]", .alignAllTrailing),
    ("V:[a][b]", .alignAllTop), ("V:[a][b]", .alignAllFirstBaseline), ("V:[a][b]", .alignAllCenterY),
  ])
  func refusesAnAlignmentAlongTheLine(_ text: String, _ options: FormatOptions) {
    #expect(failure(text, options: options)?.kind == .badOptions)
    #expect(failure(String(text.prefix { $0 != "]" }) + "]", options: options) == nil)
  }

  @Test func refusesMetricsThatAreNoNumbersOrNoPriorities() {
    #expect(failure("[a(m)]", metrics: ["m": .nan])?.kind == .badNumber)
    #expect(failure("[a(m)]", metrics: ["m": .infinity])?.kind == .badNumber)
    #expect(failure("[a(5@m)]", metrics: ["m": 0])?.position == 5)
    #expect(failure("[a(5@m)]", metrics: ["m": 1000.5])?.kind == .badNumber)
    #expect(failure("[a(5@m)]", metrics: ["m": 1000]) == nil)
  }

  @Test func countsCharactersNotBytes() {
    let error = failure("[a]-[é]")
    #expect(error?.position == 5)
    #expect(error?.found == "'é'")
  }
}
