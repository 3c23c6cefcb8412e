import CCairo
import Foundation

extension CGContext {
  /// Paints an image upright into a rectangle of a space whose y points down.
  ///
  /// Where one pixel of the image is one of the target, whole pixels are copied, the position rounded to the nearest:
  /// sharp, and as fast as Cairo can be. Anywhere else it is scaled, between the four nearest pixels at or above half
  /// the image's size, and by averages below.
  package func paint(_ image: CGImage, in rect: CGRect, opacity: CGFloat = 1) {
    guard rect.origin.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_new_path(cairo)
    let device = deviceTransform
    let isUpright = device.b == 0 && device.c == 0 && device.a > 0 && device.d > 0
    let (wide, high) = (CGFloat(image.width), CGFloat(image.height))
    let isExact = isUpright && abs(rect.width * device.a - wide) < 0.01 && abs(rect.height * device.d - high) < 0.01
    cairo_save(cairo)
    if isExact {
      let x = (rect.minX * device.a + device.tx).rounded()
      let y = (rect.minY * device.d + device.ty).rounded()
      cairo_identity_matrix(cairo)
      cairo_set_source_surface(cairo, image.bitmap.surface, x, y)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      fillOrFade(CGRect(x: x, y: y, width: wide, height: high), opacity)
    } else {
      let shrinks = rect.width * abs(device.a) < wide / 2 || rect.height * abs(device.d) < high / 2
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, rect.width / wide, rect.height / high)
      cairo_set_source_surface(cairo, image.bitmap.surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(cairo), shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
      fillOrFade(CGRect(x: 0, y: 0, width: wide, height: high), opacity)
    }
    cairo_restore(cairo)
  }

  /// Fills a rounded rectangle with an image that is laid into another rectangle, upright where y points down.
  ///
  /// Edges are as smooth as those of a fill with a colour, and no clip is built.
  package func fillRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all, image: CGImage, in place: CGRect
  ) {
    guard let box = rect.drawable(within: rect), place.origin.isFinite, place.width > 0, place.height > 0,
      let pattern = cairo_pattern_create_for_surface(image.bitmap.surface)
    else { return }
    let unit = CGAffineTransform(
      a: place.width / CGFloat(image.width), b: 0, c: 0, d: place.height / CGFloat(image.height), tx: place.minX,
      ty: place.minY)
    var inverse = unit.inverted().cairo
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_new_path(cairo)
    addRounded(box, radius: radius, corners: corners)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_fill(cairo)
  }

  /// Moves the pixels of a rectangle that stay in it; those that are uncovered keep what they were.
  ///
  /// - Parameters:
  ///   - rect: Whole device pixels.
  ///   - dx: How many pixels to the right.
  ///   - dy: How many down.
  package func movePixels(in rect: CGRect, dx: Int, dy: Int) {
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let source = all.intersection(rect)
    guard !source.isNull else { return }
    let target = source.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)).intersection(source)
    guard !target.isNull, !target.isEmpty else { return }
    let (left, top, rows) = (Int(target.minX), Int(target.minY), Int(target.height))
    let size = bitmap.format.bytesPerPixel
    cairo_surface_flush(bitmap.surface)
    for index in 0..<rows {
      // Downwards the last row goes first, so that none is overwritten before it was moved.
      let y = dy > 0 ? top + rows - 1 - index : top + index
      let to = bitmap.data + y * bitmap.bytesPerRow + left * size
      let from = bitmap.data + (y - dy) * bitmap.bytesPerRow + (left - dx) * size
      memmove(to, from, Int(target.width) * size)
    }
    bitmap.markDirty()
  }

  private func fillOrFade(_ box: CGRect, _ opacity: CGFloat) {
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    if opacity >= 1 {
      cairo_fill(cairo)
    } else {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }
}
