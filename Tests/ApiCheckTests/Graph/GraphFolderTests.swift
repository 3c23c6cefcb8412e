import Foundation
import Testing

@testable import ApiCheck

@Suite("Symbol graphs") struct GraphFolderTests {
  private static let empty = #"{"symbols": [], "relationships": []}"#
  private static let view = """
    {"symbols": [{"kind": {"identifier": "swift.property"}, "identifier": {"precise": "s:4View5alphap"},
     "pathComponents": ["UIView", "alpha"], "declarationFragments": [{"spelling": "var "}, {"spelling": "alpha: Int"}],
     "location": {"uri": "file:///project/Sources/View.swift", "position": {"line": 6, "character": 2}}}],
     "relationships": [{"kind": "memberOf", "source": "s:4View5alphap", "target": "s:4View"}]}
    """

  private func graphs(_ files: [String: String]) throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).symbols.json"))
    }
    return try GraphFolder.graphs(of: ["Core", "Umbrella"], umbrella: "Umbrella", in: folder)
  }

  @Test("Modules are read with what they add to others' types; an umbrella may be empty")
  func read() throws {
    let graphs = try graphs(["Core": Self.view, "Core@Foundation": Self.view, "Umbrella": Self.empty, "Other": "?"])
    #expect(graphs.count == 3)
    let interface = PublicInterface(graphs: graphs, root: "/project")
    #expect(interface.declarations.count == 2)
    let first = try #require(interface.declarations.first)
    #expect(first.path == "UIView.alpha" && first.kind == .variable && "\(first.signature)" == "Int")
    #expect(first.place == "Sources/View.swift:7")
  }

  @Test(
    "A module without a graph, with an empty or an unreadable one is an error",
    arguments: [
      (["Umbrella": empty], "Core has no symbol graph"),
      (["Core": empty, "Umbrella": view], "the symbol graph of Core is empty"),
      (["Core": #"{"symbols": []}"#, "Umbrella": empty], "Core.symbols.json"),
    ])
  func errors(files: [String: String], complaint: String) {
    let error = #expect(throws: ApiCheckError.self) { try graphs(files) }
    #expect(error?.description.contains(complaint) == true)
  }
}
