import CoreGraphics
import Foundation

extension CALayer {
  /// Whether view animations are being recorded; properties of views ask for actions only then.
  package static var recordsViewAnimations = false

  /// Sets one property: asks for its action, changes the values, marks what has to be done.
  @inline(__always)
  final func set<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, _ value: Value, _ key: LayerKey) {
    let old = values[keyPath: path]
    guard old != value else { return }
    let action = asksForActions ? self.action(forKey: key.rawValue) : nil
    values[keyPath: path] = value
    if shown != nil { running.isEmpty ? (shown = nil) : refreshShown() }
    didChange(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// A view's layer asks its view, and only inside an animation; a free layer animates by itself once it has
  /// been on the screen.
  private var asksForActions: Bool {
    if isViewBacked { return Self.recordsViewAnimations }
    return !painted.isNull && !CATransaction.disableActions()
  }

  /// Marks what a changed property needs.
  private func didChange(_ key: LayerKey) {
    switch key {
    case .bounds:
      mark([masksToBounds && values.bounds.size == paintedBounds.size ? .scrolled : .moved, .layout])
      if needsDisplayOnBoundsChange { mark(.display) }
    case .position, .anchorPoint, .transform, .zPosition, .opacity, .hidden:
      mark(.moved)
    case .cornerRadius:
      // What is cut at the corners changes with them.
      mark(masksToBounds ? .moved : .repaint)
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .backgroundColor, .borderColor,
      .borderWidth:
      mark(.repaint)
    }
    if Self.self != type(of: self), type(of: self).needsDisplay(forKey: key.rawValue) { mark(.display) }
  }

  /// Marks the layer and tells its ancestors, up to the first that knows already.
  final func mark(_ what: LayerDirt) {
    guard !dirt.isSuperset(of: what) else { return }
    dirt.formUnion(what)
    var below: LayerDirt = []
    if what.contains(.layout) { below.insert(.layoutBelow) }
    if what.contains(.display) { below.insert(.displayBelow) }
    if !what.isDisjoint(with: .composite) { below.insert(.compositeBelow) }
    tellAncestors(below)
  }

  /// Marks the path to the root, which asks its context for a frame.
  final func tellAncestors(_ below: LayerDirt) {
    var layer = self
    while let next = layer.parent {
      if next.dirt.isSuperset(of: below) { return }
      next.dirt.formUnion(below)
      layer = next
    }
    layer.context?.setNeedsFrame()
  }
}
