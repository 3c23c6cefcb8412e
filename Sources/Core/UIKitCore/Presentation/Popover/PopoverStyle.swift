import CoreGraphics

/// The measures of popovers, in points, in one place.
struct PopoverStyle: Equatable {
  var arrowHeight: CGFloat = 13
  var arrowBase: CGFloat = 26
  var cornerRadius: CGFloat = 13
  /// The least distance from the container's edges.
  var margin: CGFloat = 10
  var shadowRadius: CGFloat = 18
  var shadowOpacity: Float = 0.22
  var shadowOffset = CGSize(width: 0, height: 4)
  /// The least body.
  var minimumSize = CGSize(width: 100, height: 44)

  /// How far the arrow's middle stays from the body's corners.
  var clearance: CGFloat { cornerRadius }

  /// As iOS 18 shows popovers; the default.
  static let standard = PopoverStyle()
  /// As iOS 26 keeps them from the edges.
  static let wideMargin = PopoverStyle(margin: 19)
}
