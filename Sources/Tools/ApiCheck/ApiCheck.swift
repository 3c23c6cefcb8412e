import Foundation

/// Checks that the modules which stand for Apple's declare only what Apple does.
///
///     ApiCheck TABLES GRAPHS ROOT
///
/// TABLES is the folder of the tables, GRAPHS that of the symbol graphs, ROOT the folder that places are told from.
@main
struct ApiCheck {
  static let umbrella = "UIKit"
  static let modules = ["CoreGraphics", "QuartzCore", "UIKitCore", "UIKitControls", "UIKitCollection", umbrella]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 3 else {
      complain("usage: ApiCheck TABLES GRAPHS ROOT")
      exit(2)
    }
    do {
      let graphs = try GraphFolder.graphs(of: modules, umbrella: umbrella, in: arguments[1])
      let interface = PublicInterface(graphs: graphs, root: arguments[2].path)
      let findings = try report(on: interface, tables: arguments[0])
      guard findings.isEmpty else {
        findings.forEach { complain("\($0)") }
        complain("api: \(findings.count) declarations are not as Apple has them")
        exit(1)
      }
    } catch {
      complain("api: \(error)")
      exit(2)
    }
  }

  /// Checks and prints the counts; returns what is wrong.
  static func report(on interface: PublicInterface, tables: URL) throws -> [Finding] {
    func table(_ name: String) throws -> TableText { try TableText(file: tables.appendingPathComponent(name)) }
    var apple = AppleTable()
    try apple.add(table: table("apple-ios14.tsv"))
    let added = try apple.add(additions: table("apple-additions.tsv"))
    var check = NameCheck(apple: apple, differences: try KnownDifferences(table: table("differences.tsv")))
    check.check(interface)
    let listed = interface.declarations.filter { added.contains($0.path) }.count
    print(
      "api: \(interface.declarations.count) public declarations, \(check.namesChecked) names looked up,",
      "\(listed) of them only in apple-additions.tsv, \(check.typesCompared) types compared")

    var theirs = BareNames()
    var ours = BareNames()
    for name in apple.names { theirs.add(owner: name.owner, name: name.name, kind: name.kind) }
    for name in interface.declarations { ours.add(owner: name.owner, name: name.name, kind: name.kind) }
    let uses = try SymbolUse.rows(of: table("popover-libraries.tsv"))
    for line in UseReport(of: uses, apple: theirs, ours: ours).lines(heaviest: 30) { print("api: \(line)") }
    return check.findings
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
