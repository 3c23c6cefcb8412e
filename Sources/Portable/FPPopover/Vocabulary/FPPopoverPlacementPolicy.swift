/// The rules by which a popover finds its place.
public nonisolated enum FPPopoverPlacementPolicy: Hashable, Sendable, CaseIterable {
  /// The wanted directions in order, slid, then shrunk: inside the safe area and the margins, above the keyboard, not
  /// below the minimum size, and over the anchor only where no side at all has room.
  case fpPopoverImproved
  /// The rules of the original control, its faults included: the side with more room, cut at the edges.
  case fpPopover
}
