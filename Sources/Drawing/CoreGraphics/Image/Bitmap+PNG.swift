package import CCairo

extension Bitmap {
  /// Writes the pixels as a PNG file through Cairo, which hands out the bytes piece by piece.
  package func writePNG(into target: UnsafeMutableRawPointer, _ write: cairo_write_func_t) -> Bool {
    cairo_surface_flush(surface)
    return cairo_surface_write_to_png_stream(surface, write, target) == CAIRO_STATUS_SUCCESS
  }
}
