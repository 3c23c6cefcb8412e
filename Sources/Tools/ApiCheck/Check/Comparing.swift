extension Kind {
  /// Whether ours can stand for Apple's: the same kind of type, or a member on the same level.
  ///
  /// An alias can stand for any type, since it is used the same way.
  func isCompatible(with ours: Kind) -> Bool {
    if isType || ours.isType { return self == ours || ours == .typealias }
    return belongsToType == ours.belongsToType
  }
}

extension Declaration {
  /// Whether code written for Apple's declaration compiles with ours, and the other way round.
  ///
  /// A requirement, which stands in a protocol of ours, cannot have the defaults that Swift gives imported ones.
  func fulfils(_ apple: AppleName, isRequirement: Bool) -> Bool {
    switch (signature, apple.signature ?? .none) {
    case (.value(let ours, let oursReads), .value(let theirs, let theirsReads)):
      guard ours == theirs else { return false }
      if oursReads == theirsReads || name == "rawValue" { return true }
      // The tables cannot tell a constant from a variable, and an heir may make settable what it inherits.
      return oursReads ? kind == .staticVariable || owner.isEmpty : apple.owner != owner
    case (.function(let ours, let result), .function(let theirs, let theirResult)):
      return result == theirResult && (ours == theirs || (isRequirement && ours.map(\.type) == theirs.map(\.type)))
    // A case where Apple has a constant of its own type, or the other way round.
    case (.none, _), (_, .none): return true
    default: return false
    }
  }
}

extension AppleName {
  /// The function as it is called without some of its parameters that have defaults; nothing when the call by that name
  /// would need others.
  func leavingOutDefaults(toMatch called: String) -> AppleName? {
    let (base, labels) = name.baseAndLabels
    let (calledBase, calledLabels) = called.baseAndLabels
    guard base == calledBase, calledLabels.count < labels.count else { return nil }
    guard case .function(let parameters, let result)? = signature, labels.count == parameters.count else { return nil }
    var kept: [Signature.Parameter] = []
    for (label, parameter) in zip(labels, parameters) {
      if kept.count < calledLabels.count, calledLabels[kept.count] == label {
        kept.append(parameter)
      } else if !parameter.hasDefault {
        return nil
      }
    }
    guard kept.count == calledLabels.count else { return nil }
    return AppleName(owner: owner, name: called, kind: kind, type: "\(Signature.function(kept, result: result))")
  }
}

extension String {
  /// `animate` and `["_", "completion"]` of `animate(_:completion:)`; no labels without brackets.
  var baseAndLabels: (base: Substring, labels: [Substring]) {
    let base = prefix { $0 != "(" }
    let labels = dropFirst(base.count + 1).split(separator: ":").filter { $0 != ")" }
    return (base, labels)
  }
}
