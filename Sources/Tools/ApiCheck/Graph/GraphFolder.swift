import Foundation

/// The folder that the graphs were extracted to.
enum GraphFolder {
  /// Reads the graphs of the modules, and of what they add to the types of others.
  ///
  /// An umbrella only passes on what its modules declare, so its own graph may be empty; any other that is was extracted
  /// wrongly, and a check of nothing would pass.
  static func graphs(of modules: [String], umbrella: String, in folder: URL) throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try modules.flatMap { module in
      let names = files.filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
      guard names.contains("\(module).symbols.json") else { throw ApiCheckError("\(module) has no symbol graph") }
      let graphs = try names.map { name in
        do {
          return try JSONDecoder().decode(
            SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
        } catch let error as DecodingError {
          throw ApiCheckError("\(name): \(error)")
        }
      }
      if module != umbrella, graphs.allSatisfy(\.symbols.isEmpty) {
        throw ApiCheckError("the symbol graph of \(module) is empty")
      }
      return graphs
    }
  }
}
