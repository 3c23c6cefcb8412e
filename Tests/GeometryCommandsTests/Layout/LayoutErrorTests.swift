import Foundation
import Testing

/// Documents that cannot be used: the message names the place.
@Suite struct LayoutErrorTests {
  private static func document(_ members: String) -> String {
    #"{"root": {"width": 100, "height": 100}, "views": [{"name": "a"}, {"name": "b"}], \#(members)}"#
  }

  private static func constraint(_ members: String) -> String { document(#""constraints": [{\#(members)}]"#) }

  static let cases: [(document: String, message: String)] = [
    ("[]", "expected an object with the keys root, direction, views, constraints, vfl, metrics, but found a list"),
    (
      document(#""vfl": ["[c]"]"#),
      "vfl[0]: Visual format: expected the name of a view, but found 'c', which is none (is 'a' meant?)\n[c]\n ^"
    ),
    (document(#""vfl": ["[a]", "[a"]"#), "vfl[1]: Visual format: expected ']' or '('"),
    (document(#""vfl": ["|[root]"]"#), "vfl[0]: Visual format: expected 'root' to have a superview"),
    (
      document(#""vfl": [{"line": "[a]", "options": ["alignAll"]}]"#), "vfl[0].options[0]: expected one of alignAllLeft"
    ),
    (document(#""vfl": [{"line": "[a][b]", "options": ["alignAllLeft"]}]"#), "alignment across a line"),
    (document(#""metrics": {"pad": "7"}"#), "metrics.pad: expected a number, but found the string \"7\""),
    (document(#""metrics": [7]"#), "metrics: expected an object of numbers"),
    (document(#""direction": "up""#), "direction: expected one of leftToRight, rightToLeft"),
    (constraint(#""attribute": "width""#), "constraints[0].item: is missing"),
    (constraint(#""item": "c", "attribute": "width""#), "constraints[0].item: there is no view 'c'"),
    (constraint(#""item": "a", "attribute": "size""#), "constraints[0].attribute: expected one of left, right, top"),
    (constraint(#""item": "a", "attribute": "left""#), "a.left == 0: a place has to be compared with another place"),
    (
      constraint(#""item": "a", "attribute": "left", "to": "b", "multiplier": 0"#),
      "constraints[0]: a.left == 0 * b.left: a place has to be compared with another place"
    ),
    (
      constraint(#""item": "a", "attribute": "left", "to": "b", "toAttribute": "top""#),
      "'left' cannot be compared with 'top'"
    ),
    (
      constraint(#""item": "a", "attribute": "left", "to": "b", "toAttribute": "leading""#),
      "an edge that follows the direction cannot be compared with one that does not"
    ),
    (
      constraint(#""item": "a", "attribute": "width", "multiplier": 2"#),
      "constraints[0].multiplier: says nothing without 'to'"
    ),
    (
      constraint(#""item": "a", "attribute": "width", "relation": "=""#),
      "constraints[0].relation: expected one of ==, <=, >="
    ),
    (constraint(#""item": "a", "attribute": "width", "priority": 0"#), "constraints[0].priority: expected a priority"),
    (#"{"views": [{"name": "a"}, {"name": "a"}]}"#, "views[1]: there are two views named 'a'"),
    (#"{"views": [{"name": "root"}]}"#, "views[0]: there are two views named 'root'"),
    (#"{"views": [{"name": "a", "parent": "b"}]}"#, "views[0].parent: there is no view 'b'"),
    (#"{"views": [{"name": "a", "parent": "a"}]}"#, "views[0].parent: 'a' would lie within itself"),
    (
      #"{"views": [{"name": "c", "parent": "b"}, {"name": "a", "parent": "b"}, {"name": "b", "parent": "a"}]}"#,
      "views[0].parent: 'c' would lie within itself"
    ),
    (#"{"root": {"width": -1}}"#, "root.width: expected a length, which is not negative, but found the number -1"),
    (#"{"views": [{"name": "a", "hugging": {"horizontal": 5}}]}"#, "views[0].hugging.vertical: is missing"),
    (
      #"{"views": [{"name": "a", "hugging": 2000}]}"#,
      "views[0].hugging: expected a priority, more than 0 and at most 1000"
    ),
    (
      #"{"views": [{"name": "a"}, {"name": "b"}], "vfl": ["|[a(1.7e308)][b(1.7e308)]|"]}"#,
      "the numbers are too large: those of 'root' cannot be computed"
    ),
    ("{]", "the input is not JSON"),
  ]

  @Test(arguments: cases.indices)
  func aMistakeIsNamedWithItsPlace(_ index: Int) {
    let (document, message) = Self.cases[index]
    let call = CommandCall.layout(document)
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(call.errors.hasPrefix("popover layout: "))
    #expect(call.errors.contains(message), "\(call.errors)")
  }

  @Test func aFileIsReadOrNamed() throws {
    let folder = try TemporaryFolder()
    try "{}".write(toFile: folder.path("empty.json"), atomically: true, encoding: .utf8)
    let empty = CommandCall.layout("not read", [folder.path("empty.json")])
    #expect(empty.status == 0)
    #expect(empty.output.contains(#""name": "root", "x": 0, "y": 0, "width": 0, "height": 0"#))
    let missing = CommandCall.layout("not read", ["/nowhere.json"])
    #expect(missing.status == 1)
    #expect(missing.errors == "popover layout: cannot read /nowhere.json: No such file or directory\n")
  }

  @Test func argumentsThatMakeNoSenseShowTheUsage() {
    for words in [[], ["a.json", "b.json"], ["--png"], ["--draw", "out.png", "-"]] {
      let call = CommandCall.layout("{}", words)
      #expect(call.status == 2)
      #expect(call.errors.contains("\nusage: popover layout [--png FILE.png] FILE.json\n"))
    }
  }
}
