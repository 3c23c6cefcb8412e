import CoreGraphics

/// What of a layer can be animated.
///
/// A layer holds the state that was set, and while an animation runs a second one that is shown.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  /// From the layer's own space (the space of its bounds) to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let origin = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    guard transform != CATransform3DIdentity else {
      return CGAffineTransform(translationX: position.x - origin.x, y: position.y - origin.y)
    }
    return moved.concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The smallest rectangle of the superlayer around the layer.
  var frame: CGRect {
    guard transform != CATransform3DIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(toSuperlayer)
  }

  /// Whether nothing of the layer and what it holds can be seen.
  var isInvisible: Bool { isHidden || opacity <= 0 }
}
