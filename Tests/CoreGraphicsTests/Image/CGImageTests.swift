import CoreGraphics
import Foundation
import Testing

@Suite struct `Images` {
  /// Red, green over blue, white.
  private func quarters() throws -> CGImage {
    let context = try CGContext.canvas(2, 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .red)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .green)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1), with: .blue)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1), with: .white)
    return try #require(context.makeImage())
  }

  @Test func `are cropped from the top left without a copy`() throws {
    let part = try #require(try quarters().cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
    #expect(part.width == 1)
    #expect(part.height == 2)
    #expect(part.pixel(0, 0) == 0xFF00_FF00)
    #expect(part.pixel(0, 1) == 0xFFFF_FFFF)
    #expect(try quarters().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(try quarters().cropping(to: .null) == nil)
  }

  @Test func `stand upright where y points up`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(try quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.pixel(0, 0) == 0xFFFF_0000)
    #expect(context.pixel(0, 1) == 0xFF00_00FF)
  }

  @Test func `stand on their head where y points down, unless drawn upright`() throws {
    let context = try CGContext.canvas(2, 2)
    context.draw(try quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.pixel(0, 0) == 0xFF00_00FF)
    context.drawUpright(try quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func `do not change when the context draws on`() throws {
    let context = try CGContext.canvas(2, 2, filled: .red)
    let image = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2), with: .blue)
    #expect(image.pixel(0, 0) == 0xFFFF_0000)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, [0x80, 0x40, 0x00, 0x80] as [UInt8], 0x8080_4000 as UInt32),
    (.last, [0xFF, 0x80, 0x00, 0x80], 0x8080_4000), (.first, [0x80, 0xFF, 0x80, 0x00], 0x8080_4000),
    (.noneSkipLast, [0x01, 0x02, 0x03, 0x00], 0xFF01_0203), (.noneSkipFirst, [0x00, 0x01, 0x02, 0x03], 0xFF01_0203),
  ])
  func `are read from bytes in any order`(info: CGImageAlphaInfo, bytes: [UInt8], expected: UInt32) throws {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
    #expect(try #require(image).pixel(0, 0) == expected)
  }

  @Test func `need enough bytes`() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 7)))
    let image = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == nil)
  }

  @Test func `give their bytes back`() throws {
    let image = try quarters()
    let bytes = try #require(image.dataProvider?.data)
    #expect(bytes.count >= image.bytesPerRow + 8)
    #expect(Array(bytes.prefix(4)) == [0x00, 0x00, 0xFF, 0xFF])
    #expect(image.bitmapInfo.contains(.byteOrder32Little))
  }

  @Test func `repeat as tiles`() throws {
    let context = try CGContext.canvas(4, 4)
    context.interpolationQuality = .none
    context.draw(try quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
    #expect(context.count(of: 0xFFFF_0000) == 4)
  }
}
