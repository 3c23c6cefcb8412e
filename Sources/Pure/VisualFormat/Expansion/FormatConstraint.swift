/// One constraint of a line, by names: `first.attribute relation second.attribute + constant`.
public struct FormatConstraint: Hashable, Sendable {
  /// What a constraint is about.
  public enum Item: Hashable, Sendable {
    /// The view of this name.
    case view(String)
    /// The superview of the view of this name.
    case superview(of: String)
  }

  /// A part of an item.
  public struct Anchor: Hashable, Sendable {
    /// The view.
    public var item: Item
    /// The part of it.
    public var attribute: FormatAttribute
  }

  /// A number of points, or a distance that the caller knows.
  public enum Constant: Hashable, Sendable {
    /// This many points.
    case points(Double)
    /// The standard distance between the two views; 8 points in UIKit.
    case standardGap
    /// The superview's layout margin on that side; 8 points unless the superview has another.
    case margin
  }

  /// The left side.
  public var first: Anchor
  /// How the left side compares with the right.
  public var relation: FormatLine.Relation
  /// The right side without its constant; nil if the constant is all of it.
  public var second: Anchor?
  /// What is added on the right.
  public var constant: Constant
  /// More than 0, at most 1000, which is required.
  public var priority: Double
}

extension FormatConstraint: CustomStringConvertible {
  /// The constraint as a formula, such as `b.leading == a.trailing + 8 @750`.
  public var description: String {
    let right = [second?.description, constant.description(isSum: second != nil)].compactMap(\.self)
    let suffix = priority == 1000 ? "" : " @\(shortened(priority))"
    return "\(first) \(relation.rawValue) \(right.joined(separator: " "))\(suffix)"
  }
}

extension FormatConstraint.Anchor: CustomStringConvertible {
  /// The item and the attribute, such as `name.leading` or `super(name).top`.
  public var description: String {
    switch item {
    case .view(let name): "\(name).\(attribute)"
    case .superview(let name): "super(\(name)).\(attribute)"
    }
  }
}

extension FormatConstraint.Constant {
  /// The constant as a summand, or alone; nil for a summand of 0.
  func description(isSum: Bool) -> String? {
    switch self {
    case .standardGap: "+ standard gap"
    case .margin: "+ margin"
    case .points(let points):
      if !isSum {
        shortened(points)
      } else if points == 0 {
        nil
      } else {
        points < 0 ? "- \(shortened(-points))" : "+ \(shortened(points))"
      }
    }
  }
}

/// A number without `.0` at the end.
private func shortened(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
