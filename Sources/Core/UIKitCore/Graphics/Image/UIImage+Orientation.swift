import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// How stored pixels must be turned to be upright.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn anticlockwise.
    case left = 2
    /// By a quarter turn clockwise.
    case right = 3
    /// Mirrored, left for right.
    case upMirrored = 4
    /// Mirrored, left for right, and then half a turn.
    case downMirrored = 5
    /// Mirrored, left for right, and then a quarter turn anticlockwise.
    case leftMirrored = 6
    /// Mirrored, left for right, and then a quarter turn clockwise.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool { turn == .pi / 2 || turn == -.pi / 2 }

    /// Whether left and right change places before the turn.
    var isMirrored: Bool { rawValue >= 4 }

    /// The turn, clockwise.
    var turn: CGFloat {
      switch self {
      case .up, .upMirrored: 0
      case .down, .downMirrored: .pi
      case .left, .leftMirrored: -.pi / 2
      case .right, .rightMirrored: .pi / 2
      }
    }

    /// The orientation by its number in Exif (1...8), as cameras write it; nil for other numbers.
    package init?(exif: Int) {
      let order: [Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
      guard order.indices.contains(exif - 1) else { return nil }
      self = order[exif - 1]
    }

    /// The orientation after left and right have changed places on the screen.
    var flippedHorizontally: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      // A quarter turn and then a flip is the flip first and then the opposite turn.
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// The image with left and right changed on the screen.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    restyled { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// The image marked to be flipped where the interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    restyled { $0.flipsForRightToLeft = true }
  }

  /// Whether views flip the image where the interface runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }
}
