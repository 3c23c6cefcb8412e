extension UIView {
  /// Ends editing in the view or in what it holds.
  ///
  /// - Parameter force: Whether the delegate of the field is not asked.
  /// - Returns: Whether the view and what it holds are without the keys now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, let view = responder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if force { view.hooks?.willBeForcedToResign() }
    return view.resignFirstResponder()
  }
}
