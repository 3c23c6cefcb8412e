import CCairo
import Foundation

/// The owner of a Cairo image surface: pixels in memory, top row first.
///
/// Unchecked because the surface is a C object: whoever writes to it is its only owner at that time (a context), and
/// once an image holds it nobody writes any more.
package final class Bitmap: @unchecked Sendable {
  /// How a pixel is stored.
  package enum Format: Sendable {
    /// 32 bits, alpha highest, colours premultiplied, in the machine's order of bytes.
    case argb
    /// As `argb`, the alpha not used.
    case opaque
    /// 8 bits of alpha.
    case alpha
  }

  package let width: Int
  package let height: Int
  package let format: Format
  package let bytesPerRow: Int
  package let data: UnsafeMutableRawPointer
  let surface: OpaquePointer
  /// Whoever owns the memory, when it is not the surface.
  private let owner: AnyObject?

  /// The longest edge that Cairo takes.
  package static let maximumEdge = 32_767

  /// Makes clear (black when opaque) pixels; nil when a size is not in 1...32767 or memory is short.
  package init?(width: Int, height: Int, format: Format) {
    guard 1...Self.maximumEdge ~= width, 1...Self.maximumEdge ~= height,
      let surface = cairo_image_surface_create(format.cairo, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.format = format
    self.surface = surface
    self.data = UnsafeMutableRawPointer(data)
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    owner = nil
  }

  /// Uses foreign memory without copying it; nil when Cairo does not take the size or the bytes of a row (a multiple
  /// of four).
  package init?(
    data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format, owner: AnyObject?
  ) {
    guard 1...Self.maximumEdge ~= width, 1...Self.maximumEdge ~= height, bytesPerRow % 4 == 0,
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= Int(Int32.max),
      let surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.format = format
    self.surface = surface
    self.data = data
    self.bytesPerRow = bytesPerRow
    self.owner = owner
  }

  /// Makes pixels of 32 bits by a function that writes all of them, which spares clearing them first.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - write: Given the first row and the distance of rows; answers how the pixels are stored, or nil if there are
  ///     none, and then there is no bitmap.
  package convenience init?(width: Int, height: Int, write: (UnsafeMutableRawPointer, Int) -> Format?) {
    guard 1...Self.maximumEdge ~= width, 1...Self.maximumEdge ~= height,
      let memory = PixelMemory(byteCount: 4 * width * height), let format = write(memory.start, 4 * width)
    else { return nil }
    self.init(
      data: memory.start, width: width, height: height, bytesPerRow: 4 * width, format: format, owner: memory)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// The owner of memory that is not cleared.
private final class PixelMemory {
  let start: UnsafeMutableRawPointer

  init?(byteCount: Int) {
    guard let start = malloc(byteCount) else { return nil }
    self.start = start
  }

  deinit { free(start) }
}

extension Bitmap.Format {
  var cairo: cairo_format_t {
    switch self {
    case .argb: CAIRO_FORMAT_ARGB32
    case .opaque: CAIRO_FORMAT_RGB24
    case .alpha: CAIRO_FORMAT_A8
    }
  }

  package var bytesPerPixel: Int { self == .alpha ? 1 : 4 }
}

extension Bitmap {
  /// A part of the pixels, sharing the memory; nil when it does not lie within.
  func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height else { return nil }
    return Bitmap(
      data: data + y * bytesPerRow + x * format.bytesPerPixel, width: width, height: height, bytesPerRow: bytesPerRow,
      format: format, owner: self)
  }

  /// The same pixels in memory of their own.
  func copy() -> Bitmap? {
    cairo_surface_flush(surface)
    guard let copy = Bitmap(width: width, height: height, format: format) else { return nil }
    let row = width * format.bytesPerPixel
    for y in 0..<height {
      (copy.data + y * copy.bytesPerRow).copyMemory(from: data + y * bytesPerRow, byteCount: row)
    }
    cairo_surface_mark_dirty(copy.surface)
    return copy
  }

  /// Tells Cairo that the pixels were written behind its back.
  package func markDirty() { cairo_surface_mark_dirty(surface) }
}
