import Testing
import VisualFormat

@Suite struct ExpansionTests {
  func constraints(_ text: String, _ options: FormatOptions = []) throws -> [String] {
    let names = FormatNameTable(
      views: ["a", "b", "c", "elsewhere"], metrics: ["m": 12.5, "elsewhereToo": 3, "p": 250])
    return try FormatLine(parsing: text).constraints(options: options, names: names).map(\.description)
  }

  @Test func turnsEveryPieceIntoItsConstraint() throws {
    #expect(try constraints("|-7-[a]") == ["a.leading == super(a).leading + 7"])
    #expect(try constraints("V:|-7-[a]") == ["a.top == super(a).top + 7"])
    #expect(try constraints("[a]-7-[b]") == ["b.leading == a.trailing + 7"])
    #expect(try constraints("V:[a]-7-[b]") == ["b.top == a.bottom + 7"])
    #expect(try constraints("[a]-7-|") == ["super(a).trailing == a.trailing + 7"])
    #expect(try constraints("V:[a]-7-|") == ["super(a).bottom == a.bottom + 7"])
    #expect(try constraints("[a(>=7@20)]") == ["a.width >= 7 @20"])
    #expect(try constraints("V:[a(<=b)]-(5)-[b]") == ["a.height <= b.height", "b.top == a.bottom + 5"])
  }

  @Test func marksDefaultGapsAndMargins() throws {
    #expect(
      try constraints("|-[a]-[b]-|") == [
        "a.leading == super(a).leading + margin", "b.leading == a.trailing + standard gap",
        "super(b).trailing == b.trailing + margin",
      ])
  }

  @Test func goesToTheEdgeWithAnExplicitConstant() throws {
    #expect(try constraints("|-0-[a]|") == ["a.leading == super(a).leading", "super(a).trailing == a.trailing"])
  }

  @Test func looksUpMetricsBeforeOtherViews() throws {
    #expect(try constraints("[a(m)]") == ["a.width == 12.5"])
    #expect(try constraints("[a(elsewhere)]") == ["a.width == elsewhere.width"])
    #expect(try constraints("[a(elsewhereToo)]") == ["a.width == 3"])
    #expect(try constraints("[a]-m@p-[b]") == ["b.leading == a.trailing + 12.5 @250"])
  }

  @Test func readsNumbersInAnyOfTheirForms() throws {
    for (text, value) in [
      ("20.000000", "20"), ("007.50", "7.5"), (".5", "0.5"), ("5.", "5"), ("1e2", "100"), ("25E-1", "2.5"),
      ("12345678901234567890", "1.2345678901234567e+19"), ("0.1", "0.1"), ("3.14159265358979", "3.14159265358979"),
      ("-22", "-22"), ("0.000000000000000000000000000001", "1e-30"),
    ] {
      #expect(try constraints("[a(\(text))]") == ["a.width == \(value)"])
    }
  }

  @Test func allowsBlanksBetweenTokens() throws {
    #expect(
      try constraints(" H : | - ( >= 5 @ 20 , <= 9 ) - [ a ( == b , 4 ) ]\t-\n[ b ] - | ")
        == constraints("H:|-(>=5@20,<=9)-[a(==b,4)]-[b]-|"))
  }

  @Test func alignsEachViewWithTheNext() throws {
    #expect(
      try constraints("|[a][b][c]|", [.alignAllTop, .alignAllLastBaseline]).suffix(4) == [
        "a.top == b.top", "b.top == c.top", "a.lastBaseline == b.lastBaseline", "b.lastBaseline == c.lastBaseline",
      ])
    #expect(try constraints("V:[a][b]", .alignAllLeading).last == "a.leading == b.leading")
    #expect(try constraints("|[a]|", .alignAllTop).count == 2)
  }

  @Test func runsTheWayTheOptionsSay() throws {
    let text = "|-1-[a]-2-[b]-|"
    #expect(
      try constraints(text, .directionLeftToRight) == [
        "a.left == super(a).left + 1", "b.left == a.right + 2", "super(b).right == b.right + margin",
      ])
    #expect(
      try constraints(text, .directionRightToLeft) == [
        "super(a).right == a.right + 1", "a.left == b.right + 2", "b.left == super(b).left + margin",
      ])
    #expect(try constraints("V:" + text, .directionRightToLeft) == constraints("V:" + text))
  }

  @Test func measuresFromBaselineToBaseline() throws {
    #expect(
      try constraints("V:|[a]-9-[b]|", .spacingBaselineToBaseline) == [
        "a.top == super(a).top", "b.firstBaseline == a.lastBaseline + 9", "super(b).bottom == b.bottom",
      ])
  }

  @Test func keepsTheTreeOfTheText() throws {
    let line = try FormatLine(parsing: "V:|-[a(10,>=m)]-5@20-[b]")
    #expect(line.orientation == .vertical)
    #expect(line.views.map(\.name) == ["a", "b"])
    #expect(line.gaps.map(\.kind) == [.standard, .predicates, .none])
    #expect(line.predicates(of: line.views[0]).map(\.object) == [.number(10), .name("m")])
    #expect(line.predicates(of: line.views[0]).map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(line.predicates(of: line.gaps[1]).map(\.priority) == [.number(20)])
  }
}
