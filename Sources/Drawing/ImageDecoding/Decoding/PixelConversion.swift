import CGdkPixbuf
import CoreGraphics

/// Turns gdk-pixbuf's straight RGBA bytes into Cairo's premultiplied pixels.
enum PixelConversion {
  static func image(of picture: OpaquePointer) -> CGImage? {
    let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(picture))
    guard let source = gdk_pixbuf_read_pixels(picture), channels == 3 || channels == 4,
      let bitmap = Bitmap(width: width, height: height, format: channels == 4 ? .argb : .opaque)
    else { return nil }
    var seen: UInt32 = 0xFF
    for y in 0..<height {
      let row = source + y * rowBytes
      let target = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      if channels == 4 {
        for x in 0..<width {
          let pixel = row + 4 * x
          let alpha = UInt32(pixel[3])
          seen &= alpha
          target[x] = premultiplied(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), alpha)
        }
      } else {
        for x in 0..<width {
          let pixel = row + 3 * x
          target[x] = 0xFF00_0000 | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
        }
      }
    }
    bitmap.markDirty()
    return CGImage(seen == 0xFF ? bitmap.asOpaque : bitmap)
  }

  /// Rounded exactly: (v * a + 127) / 255 by Blinn's shifts.
  @inline(__always)
  private static func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
    @inline(__always)
    func part(_ value: UInt32) -> UInt32 {
      let product = value * alpha + 128
      return (product + product >> 8) >> 8
    }
    return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}

extension Bitmap {
  /// The same pixels, declared opaque, which Cairo draws faster.
  var asOpaque: Bitmap {
    guard format == .argb else { return self }
    return Bitmap(data: data, width: width, height: height, bytesPerRow: bytesPerRow, format: .opaque, owner: self)
      ?? self
  }
}
