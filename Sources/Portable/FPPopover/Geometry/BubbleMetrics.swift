import Foundation

/// The measures of the bubble, in points and seconds.
nonisolated enum BubbleMetrics {
  static let arrowHeight: CGFloat = 20
  static let arrowBase: CGFloat = 20
  static let cornerRadius: CGFloat = 10
  static let innerInset: CGFloat = 2
  static let outerInset: CGFloat = 1
  static let borderlessInset: CGFloat = 10
  /// From the edge of the body to its content.
  static let contentInset: CGFloat = 10
  static let titleHeight: CGFloat = 20
  static let shadowOpacity: Float = 0.7
  static let shadowRadius: CGFloat = 5
  static let shadowOffset = CGSize(width: -3, height: 3)
  static let titleSize: CGFloat = 16
  static let duration: TimeInterval = 0.2

  /// How much the body is larger than its content.
  static func surround(hasTitle: Bool) -> CGSize {
    CGSize(width: 2 * contentInset, height: 2 * contentInset + (hasTitle ? titleHeight + contentInset : 0))
  }
}
