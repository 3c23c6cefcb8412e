import UIKit

/// A label that tells where it was touched, once the finger is lifted on it.
final class WordLabel: UILabel {
  var tapped: (CGPoint) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), bounds.contains(place) else { return }
    tapped(place)
  }
}
