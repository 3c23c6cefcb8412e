public import CoreGraphics

/// Draws a view's layer into a context that is made only when something is drawn, so that a view without
/// drawing of its own has no backing picture.
@MainActor
package protocol LayerPainter: CALayerDelegate {
  /// Draws; calls `makeContext` at most once, and only if there is something to draw.
  func paintContents(of layer: CALayer, makeContext: @escaping () -> CGContext?)
  /// Runs a change of the layer that takes an animation back, and tells whoever depends on the layer's place.
  func restore(_ change: () -> Void)
}

extension CALayer {
  /// Marks the contents to be drawn in the next frame.
  public func setNeedsDisplay() { mark(.display) }

  /// Marks the contents to be drawn in the next frame; the whole picture is drawn anew.
  public func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { mark(.display) } }

  /// Whether the contents are to be drawn.
  public func needsDisplay() -> Bool { dirt.contains(.display) }

  /// Draws the contents now if they are marked.
  public func displayIfNeeded() {
    guard dirt.contains(.display) else { return }
    dirt.remove(.display)
    display()
  }

  final func drawContents() {
    if let delegate, painter == nil { delegate.display(self) } else { drawPicture() }
  }

  /// Draws the contents into a picture of the bounds at the contents' scale.
  ///
  /// A view that draws nothing keeps the picture that was set from outside.
  final func drawPicture() {
    guard let painter else {
      delegate?.layerWillDraw(self)
      guard let context = makeContentsContext() else { return }
      draw(in: context)
      take(context)
      return
    }
    var made: CGContext?
    painter.paintContents(of: self) { [unowned self] in
      made = made ?? makeContentsContext()
      return made
    }
    if let made { take(made) } else if pictureIsDrawn { contents = nil }
  }

  private func take(_ context: CGContext) {
    picture = context.unsafeSharedImage
    pictureIsDrawn = true
    prepared = nil
    mark(.repaint)
  }

  /// A clear context of the bounds' pixels whose user space is the layer's: points, y down.
  private func makeContentsContext() -> CGContext? {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width < 16_384, bounds.height < 16_384 else { return nil }
    let scale = max(contentsScale, 0.01)
    let context = CGContext(
      pixelsWide: Int((bounds.width * scale).rounded(.up)), pixelsHigh: Int((bounds.height * scale).rounded(.up)),
      scale: scale, opaque: false)
    context?.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    return context
  }
}
