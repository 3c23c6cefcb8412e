package import Foundation

/// The measures of popovers, in points, in one place.
package struct PopoverStyle: Equatable {
  package var arrowHeight: CGFloat = 13
  package var arrowBase: CGFloat = 26
  package var cornerRadius: CGFloat = 13
  /// The least distance from the container's edges.
  package var margin: CGFloat = 10
  package var shadowRadius: CGFloat = 18
  package var shadowOpacity: Float = 0.22
  package var shadowOffset = CGSize(width: 0, height: 4)
  /// The least body.
  package var minimumSize = CGSize(width: 100, height: 44)
  /// How far content stays from the body's edges.
  package var contentInsets = UIEdgeInsets.zero

  /// How far the arrow's middle stays from the body's corners.
  package var clearance: CGFloat { cornerRadius }

  package init(margin: CGFloat = 10) { self.margin = margin }

  /// As iOS 18 shows popovers; the default.
  package static let standard = PopoverStyle()
  /// As iOS 26 keeps them from the edges.
  package static let wideMargin = PopoverStyle(margin: 19)

  /// The styles by the version of iOS that they are like.
  package static let byVersion = ["18": standard, "26": wideMargin]

  /// What popovers begin with.
  @MainActor package static var current = PopoverStyle.standard
}
