import Testing
import VisualFormat

/// The examples of the documentation, word for word.
@Suite struct DocumentationTests {
  @Test func theOverview() throws {
    let line = try FormatLine(parsing: "H:|-20-[name(>=80)]-[button(64@750)]|")
    #expect(line.views.map(\.name) == ["name", "button"])
    #expect(line.predicates(of: line.views[0]).map(\.relation) == [.greaterThanOrEqual])
    #expect(line.gaps[1].kind == .standard)
    let names = FormatNameTable(views: ["name", "button"])
    #expect(
      try line.constraints(names: names).map(\.description) == [
        "name.leading == super(name).leading + 20", "name.width >= 80",
        "button.leading == name.trailing + standard gap", "button.width == 64 @750",
        "super(button).trailing == button.trailing",
      ])
  }

  @Test func theErrorWithItsMark() {
    let error = #expect(throws: FormatError.self) { try FormatLine(parsing: "V|[box]|") }
    #expect(error?.description == "Visual format: expected ':', but found '|'\nV|[box]|\n ^")
  }
}
