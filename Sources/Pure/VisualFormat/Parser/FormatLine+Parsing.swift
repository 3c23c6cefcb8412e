extension FormatLine {
  /// Reads a line.
  ///
  /// - Throws: a `FormatError` with the first place at which the text leaves the grammar. No text whatever makes it
  ///   crash, or take more than linear time.
  /// - Complexity: O(length); about a microsecond for a line with four views.
  public init(parsing text: String) throws(FormatError) {
    var bytes = text
    // `withUTF8` cannot pass on the type of an error, so it passes on the error as a value.
    let (parts, failure): (Parser.Parts, Failure?) = bytes.withUTF8 { bytes in
      var parser = Parser(bytes)
      do throws(Failure) {
        try parser.parseLine()
        return (parser.parts, nil)
      } catch {
        return (parser.parts, error)
      }
    }
    if let failure { throw failure.error(in: text) }
    self.init(
      text: text, orientation: parts.orientation, views: parts.views, gaps: parts.gaps, predicates: parts.predicates)
  }
}
