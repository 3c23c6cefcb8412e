import CCairo

extension CGContext {
  /// Begins to draw into a layer of its own, which is then painted as a whole with alpha, shadow and blend mode as they
  /// are now; within it they start anew.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(savesToRestore: 1) }

  /// Begins a layer that is no larger than the rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginLayer(savesToRestore: 2)
  }

  private func beginLayer(savesToRestore: Int) {
    saveGState()
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    state.mask = nil
    openLayers.append(savesToRestore)
  }

  /// Ends the layer and paints it; without one it does nothing.
  public func endTransparencyLayer() {
    guard let saves = openLayers.popLast(), let pattern = cairo_pop_group(cairo) else { return }
    restoreGState()
    composite(pattern, opacity: state.alpha)
    cairo_pattern_destroy(pattern)
    if saves == 2 { restoreGState() }
  }
}
