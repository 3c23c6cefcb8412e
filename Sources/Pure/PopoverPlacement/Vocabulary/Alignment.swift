extension Placement {
  /// Which edges of anchor and body line up along the side; drawn beside `Side`.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// The middle of the body at the middle of the anchor.
    case center
    /// The leading edges in line, or the top edges of a body on the left or right.
    case start
    /// The trailing edges in line, or the bottom edges of a body on the left or right.
    case end

    /// The alignment seen in a mirror: start becomes end.
    public var opposite: Alignment {
      switch self {
      case .center: .center
      case .start: .end
      case .end: .start
      }
    }
  }
}
