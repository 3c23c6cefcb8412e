/// A section of an action with everybody in it.
public struct PeopleSection: Hashable, Sendable, Identifiable {
  /// The number that names the section in the database.
  public let id: Int64
  /// The section's heading.
  public var title: String
  /// The section's people in the order of their names.
  public var people: [Person]

  /// Makes a section from known values; the store makes its own.
  public init(id: Int64, title: String, people: [Person]) {
    self.id = id
    self.title = title
    self.people = people
  }
}
