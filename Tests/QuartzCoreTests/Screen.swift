import CoreGraphics
import QuartzCore

/// A layer tree on a bitmap with a hand-moved clock.
@MainActor
final class Screen: RenderTarget {
  let root = CALayer()
  let layers: LayerContext
  let bitmap: CGContext
  private(set) var presented: [CGRect] = []
  private var now = 100.0
  private let clock = FrameClock.now

  init?(width: Int, height: Int, scale: CGFloat = 1) {
    guard
      let bitmap = CGContext(
        pixelsWide: Int(CGFloat(width) * scale), pixelsHigh: Int(CGFloat(height) * scale), scale: 1, opaque: true)
    else { return nil }
    self.bitmap = bitmap
    root.isViewBacked = true
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layers = LayerContext(root: root, scale: scale)
    layers.target = self
    FrameClock.now = { [unowned self] in now }
  }

  func beginFrame() -> CGContext? { bitmap }
  func present(_ damage: [CGRect]) { presented = damage }

  /// One frame, some time later.
  func frame(after seconds: Double = 0) {
    now += seconds
    presented = []
    RenderLoop.shared.turn()
  }

  func close() {
    layers.close()
    FrameClock.now = clock
  }

  /// All bytes of the picture.
  var pixels: [UInt8] {
    guard let data = bitmap.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: bitmap.bytesPerRow * bitmap.height))
  }

  /// Red, green and blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    guard let data = bitmap.data else { return [] }
    let value = data.load(fromByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)
}
