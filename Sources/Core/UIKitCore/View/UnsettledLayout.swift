import QuartzCore

/// Tells of a layout that never comes to rest, and of the views that keep it moving.
@MainActor
enum UnsettledLayout {
  /// Warns once for each first view and number of views; what they show is what the last round left.
  static func report(_ layers: [CALayer]) {
    report(
      layers.compactMap { $0.delegate as? UIView },
      """
      asked for layout again in each of \(LayerContext.layoutRounds) rounds. Do not call setNeedsLayout() from \
      layoutSubviews() without a condition that ends it.
      """)
  }

  /// Warns of views that do something in each round.
  static func report(_ views: [UIView], _ deed: String) {
    guard let first = views.first else { return }
    let names = views.prefix(5).map { "\($0)" }.joined(separator: ", ")
    Warnings.report(
      "Layout does not settle: \(names) \(deed)", once: "unsettled layout \(ObjectIdentifier(first)) \(views.count)")
  }
}
