import CoreGraphics
import UIKitCore

extension HostEvent {
  /// The event in words, so that tests can compare it whole.
  var text: String {
    switch self {
    case .touch(let phase, let place, let id, let type): "touch \(phase) \(place.text) id \(id) \(type)"
    case .secondaryClick(let place): "secondary \(place.text)"
    case .hover(let place): "hover \(place?.text ?? "outside")"
    case .scroll(let scroll): "scroll \(scroll.delta.dx) \(scroll.delta.dy) \(scroll.location.text)"
    case .key(let phase, let key):
      "key \(phase) \(key.keyCode.rawValue) '\(key.characters)' \(key.modifierFlags.rawValue >> 16)"
    case .text(let text): "text '\(text)'"
    case .markedText(let text, let selected): "marked '\(text)' \(selected)"
    case .active(let isActive): "active \(isActive)"
    case .resize(let size, let scale): "resize \(size.width) \(size.height) scale \(scale)"
    case .close: "close"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(x),\(y)" }
}
