/// What has to be done for a layer, and whether something has to be done below it, so that a pass walks only
/// the dirty paths of the tree.
struct LayerDirt: OptionSet {
  let rawValue: UInt8

  static let layout = LayerDirt(rawValue: 1)
  static let display = LayerDirt(rawValue: 2)
  /// Its own picture changed, its place did not.
  static let repaint = LayerDirt(rawValue: 4)
  /// It and all it holds must be looked at again: moved, faded, hidden, added.
  static let moved = LayerDirt(rawValue: 8)
  static let layoutBelow = LayerDirt(rawValue: 16)
  static let displayBelow = LayerDirt(rawValue: 32)
  static let compositeBelow = LayerDirt(rawValue: 64)

  /// What it holds was scrolled and nothing else: the pixels that are there may be moved.
  static let scrolled = LayerDirt(rawValue: 128)

  static let composite: LayerDirt = [.repaint, .moved, .scrolled]
}
