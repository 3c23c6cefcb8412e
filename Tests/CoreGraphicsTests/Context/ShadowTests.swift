import CoreGraphics
import Foundation
import Testing

@Suite struct `Shadows` {
  @Test(arguments: [(40, 30, 6, 4, 1), (100, 8, 13, 10, 2), (5, 5, 2, 8, 1), (33, 71, 0, 3, 2)])
  func `stretched from a small mask are those of the whole shape`(
    width: Int, height: Int, corner: Int, radius: Int, scale: Int
  ) throws {
    let size = CGSize(width: width, height: height)
    let stretched = try #require(
      ShadowMask(
        roundedRect: size, cornerRadius: CGFloat(corner), radius: CGFloat(radius), scale: CGFloat(scale)))
    let round = min(CGFloat(corner), size.height / 2)
    let path = CGPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerWidth: round, cornerHeight: round, transform: nil)
    let whole = try #require(ShadowMask(path: path, radius: CGFloat(radius), scale: CGFloat(scale)))
    #expect(stretched.origin == whole.origin)
    #expect(stretched.size == whole.size)
    var worst = 0
    for y in 0..<whole.bitmap.height {
      for x in 0..<whole.bitmap.width {
        worst = max(worst, abs(Int(whole.bitmap.pixel(x, y)) - Int(stretched.bitmap.pixel(x, y))))
      }
    }
    #expect(worst <= 2)
  }

  @Test func `are a Gaussian's, to a few parts in a hundred`() throws {
    // Across the edge of a wide shape the mask is the Gaussian's integral: 0.5 at the edge, 0.84 a deviation inside.
    let mask = try #require(
      ShadowMask(roundedRect: CGSize(width: 200, height: 200), cornerRadius: 0, radius: 10, scale: 1))
    let row = mask.bitmap.height / 2
    func share(_ x: CGFloat) -> CGFloat {
      let column = Int(x - mask.origin.x)
      return CGFloat(mask.bitmap.pixel(column, row) + mask.bitmap.pixel(column - 1, row)) / 510
    }
    #expect(abs(share(0) - 0.5) < 0.01)
    #expect(abs(share(10) - 0.841) < 0.02)
    #expect(abs(share(-10) - 0.159) < 0.02)
    #expect(share(100) == 1)
    #expect(mask.bitmap.pixel(0, row) == 0)
  }

  @Test func `without a blur are the shape`() throws {
    let mask = try #require(
      ShadowMask(roundedRect: CGSize(width: 20, height: 10), cornerRadius: 0, radius: 0, scale: 2))
    #expect(mask.size == CGSize(width: 20, height: 10))
    #expect(mask.bitmap.pixel(0, 0) == 255)
  }

  @Test func `are kept for the same shape`() {
    let size = CGSize(width: 61, height: 43)
    let one = ShadowMask.shared(roundedRect: size, cornerRadius: 5, radius: 4, scale: 1)
    #expect(one != nil)
    #expect(one === ShadowMask.shared(roundedRect: size, cornerRadius: 5, radius: 4, scale: 1))
    #expect(one !== ShadowMask.shared(roundedRect: size, cornerRadius: 5, radius: 4, scale: 2))
  }

  @Test func `of no size or of no numbers do not exist`() {
    #expect(ShadowMask(roundedRect: .zero, cornerRadius: 5, radius: 4, scale: 1) == nil)
    #expect(
      ShadowMask(roundedRect: CGSize(width: CGFloat.nan, height: 4), cornerRadius: 5, radius: 4, scale: 1) == nil)
    #expect(ShadowMask(path: CGMutablePath(), radius: 4, scale: 1) == nil)
  }

  @Test func `fall where the offset says, whatever the transform`() throws {
    let context = try CGContext.canvas(40, 40, scale: 2)
    context.setShadow(offset: CGSize(width: 5, height: 2), blur: 0, color: .blue)
    context.rotate(by: 0.5)
    context.rotate(by: -0.5)
    context.setFillColor(.red)
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(context.pixel(5, 5) == 0xFFFF_0000)
    #expect(context.pixel(20, 14) == 0xFF00_00FF)
    #expect(context.pixel(20, 16) == 0)
  }

  @Test func `of a context whose y points up go up`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .blue)
    context.fill(CGRect(x: 5, y: 2, width: 4, height: 4))
    #expect(context.pixel(6, 20 - 14) == 0xFF00_00FF)
  }
}
