import Foundation

/// A table's rows; columns are parted by tabs, and lines that begin with `#` are comments.
struct TableText {
  let rows: [Row]

  /// One line, with the words to complain about it.
  struct Row {
    let columns: [String]
    /// The file's name and the line.
    let place: String

    /// An error that names the place.
    func error(_ what: String) -> ApiCheckError { ApiCheckError("\(place): this row \(what)") }
  }

  /// Takes a table that stands in memory.
  init(_ text: String, name: String) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      guard !line.isEmpty, line.first != "#" else { return nil }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      return Row(columns: columns, place: "\(name):\(number + 1)")
    }
  }

  /// Reads the file.
  init(file: URL) throws {
    self.init(try String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
  }
}
