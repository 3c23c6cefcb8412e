/// Why there is no display to show windows on.
package struct DisplayError: Error, CustomStringConvertible {
  /// What SDL said.
  package var reason: String
  /// A sentence's part for the user.
  package var description: String { "can't open the display: \(reason)" }
}
