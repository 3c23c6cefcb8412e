import Testing
import VisualFormat

/// Lines that must be refused, and where the first wrong character is.
@Suite struct InvalidLineTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let position: Int
    let expected: String

    init(_ text: String, at position: Int, _ expected: String) {
      (self.text, self.position, self.expected) = (text, position, expected)
    }

    var testDescription: String { text }
  }

  nonisolated static let cases = [
    Case("[button(100@strong)]", at: 12, "a metric as the priority"),
    Case("[view1(view2 * 2.0 + 20)]", at: 13, "')' or ','"),
    Case("[view1(view1.height)]", at: 12, "')' or ','"),
    Case("V|[backgroundBox]|", at: 1, "':'"),
    Case("[backgroundBox)", at: 14, "']' or '('"),
    Case("[view]-", at: 7, "a size, a view in brackets or '|'"),
    Case("[view(>=30@foo)]", at: 11, "a metric as the priority"),
    Case("[view(view.wrong)]", at: 10, "')' or ','"),
    Case("[child]-10%-[child2]", at: 10, "'-'"),
    Case("[child(50%)]", at: 9, "')' or ','"),
    Case("C:view1.centerX(view2.centerX)", at: 0, "'H:', 'V:', '|' or a view in brackets"),
    Case("|[child]| // comments here", at: 10, "the end of the text after the closing '|'"),
    Case("HV:|[background]|", at: 1, "':'"),
    Case("|[row:[view1][view2(100)]]|", at: 5, "']' or '('"),
    Case("|[view1..2]|", at: 7, "']' or '('"),
    Case("|[view1]-(view2)-[view2(100)]|", at: 10, "a number or a metric as the size of a gap"),
    Case("", at: 0, "'H:', 'V:', '|' or a view in brackets"),
    Case("H:", at: 2, "'|' or a view in brackets"),
    Case("|", at: 1, "a view in brackets"),
    Case("||", at: 1, "a view in brackets"),
    Case("|-|", at: 2, "a view in brackets"),
    Case("h:[a]", at: 0, "'H:', 'V:', '|' or a view in brackets"),
    Case("[a", at: 2, "']' or '('"),
    Case("[]", at: 1, "the name of a view"),
    Case("[a]|[b]", at: 4, "the end of the text after the closing '|'"),
    Case("[a]--[b]", at: 4, "a size, a view in brackets or '|' (a negative number needs parentheses)"),
    Case("[a]-10[b]", at: 6, "'-'"),
    Case("[a]-()-[b]", at: 5, "a size"),
    Case("[a]--10-[b]", at: 4, "a size, a view in brackets or '|' (a negative number needs parentheses)"),
    Case("[a()]", at: 3, "a size"),
    Case("[a(10,)]", at: 6, "a size"),
    Case("[a(10@0)]", at: 6, "a priority that is more than 0 and at most 1000"),
    Case("[a(10@1001)]", at: 6, "a priority that is more than 0 and at most 1000"),
    Case("[a]-(==b)-[b]", at: 7, "a number or a metric as the size of a gap"),
    Case("[a]-(nan)-[b]", at: 5, "a name or a number"),
    Case("|-10-", at: 5, "a view in brackets"),
    Case("[a]extra", at: 3, "'-', '|', a view in brackets or the end of the text"),
    Case("|-0-[redView-0-|", at: 12, "']' or '('"),
    Case("V|[b]|", at: 1, "':'"),
    Case("[nan]", at: 1, "a name or a number"),
    Case("[a(inf)]", at: 3, "a name or a number"),
    Case("[a(1e999)]", at: 3, "a finite number"),
    Case("[a(0x10)]", at: 4, "')' or ','"),
    Case("[a(.)]", at: 3, "a number"),
    Case("[a(= 5)]", at: 4, "'=' to complete '=='"),
    Case("[a(>5)]", at: 4, "'=' to complete '>='"),
    Case("[a(--5)]", at: 4, "a number"),
    Case("[a(5@)]", at: 5, "a priority"),
    Case("[a(5@-1)]", at: 5, "a priority"),
    Case("[a]->=-5-[b]", at: 6, "a number or a name"),
    Case("[größe]", at: 3, "']' or '('"),
    Case("[a]\u{0}", at: 3, "'-', '|', a view in brackets or the end of the text"),
    Case("👩‍👩‍👧[a]", at: 0, "'H:', 'V:', '|' or a view in brackets"),
  ]

  @Test(arguments: cases) func isRefusedAtTheFirstWrongCharacter(_ example: Case) throws {
    let error = #expect(throws: FormatError.self) {
      let line = try FormatLine(parsing: example.text)
      _ = try line.constraints(
        names: FormatNameTable(views: Set(line.views.map(\.name)).union(["view2"]), metrics: Samples.metrics))
    }
    #expect(error?.position == example.position)
    #expect(error?.expected.hasPrefix(example.expected) == true, "\(error?.expected ?? "")")
  }
}
