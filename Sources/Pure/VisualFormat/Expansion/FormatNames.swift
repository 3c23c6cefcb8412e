/// What the names in a line stand for.
///
/// The library asks only for what it needs: `hasSuperview` for a view beside a `|`, the lists of names when a name was
/// not found.
public protocol FormatNames {
  /// The value of a metric, or nil if there is none of this name.
  func metric(_ name: String) -> Double?
  /// Whether there is a view of this name.
  func hasView(_ name: String) -> Bool
  /// Whether the view of this name stands in a superview.
  func hasSuperview(_ name: String) -> Bool
  /// The names of all metrics.
  var metricNames: [String] { get }
  /// The names of all views.
  var viewNames: [String] { get }
}

/// Names in plain tables, for tools and tests.
public struct FormatNameTable: FormatNames, Sendable {
  /// The names of the views; all but the `orphans` stand in a superview.
  public var views: Set<String>
  /// The metrics and their values.
  public var metrics: [String: Double]
  /// The names of the views without a superview.
  public var orphans: Set<String>

  /// Tables with these names.
  public init(views: Set<String>, metrics: [String: Double] = [:], orphans: Set<String> = []) {
    self.views = views
    self.metrics = metrics
    self.orphans = orphans
  }

  /// The value of a metric, or nil if there is none of this name.
  public func metric(_ name: String) -> Double? { metrics[name] }
  /// Whether there is a view of this name.
  public func hasView(_ name: String) -> Bool { views.contains(name) }
  /// Whether the view of this name stands in a superview.
  public func hasSuperview(_ name: String) -> Bool { !orphans.contains(name) }
  /// The names of all metrics.
  public var metricNames: [String] { Array(metrics.keys) }
  /// The names of all views.
  public var viewNames: [String] { Array(views) }
}
