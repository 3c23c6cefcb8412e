extension PlacementRequest {
  /// Decides where the popover goes.
  ///
  ///     var request = PlacementRequest(
  ///       anchor: CGRect(x: 100, y: 300, width: 60, height: 40), size: CGSize(width: 240, height: 180),
  ///       container: CGRect(x: 0, y: 0, width: 820, height: 1180))
  ///     request.margins = .init(19)
  ///     request.arrow = .init(height: 13, base: 26, clearance: 13)
  ///     try request.placed(by: .uiKit).frame  // (160, 230, 253, 180): on the right, its arrow points left
  ///
  /// - Parameter policy: the rules to decide by.
  /// - Returns: the place. Every number in it is finite, and no size is negative, except as the classic rules say.
  /// - Throws: `PlacementError.notFinite` if a number of the request is infinite or not a number.
  /// - Complexity: O(1), without an allocation.
  public func placed(by policy: PlacementPolicy) throws(PlacementError) -> Placement {
    guard isTame else { return try placedOnceTamed(by: policy) }
    return try placedTamely(by: policy)
  }

  /// Kept apart, so that the copy it makes costs ordinary requests nothing.
  @inline(never)
  private func placedOnceTamed(by policy: PlacementPolicy) throws(PlacementError) -> Placement {
    try tamed().placedTamely(by: policy)
  }

  @inline(__always)
  private func placedTamely(by policy: PlacementPolicy) throws(PlacementError) -> Placement {
    switch policy {
    case .uiKit: Scene(self).besideAnchor(prefersUnmoved: true)
    case .fpPopoverImproved: Scene(self).besideAnchor(prefersUnmoved: false)
    case .fpPopover(let wanted): Scene(self).classic(wanted: wanted)
    case .positioner(let attachment): try Scene(self, ignoresArrow: true).positioned(attachment)
    case .bestFit: Scene(self).bestFit()
    }
  }
}
