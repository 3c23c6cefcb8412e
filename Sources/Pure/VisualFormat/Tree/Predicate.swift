extension FormatLine {
  /// A condition on a size: how it compares with something, and how much that matters.
  public struct Predicate: Hashable, Sendable {
    /// How the size compares with the object.
    public let relation: Relation
    /// What the size is compared with.
    public internal(set) var object: Object
    /// How much the condition matters.
    public let priority: Priority
    /// Where object and priority stand, in bytes of UTF-8.
    let objectOffset: Int
    let priorityOffset: Int
  }

  /// How a size compares with something.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// They are equal; what no sign means.
    case equal = "=="
    /// The size is at most that.
    case lessThanOrEqual = "<="
    /// The size is at least that.
    case greaterThanOrEqual = ">="
  }

  /// What a size is compared with.
  public enum Object: Hashable, Sendable {
    /// A number of points.
    case number(Double)
    /// The same size of a view that stands in brackets in the line.
    case view(String)
    /// A metric; or a view that stands elsewhere, if this is a view's own predicate and there is no such metric.
    case name(String)
  }

  /// How much a condition matters.
  public enum Priority: Hashable, Sendable {
    /// It must hold; what no priority means.
    case required
    /// More than 0, at most 1000.
    case number(Double)
    /// The value of a metric.
    case metric(String)
  }
}
