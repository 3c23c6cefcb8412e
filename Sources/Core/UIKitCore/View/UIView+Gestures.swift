extension UIView {
  /// The recognizers that watch the view's touches.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer watch the view's touches; it leaves the view it watched before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Ends that; a gesture in progress is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.abandon()
    gestureRecognizer.view = nil
  }
}
