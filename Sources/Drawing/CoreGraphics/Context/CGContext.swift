import CCairo

/// A place to draw into: pixels in memory, the current transform, clip, colours and path.
///
/// Ours draws with Cairo into premultiplied 32-bit pixels. Cairo counts in 24.8 fixed point, so a path's device
/// coordinates must stay below 8.4 million pixels (rectangles are cut to the clip, so they may be any size); subtract a
/// far scroll offset before drawing. NaN and infinite rectangles draw nothing.
public final class CGContext {
  package let bitmap: Bitmap
  /// The Cairo context; `package` so that the text module can draw with it, and never public.
  package let cairo: OpaquePointer
  /// What the context began with: from user space to Cairo's pixels, whose y points down.
  let base: CGAffineTransform
  var state = GraphicsState()
  private var saved: [GraphicsState] = []
  /// The transparency layers that are open: how many saved states each will take back.
  var openLayers: [Int] = []

  init?(bitmap: Bitmap, base: CGAffineTransform) {
    guard let cairo = cairo_create(bitmap.surface) else { return nil }
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      return nil
    }
    self.bitmap = bitmap
    self.cairo = cairo
    self.base = base
    var matrix = base.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
  }

  deinit { cairo_destroy(cairo) }

  /// Makes a context over bytes, its origin at the bottom left.
  ///
  /// Over the caller's memory the layout must be Cairo's: `premultipliedFirst` or `noneSkipFirst` with
  /// `byteOrder32Little` (on a little-endian machine), or `alphaOnly`, rows a multiple of four bytes; anything else
  /// answers nil. With memory of its own any 32-bit layout is taken, and the layout is that one all the same:
  /// `bitmapInfo` says so.
  ///
  /// - Parameters:
  ///   - data: At least `height * bytesPerRow` bytes that outlive the context, or nil for memory of its own.
  ///   - width: Pixels in a row, at most 32,767.
  ///   - height: Rows, at most 32,767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: The distance of rows, or 0 to let the context choose it.
  ///   - space: RGB; grey with `alphaOnly`.
  ///   - bitmapInfo: The layout of a pixel.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, let alphaInfo = info.alphaInfo,
      let format = Bitmap.Format(alphaInfo, model: space.model)
    else { return nil }
    let bitmap: Bitmap?
    if let data {
      guard info == format.bitmapInfo || format == .alpha else { return nil }
      let row = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
      bitmap = Bitmap(data: data, width: width, height: height, bytesPerRow: row, format: format, owner: nil)
    } else {
      bitmap = Bitmap(width: width, height: height, format: format)
    }
    guard let bitmap else { return nil }
    self.init(bitmap: bitmap, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Makes a context of its own pixels whose user space has its origin at the top left and y pointing down.
  package convenience init?(pixelsWide: Int, pixelsHigh: Int, scale: CGFloat, opaque: Bool) {
    guard let bitmap = Bitmap(width: pixelsWide, height: pixelsHigh, format: opaque ? .opaque : .argb) else {
      return nil
    }
    self.init(bitmap: bitmap, base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Makes such a context over foreign pixels, which are not copied and must outlive it; RGB24 when opaque.
  package convenience init?(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat, opaque: Bool
  ) {
    guard
      let bitmap = Bitmap(
        data: pixels, width: width, height: height, bytesPerRow: bytesPerRow, format: opaque ? .opaque : .argb,
        owner: nil)
    else { return nil }
    self.init(bitmap: bitmap, base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Remembers transform, clip, colours and all other settings but the path.
  public func saveGState() {
    cairo_save(cairo)
    saved.append(state)
  }

  /// Goes back to what the matching `saveGState()` remembered; without one it does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }
}

extension Bitmap.Format {
  /// The format that can hold what the alpha info asks for.
  init?(_ info: CGImageAlphaInfo, model: CGColorSpaceModel) {
    switch info {
    case .premultipliedFirst,
      .premultipliedLast where model == .rgb:
      self = .argb
    case .noneSkipFirst,
      .noneSkipLast where model == .rgb:
      self = .opaque
    case .alphaOnly: self = .alpha
    default: return nil
    }
  }
}
