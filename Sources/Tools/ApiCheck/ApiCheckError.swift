/// Why the check could not be made.
struct ApiCheckError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
