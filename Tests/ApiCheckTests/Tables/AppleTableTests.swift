import Foundation
import Testing

@testable import ApiCheck

@Suite("Tables") struct AppleTableTests {
  @Test("An owner's lineage is its own, then what it inherits and adopts")
  func lineage() throws {
    var table = AppleTable()
    try table.add(table: sampleTable)
    #expect(table.lineage(of: "UIView").prefix(4) == ["UIView", "UIResponder", "NSCoding", "UIDynamicItem"])
    #expect(table.lineage(of: "UIView", adopted: ["UIView": ["Extra"]]).contains("Extra"))
    #expect(table.superclass(of: "UIView") == "UIResponder")
    #expect(table.superclass(of: "UIDynamicItem") == nil)
  }

  @Test(
    "A bad row is named",
    arguments: [
      ("UIKit\tclass\tUIView\n\tverb\talpha\tInt", "bad.tsv:2: this row is no member"),
      ("# x\nUIKit\tvar\tUIView", "bad.tsv:2: this row is no type"), ("UIKit", "bad.tsv:1: this row has fewer"),
    ])
  func badRow(text: String, complaint: String) {
    var table = AppleTable()
    let error = #expect(throws: ApiCheckError.self) { try table.add(table: TableText(text, name: "bad.tsv")) }
    #expect(error?.description.hasPrefix(complaint) == true)
  }

  @Test(
    "An addition has a version and a page, and is not known already",
    arguments: [
      ("UIView\tvar\tnovel\t15\tuikit/uiview/novel", "has no version"),
      ("UIView\tvar\tnovel\t15.0\tsomewhere", "has no page"), ("UIView\tvar\tnovel\t15.0", "is not"),
      ("UIView\tvar\talpha\t2.0\tuikit/uiview/alpha", "lists UIView.alpha, which is known"),
    ])
  func badAddition(text: String, complaint: String) throws {
    var table = AppleTable()
    try table.add(table: sampleTable)
    let error = #expect(throws: ApiCheckError.self) {
      try table.add(additions: TableText(text, name: "more.tsv"))
    }
    #expect(error?.description.contains("more.tsv:1: this row \(complaint)") == true)
  }

  @Test("The project's tables can be read, and know UIKit")
  func projectTables() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scripts/api").standardized
    var table = AppleTable()
    try table.add(table: TableText(file: folder.appendingPathComponent("apple-ios14.tsv")))
    let added = try table.add(additions: TableText(file: folder.appendingPathComponent("apple-additions.tsv")))
    _ = try KnownDifferences(table: TableText(file: folder.appendingPathComponent("differences.tsv")))
    let uses = try SymbolUse.rows(of: TableText(file: folder.appendingPathComponent("popover-libraries.tsv")))
    #expect(table.names.count > 6900 && !added.isEmpty && uses.count > 800)
    #expect(table.superclass(of: "UIButton") == "UIControl")
    #expect(table.names("view", of: "UIViewController").map(\.type) == ["UIView!"])
  }
}
