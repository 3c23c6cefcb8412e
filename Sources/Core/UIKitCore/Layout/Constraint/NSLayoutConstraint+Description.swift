import Foundation

extension NSLayoutConstraint {
  /// Such as `<NSLayoutConstraint 'gap' UILabel "name".leading == UIView:0x5a40.leading + 8 @750>`.
  final var formula: String {
    var words = ["NSLayoutConstraint"]
    if let identifier { words.append("'\(identifier)'") }
    words.append(Self.text(of: first, itemNames.first))
    words.append(relation.sign)
    if let second, multiplier != 0 {
      if multiplier != 1 { words.append("\(multiplier.shortText) *") }
      words.append(Self.text(of: second, itemNames.second))
      if constant != 0 { words.append(constant < 0 ? "- \((-constant).shortText)" : "+ \(constant.shortText)") }
    } else {
      words.append(constant.shortText)
    }
    if priority != .required { words.append("@\(CGFloat(priority.rawValue).shortText)") }
    if !isOn { words.append("(inactive)") }
    return "<\(words.joined(separator: " "))>"
  }

  private static func text(of term: LayoutTerm, _ name: String?) -> String {
    let item = term.node.text(name: name)
    guard let base = term.base else { return "\(item).\(term.attribute.name)" }
    return "(\(item).\(term.attribute.name) - \(base.node.text(name: nil)).\(base.attribute.name))"
  }
}

extension NSLayoutConstraint.Relation {
  nonisolated var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutNode {
  /// The item's class and a name: the one given, its identifier, or its address.
  func text(name: String? = nil) -> String {
    if let view {
      if let name = name ?? view.accessibilityIdentifier { return "\(type(of: view)) \"\(name)\"" }
      return "\(type(of: view)):0x\(String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16))"
    }
    guard let guide else { return "an item that no longer exists" }
    if let name { return "\(type(of: guide)) \"\(name)\"" }
    if !guide.identifier.isEmpty {
      let owner = guide.owningView.map { " of \($0.layoutNode.text())" } ?? ""
      return "\(guide.identifier)\(owner)"
    }
    return "\(type(of: guide)):0x\(String(UInt(bitPattern: ObjectIdentifier(guide)), radix: 16))"
  }
}

extension CGFloat {
  /// The number without `.0` at the end.
  nonisolated var shortText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
