import VisualFormat

extension FormatAttribute {
  static var names: [(String, FormatAttribute)] { allCases.map { ("\($0)", $0) } }

  /// What an attribute measures; only like can be compared with like.
  enum Kind {
    case horizontalPlace, verticalPlace, length
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPlace
    case .width, .height: .length
    }
  }

  /// Whether it changes sides with the direction.
  var followsDirection: Bool { self == .leading || self == .trailing }
  /// Whether it stays at its side whatever the direction.
  var isOfOneSide: Bool { self == .left || self == .right }
}

extension LayoutDocument.Demand {
  /// Why a demand makes no sense whatever the views are; nil if it does.
  var objection: String? {
    guard let second, multiplier != 0 else {
      return first.attribute.kind == .length ? nil : "a place has to be compared with another place"
    }
    if first.attribute.kind != second.attribute.kind {
      return "'\(first.attribute)' cannot be compared with '\(second.attribute)'"
    }
    let pair = [first.attribute, second.attribute]
    if pair.contains(where: \.followsDirection), pair.contains(where: \.isOfOneSide) {
      return "an edge that follows the direction cannot be compared with one that does not"
    }
    return nil
  }
}
