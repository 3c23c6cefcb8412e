import Foundation

/// Where a pixel's components are, as offsets of bytes, for reading any layout of 8 bits a component.
struct PixelLayout {
  var red, green, blue: Int
  var alpha: Int?
  var isPremultiplied: Bool
  var bytesPerPixel: Int
  /// Alpha alone; the other offsets mean nothing.
  var isMask = false

  /// The layout that the bits describe; nil for those of 16 bits or of floating-point numbers.
  init?(_ info: CGBitmapInfo, bitsPerPixel: Int, model: CGColorSpaceModel) {
    guard let alphaInfo = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
    if bitsPerPixel == 8 {
      guard alphaInfo == .none && model == .monochrome || alphaInfo == .alphaOnly else { return nil }
      (red, green, blue, alpha, isPremultiplied, bytesPerPixel) = (0, 0, 0, nil, true, 1)
      isMask = alphaInfo == .alphaOnly
      return
    }
    guard model == .rgb else { return nil }
    switch alphaInfo {
    case .premultipliedLast, .last, .noneSkipLast: (red, green, blue, alpha) = (0, 1, 2, 3)
    case .premultipliedFirst, .first, .noneSkipFirst: (red, green, blue, alpha) = (1, 2, 3, 0)
    case .none: (red, green, blue, alpha) = (0, 1, 2, nil)
    case .alphaOnly: return nil
    }
    isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
    if alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst { alpha = nil }
    bytesPerPixel = bitsPerPixel / 8
    guard bytesPerPixel == 4 || bytesPerPixel == 3 && alphaInfo == .none else { return nil }
    switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
    case 0, CGBitmapInfo.byteOrder32Big.rawValue: break
    case CGBitmapInfo.byteOrder32Little.rawValue where bytesPerPixel == 4:
      (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 })
    default: return nil
    }
  }

  /// Our own pixels of those bytes; nil when there are too few of them.
  func bitmap(from bytes: Data, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
    guard width > 0, height > 0, bytesPerRow >= width * bytesPerPixel,
      bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel,
      let bitmap = Bitmap(width: width, height: height, format: isMask ? .alpha : alpha == nil ? .opaque : .argb)
    else { return nil }
    bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let at = y * bytesPerRow + x * bytesPerPixel
          if isMask {
            bitmap.data.storeBytes(of: source[at], toByteOffset: y * bitmap.bytesPerRow + x, as: UInt8.self)
          } else {
            let pixel = pixel(
              red: source[at + red], source[at + green], source[at + blue], alpha.map { source[at + $0] })
            bitmap.data.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
    }
    bitmap.markDirty()
    return bitmap
  }

  private func pixel(red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8?) -> UInt32 {
    let a = UInt32(alpha ?? 255)
    let scale = isPremultiplied ? 255 : a
    func part(_ value: UInt8) -> UInt32 { (UInt32(value) * scale + 127) / 255 }
    return a << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}

extension Bitmap {
  /// All rows, one after the other, with the gaps between them.
  var bytes: Data { Data(bytes: data, count: bytesPerRow * (height - 1) + width * format.bytesPerPixel) }
}
