import UIKitCore

/// A value for each state of a control for which one was set.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(_ state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state: the one set for it, also without having the keys, or that of the normal state.
  ///
  /// As on iOS a state of two bits does not fall back to one of them.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  /// Whether the state has a value of its own.
  func says(_ state: UIControl.State) -> Bool { values[state] != nil }
}
