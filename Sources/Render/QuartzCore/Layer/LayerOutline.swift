package import CoreGraphics

/// A shape other than a rounded rectangle that a layer is filled with, clipped to, and throws its shadow from: a
/// bubble with an arrow, say.
package struct LayerOutline {
  package let path: CGPath
  /// A rectangle wholly inside the path: there a plain clip does, elsewhere the path is needed.
  package let inside: CGRect

  package init(path: CGPath, inside: CGRect) {
    self.path = path
    self.inside = inside
  }
}

extension CALayer {
  /// The outline for the bounds and frame as they are shown now, so that it follows every step of an animation.
  final func outline(for state: LayerState) -> LayerOutline? {
    guard let makeOutline else { return nil }
    if let kept = keptOutline, kept.bounds == state.bounds, kept.frame == state.frame { return kept.outline }
    let outline = makeOutline(state.bounds, state.frame)
    keptOutline = KeptOutline(bounds: state.bounds, frame: state.frame, outline: outline)
    return outline
  }

  /// The outline depends on something that changed.
  package final func outlineDidChange() {
    keptOutline = nil
    mark(.moved)
  }
}

/// An outline and what it was made for.
struct KeptOutline {
  let bounds: CGRect
  let frame: CGRect
  let outline: LayerOutline
}
