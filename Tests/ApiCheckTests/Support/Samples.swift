@testable import ApiCheck

/// A little of Apple's tables.
let sampleTable = TableText(
  """
  # Two frameworks.
  UIKit\tclass\tUIResponder\tNSObject
  \tfunc\ttouchesBegan(_:with:)\t(Set<UITouch>, UIEvent?)
  UIKit\tclass\tUIView\tUIResponder, NSCoding, UIDynamicItem
  \tvar\talpha\tCGFloat
  \tvar\tsuperview\tUIView? {get}
  \tfunc\tconvert(_:to:)\t(CGPoint, UIView?) -> CGPoint
  \tfunc\tconvert(_:to:)\t(CGRect, UIView?) -> CGRect
  \tstatic func\tanimate(withDuration:animations:completion:)\t(TimeInterval, () -> (), ((Bool) -> ())?=)
  UIKit\tenum\tUIView.ContentMode\tInt
  \tcase\tscaleToFill
  UIKit\tprotocol\tUIDynamicItem\tNSObjectProtocol
  \tvar\tcenter\tCGPoint {get}
  UIKit\tprotocol\tUIViewDelegate\tNSObjectProtocol
  \tfunc\tviewDidMove(_:animated:)\t(UIView, Bool=)
  UIKit\textension\tNSString
  \tfunc\tsize(withAttributes:)\t([String: Any]?=) -> CGSize
  UIKit\tglobal
  \tfunc\tUIGraphicsPopContext()\t()
  """, name: "sample.tsv")

/// Names that it lacks.
let sampleAdditions = TableText(
  """
  NSObject\tvar\tdescription\t2.0\tobjectivec/nsobjectprotocol/description
  UIView\tfunc\tsetNeedsUpdate()\t15.0\tuikit/uiview/setneedsupdate()\t()
  \tclass\tUITile\t16.0\tuikit/uitile
  UITile\tvar\tside\t16.0\tuikit/uitile/side
  """, name: "additions.tsv")

/// A public interface from lines such as `UIView var alpha @ var alpha: CGFloat`.
///
/// The graph's kind stands before the path, and what follows the sign is the declaration.
func interface(
  _ lines: [String], inherits: [(String, String)] = [], origins: [String: String] = [:]
) -> PublicInterface {
  var symbols: [SymbolGraph.Symbol] = []
  var relationships: [SymbolGraph.Relationship] = []
  for (number, line) in lines.enumerated() {
    let parts = line.split(separator: " @ ")
    let words = parts[0].split(separator: " ")
    let path = words[1].split(separator: "/").map { String($0) }
    symbols.append(
      SymbolGraph.Symbol(
        kind: .init(identifier: "swift.\(words[0])"), identifier: .init(precise: String(words[1])),
        pathComponents: path,
        declarationFragments: parts.dropFirst().map { .init(spelling: String($0)) },
        location: .init(uri: "file:///project/Sources/View.swift", position: .init(line: number))))
    guard path.count > 1 else { continue }
    relationships.append(
      SymbolGraph.Relationship(
        kind: "memberOf", source: String(words[1]), target: path.dropLast().joined(separator: "/"),
        targetFallback: nil, sourceOrigin: origins[String(words[1])].map { .init(identifier: $0) }))
  }
  for (type, ancestor) in inherits {
    relationships.append(
      SymbolGraph.Relationship(
        kind: "inheritsFrom", source: type, target: ancestor, targetFallback: "Module.\(ancestor)", sourceOrigin: nil))
  }
  return PublicInterface(graphs: [SymbolGraph(symbols: symbols, relationships: relationships)], root: "/project")
}

/// What the check says of an interface.
func findings(in interface: PublicInterface, differences: String = "") throws -> [String] {
  var table = AppleTable()
  try table.add(table: sampleTable)
  _ = try table.add(additions: sampleAdditions)
  var check = NameCheck(
    apple: table, differences: try KnownDifferences(table: TableText(differences, name: "differences.tsv")))
  check.check(interface)
  return check.findings.map(\.description)
}
