public import Foundation

/// Why a request has no answer.
public enum PlacementError: Error, Equatable, CustomStringConvertible {
  /// A part of the request has a component that is infinite or not a number.
  case notFinite(Part, value: CGFloat)

  /// The parts of a request that hold numbers.
  public enum Part: String, Sendable, CaseIterable {
    /// The anchor rectangle.
    case anchor
    /// The natural size.
    case size
    /// The least size.
    case minimumSize
    /// The container rectangle.
    case container
    /// The margins.
    case margins
    /// The gap between anchor and arrow.
    case gap
    /// The offset along the side, or that of an attachment.
    case offset
    /// The measures of the arrow.
    case arrow
  }

  /// What was wrong, with the value, and what to do.
  public var description: String {
    switch self {
    case .notFinite(let part, let value):
      "The \(part) of a placement request has the component \(value). Every number must be finite; "
        + "for no bounds leave the container nil."
    }
  }
}
