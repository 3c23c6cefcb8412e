/// A named set of rules that turns a request into a placement.
public enum PlacementPolicy: Equatable, Sendable {
  /// The rule of UIKit's popovers.
  ///
  /// The first permitted side on which the body lies centred (or aligned as asked) without being moved; otherwise the
  /// one that keeps most of the body once it is slid and shrunk. Below the minimum size it covers the anchor.
  case uiKit
  /// The rules of the original FPPopover, its faults included: `size` counts as the size with the arrow, margins and
  /// minimum are ignored, and the height is negative for an anchor above the container.
  ///
  /// `wanted` is the control's mask; a mask without a name acts as `horizontal`.
  case fpPopover(wanted: Placement.ArrowDirections)
  /// FPPopover's present rule: the permitted sides in order, slid, then shrunk.
  ///
  /// It differs from `uiKit` in that a body which only has to slide stays on the wanted side.
  case fpPopoverImproved
  /// The rule of window systems' positioners, one axis at a time: flip only if the flipped box fits entirely, else
  /// slide, else resize. The arrow is ignored: the frame is the box.
  case positioner(PlacementRequest.Attachment)
  /// The rule of floating layers on web pages: the preferred side, flipped when it overflows there, slid along the
  /// side, resized last; if nothing fits, the side with least overflow.
  case bestFit
}
