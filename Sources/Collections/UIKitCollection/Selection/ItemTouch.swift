import UIKitCore

/// A touch on an item, from down to up.
struct ItemTouch {
  /// The item, while a touch is down.
  private(set) var index: ItemIndex?
  /// The touch, to tell it from others.
  private(set) weak var touch: UITouch?
  /// Whether the delegate let the item be highlighted: then it may be selected.
  var isHighlighted = false
  /// Selected items whose look is off while another one is touched.
  var dimmed: Set<ItemIndex> = []

  var isActive: Bool { index != nil }

  init() {}

  init(_ touch: UITouch, _ index: ItemIndex) {
    self.touch = touch
    self.index = index
  }

  func isOf(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }
}
