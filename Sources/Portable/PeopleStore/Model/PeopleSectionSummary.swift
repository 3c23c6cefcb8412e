/// A section of an action without its people: what a list needs to lay itself out.
public struct PeopleSectionSummary: Hashable, Sendable, Identifiable {
  /// The number that names the section in the database.
  public let id: Int64
  /// The section's heading.
  public var title: String
  /// How many people it holds.
  public var count: Int
  /// A number that grows with every change to the section, its members or one of their names and pictures.
  public var revision: Int64

  /// Makes a summary from known values; the store makes its own.
  public init(id: Int64, title: String, count: Int, revision: Int64) {
    self.id = id
    self.title = title
    self.count = count
    self.revision = revision
  }
}
