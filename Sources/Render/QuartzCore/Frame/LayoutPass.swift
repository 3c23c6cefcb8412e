extension LayerContext {
  /// Rounds of constraints and layout until nothing is marked.
  ///
  /// Layout that keeps marking itself is cut off and reported with the layers that did not settle.
  package func runLayoutPass() {
    let limit = 50
    for _ in 0..<limit {
      prepareLayout?()
      guard root.hasLayoutBelow else { return }
      root.layoutBelow()
    }
    RenderLoop.shared.layoutDidNotSettle?(root.markedForLayout())
  }
}
