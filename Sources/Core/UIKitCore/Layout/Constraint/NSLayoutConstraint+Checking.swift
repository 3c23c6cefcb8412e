import Foundation

/// Mistakes for which iOS raises an exception.
extension NSLayoutConstraint {
  static func refuse(item: Any) -> Never {
    programmerError("\(item) can't be constrained: the items of a constraint are views and layout guides.")
  }

  /// Stops the program unless both sides can be compared.
  final func checkTerms() {
    guard multiplier.isFinite else { stop("its multiplier is \(multiplier). Check the division it comes from.") }
    checkConstant(currentConstant)
    guard first.kind != .none else { stop("its first attribute is notAnAttribute. Say what is to be constrained.") }
    guard let second, multiplier != 0 else {
      if first.kind == .place {
        stop(
          """
          it compares a place with a constant, since \(second == nil ? "there is no second item" : "its multiplier is 0"). \
          A place needs another one to be measured from, such as an edge of the superview.
          """)
      }
      return
    }
    guard first.kind == second.kind else { stop("a size can't be compared with a place.") }
    guard first.kind == .place else { return }
    guard first.attribute.axis == second.attribute.axis else {
      stop("a place across can't be compared with a place down.")
    }
    if first.attribute.isDirectional && second.attribute.isSided
      || first.attribute.isSided && second.attribute.isDirectional
    {
      stop("leading and trailing can't be compared with left and right. Use one kind for both.")
    }
  }

  final func checkConstant(_ constant: CGFloat) {
    guard constant.isFinite else { stop("its constant is \(constant). Check the computation it comes from.") }
  }

  final func checkPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      stop("its priority can't be \(priority.rawValue): priorities are more than 0 and at most 1000.")
    }
    if isOn, (priority == .required) != (currentPriority == .required) {
      stop(
        """
        its priority can't change between required and not while it is active. Deactivate it first, or use 999 \
        in place of 1000.
        """)
    }
  }

  final func refuseActivation() -> Never {
    let lost = nodes.first { $0.item == nil || $0.start == nil }
    if let lost {
      let what = lost.isGuide && lost.guide != nil ? "its guide has no owning view" : "an item of it no longer exists"
      programmerError("\(formula) can't be activated: \(what).")
    }
    programmerError(
      """
      \(formula) can't be activated: its items have no common ancestor. Add both to one view hierarchy before, with \
      addSubview.
      """)
  }

  private func stop(_ reason: String) -> Never { programmerError("\(formula) is no constraint: \(reason)") }
}
