extension LayerContext {
  /// How often a layout may start over before it is cut off.
  package static var layoutRounds: Int { 50 }

  /// Rounds of constraints and layout until nothing is marked.
  ///
  /// Layout that keeps marking itself is cut off and reported with the layers that did not settle.
  package func runLayoutPass() {
    for _ in 0..<Self.layoutRounds {
      prepareLayout?()
      guard root.hasLayoutBelow else { return }
      root.layoutBelow()
    }
    RenderLoop.shared.layoutDidNotSettle?(root.markedForLayout())
  }
}
