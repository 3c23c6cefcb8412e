package import CSDL2
package import CoreGraphics

/// A context over the pixels of a window's surface, without a copy where their layout allows.
package nonisolated final class WindowCanvas {
  package let context: CGContext
  package let bounds: CGRect
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let pixels: UnsafeMutableRawPointer
  /// What is drawn into where the screen has another layout than the context's: fewer bits, another order.
  private let copy: UnsafeMutablePointer<SDL_Surface>?

  package init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    guard width > 0, height > 0, let pixels = surface.pointee.pixels else { return nil }
    let layout = surface.pointee.format.pointee.format
    let isOurs = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue].contains(layout)
    copy =
      isOurs ? nil : SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    let drawn = copy ?? surface
    guard isOurs || copy != nil,
      let context = CGContext(
        pixels: drawn.pointee.pixels, width: Int(width), height: Int(height), bytesPerRow: Int(drawn.pointee.pitch),
        scale: 1, opaque: true)
    else { return nil }
    self.context = context
    self.surface = surface
    self.pixels = pixels
    bounds = CGRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  deinit { SDL_FreeSurface(copy) }

  /// Whether the surface is still the one this was made for.
  package func isOver(_ other: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface == other && pixels == other.pointee.pixels && Int32(bounds.width) == other.pointee.w
      && Int32(bounds.height) == other.pointee.h
  }

  /// Brings what was drawn in the rectangles into the surface.
  ///
  /// - Returns: The rectangles within it.
  package func settle(_ damage: [CGRect]) -> [SDL_Rect] {
    damage.compactMap { rect in
      let part = rect.intersection(bounds)
      guard !part.isNull, !part.isEmpty else { return nil }
      var pixels = SDL_Rect(x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
      if let copy {
        var target = pixels
        SDL_UpperBlit(copy, &pixels, surface, &target)
      }
      return pixels
    }
  }
}
