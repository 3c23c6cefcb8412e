/// A task that people are assigned to.
public struct PeopleAction: Hashable, Sendable, Identifiable {
  /// The number that names the action in the database.
  public let id: Int64
  /// What is to be done.
  public var title: String
  /// How many people its sections hold together; who stands in two sections counts twice.
  public var count: Int

  /// Makes an action from known values; the store makes its own.
  public init(id: Int64, title: String, count: Int) {
    self.id = id
    self.title = title
    self.count = count
  }
}
