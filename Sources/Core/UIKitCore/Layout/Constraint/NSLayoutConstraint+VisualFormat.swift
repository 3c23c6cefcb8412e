import Foundation
import VisualFormat

extension NSLayoutConstraint {
  /// The constraints of a line in the Visual Format Language, inactive.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|[image(45)]-5-[label(100)]|", metrics: nil, views: ["image": image, "label": label])
  ///
  /// A line that is none stops the program with a mark under the first wrong character. A dash beside `|` reaches to
  /// the superview's layout margin, one between views is 8 points.
  public nonisolated class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    // Helper functions of applications are not isolated, but views are only used on the main thread.
    nonisolated(unsafe) let arguments = (metrics, views)
    return MainActor.assumeIsolated {
      let names = ItemNames(metrics: arguments.0 ?? [:], views: arguments.1)
      do {
        let line = try FormatLine(parsing: format)
        let options = VisualFormat.FormatOptions(rawValue: opts.rawValue)
        return try line.constraints(options: options, names: names).map { names.constraint($0) }
      } catch {
        programmerError("\(error)")
      }
    }
  }
}

/// What the names in a line stand for.
private struct ItemNames {
  let metrics: [String: Any]
  let views: [String: Any]

  func node(_ name: String) -> LayoutNode? {
    guard let item = views[name] else { return nil }
    guard let node = LayoutNode.of(item) else {
      programmerError("Visual format: '\(name)' is \(item), but it must be a view or a layout guide.")
    }
    return node
  }

  func constraint(_ format: FormatConstraint) -> NSLayoutConstraint {
    let isMargin = format.constant == .margin
    let first = term(format.first, isMargin)
    let second = format.second.map { term($0, isMargin) }
    let constant: Double =
      switch format.constant {
      case .points(let points): points
      case .standardGap: NSLayoutConstraint.standardGap
      case .margin: 0
      }
    let constraint = NSLayoutConstraint(first, format.relation.layout, second, constant: constant)
    constraint.itemNames = (format.first.name, format.second?.name)
    constraint.priority = UILayoutPriority(Float(format.priority))
    if format.constant == .standardGap { constraint.spaced(1) }
    return constraint
  }

  private func term(_ anchor: FormatConstraint.Anchor, _ isMargin: Bool) -> LayoutTerm {
    let attribute = NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue) ?? .notAnAttribute
    switch anchor.item {
    case .view(let name):
      guard let node = node(name) else { programmerError("Visual format: there is no view '\(name)'.") }
      return LayoutTerm(node, attribute)
    case .superview(let name):
      guard let host = node(name)?.host else {
        programmerError("Visual format: '\(name)' has no superview.")
      }
      return LayoutTerm(host.layoutNode, isMargin ? attribute.margin : attribute)
    }
  }
}

extension ItemNames: @preconcurrency FormatNames {
  func metric(_ name: String) -> Double? {
    switch metrics[name] {
    case let value as Double: value
    case let value as CGFloat: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  func hasView(_ name: String) -> Bool { node(name) != nil }
  func hasSuperview(_ name: String) -> Bool { node(name)?.host != nil }
  var metricNames: [String] { Array(metrics.keys) }
  var viewNames: [String] { Array(views.keys) }
}

extension FormatConstraint.Anchor {
  fileprivate nonisolated var name: String? {
    if case .view(let name) = item { name } else { nil }
  }
}

extension FormatLine.Relation {
  fileprivate nonisolated var layout: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The layout margin at an edge.
  fileprivate nonisolated var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
