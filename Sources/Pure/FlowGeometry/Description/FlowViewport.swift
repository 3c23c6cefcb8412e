public import Foundation

/// The part of the content that a view shows, to which headers and footers may be pinned.
public struct FlowViewport: Equatable, Sendable {
  /// The content's point at the view's top left corner.
  public var offset: CGPoint
  /// The size of the view.
  public var size: CGSize
  /// What bars and the like cover at the view's edges; pinned headers stand below the top inset.
  public var inset: FlowInsets
  /// Whether headers are pinned; if not they lie at their natural place.
  public var pinsHeaders: Bool
  /// Whether footers are pinned; if not they lie at their natural place.
  public var pinsFooters: Bool

  /// Describes what a view shows.
  public init(
    offset: CGPoint, size: CGSize, inset: FlowInsets = FlowInsets(), pinsHeaders: Bool = false,
    pinsFooters: Bool = false
  ) {
    self.offset = offset
    self.size = size
    self.inset = inset
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }
}
