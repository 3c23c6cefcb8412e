import Testing

@testable import ApiCheck

@Suite("What published code uses") struct UseReportTests {
  private let uses = TableText(
    """
    kind\tsymbol\tuses\tlibraries
    member\talpha\t6\t2
    bare-member\talpha\t4\t2
    member\tconvert\t5\t1
    member\tbounce\t50\t1
    type\tUIView\t20\t3
    type\tUIView.ContentMode\t2\t1
    func\tUIGraphicsPopContext\t3\t1
    override\ttouchesBegan\t7\t1
    """, name: "uses.tsv")

  private func report(ours lines: [String]) throws -> UseReport {
    var table = AppleTable()
    try table.add(table: sampleTable)
    var apple = BareNames()
    for name in table.names { apple.add(owner: name.owner, name: name.name, kind: name.kind) }
    var ours = BareNames()
    for name in interface(lines).declarations { ours.add(owner: name.owner, name: name.name, kind: name.kind) }
    return UseReport(of: try SymbolUse.rows(of: uses), apple: apple, ours: ours)
  }

  @Test("Shares count Apple's names only, weighted by use; the heaviest missing come first")
  func shares() throws {
    let report = try report(ours: [
      "class UIView @ class UIView", "property UIView/alpha @ var alpha: CGFloat",
      "enum UIView/ContentMode @ enum ContentMode",
    ])
    #expect(report.apple == UseReport.Share(rows: 7, uses: 47))
    #expect(report.present == UseReport.Share(rows: 4, uses: 32))
    #expect(
      report.lines(heaviest: 2) == [
        "4 of 7 names that popover libraries use exist, 68.0 % of 47 uses",
        "heaviest missing: touchesBegan 7 (UIResponder), convert 5 (UIView)",
      ])
  }

  @Test("The roles of one missing name are added up")
  func roles() throws {
    let missing = try report(ours: []).missing.map(\.description)
    #expect(
      missing == [
        "UIView 20", "alpha 10 (UIView)", "touchesBegan 7 (UIResponder)", "convert 5 (UIView)",
        "UIGraphicsPopContext 3", "UIView.ContentMode 2 (UIView)",
      ])
  }

  @Test("A row that is none is an error")
  func badRow() {
    #expect(throws: ApiCheckError.self) { try SymbolUse.rows(of: TableText("kind\nmember\talpha\tmany\t2", name: "x")) }
  }
}
