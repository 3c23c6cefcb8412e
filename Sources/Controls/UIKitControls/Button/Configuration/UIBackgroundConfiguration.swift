public import UIKitCore

/// What lies behind a content: a colour, an image, a line around, round corners.
///
/// Ours draws no blur and holds no view of the application's.
public nonisolated struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside of the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil is that of what it belongs to.
  public var backgroundColor: UIColor?
  /// An image over the colour.
  public var image: UIImage?
  /// How the image is fitted.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Nothing behind.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = .clear
    return result
  }
}
