import CoreGraphics
import Foundation
import Testing

@Suite struct `What a compositor draws` {
  @Test func `rounds only the corners that are asked for`() throws {
    let context = try CGContext.canvas(20, 20)
    context.fillRoundedRect(
      CGRect(x: 0, y: 0, width: 20, height: 20), radius: 8, corners: [.topLeft, .bottomRight], color: .red)
    #expect(context.pixel(0, 0) == 0)
    #expect(context.pixel(19, 19) == 0)
    #expect(context.pixel(19, 0) == 0xFFFF_0000)
    #expect(context.pixel(0, 19) == 0xFFFF_0000)
    #expect(context.pixel(10, 10) == 0xFFFF_0000)
  }

  @Test func `draws a border within the rectangle`() throws {
    let context = try CGContext.canvas(10, 10)
    context.strokeRoundedRect(
      CGRect(x: 1, y: 1, width: 8, height: 8), radius: 0, width: 2, color: .blue)
    #expect(context.count(of: 0xFF00_00FF) == 64 - 16)
    #expect(context.pixel(0, 0) == 0)
    #expect(context.pixel(1, 1) == 0xFF00_00FF)
    #expect(context.pixel(4, 4) == 0)
  }

  @Test func `fills all when the border is wider than half`() throws {
    let context = try CGContext.canvas(10, 10)
    context.strokeRoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0, width: 6, color: .blue)
    #expect(context.count(of: 0xFF00_00FF) == 100)
  }

  @Test func `copies whole pixels where the scale is the image's own`() throws {
    let source = try CGContext.canvas(2, 2, filled: .red)
    source.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .green)
    let image = try #require(source.makeImage())
    let context = try CGContext.canvas(10, 10, scale: 2)
    // 2.2 pixels is nearest to 2, 2.6 to 3.
    context.paint(image, in: CGRect(x: 1.1, y: 1.3, width: 1, height: 1))
    #expect(context.pixel(2, 3) == 0xFFFF_0000)
    #expect(context.pixel(3, 3) == 0xFF00_FF00)
    #expect(context.count(of: 0) == 96)
  }

  @Test func `fades an image by its opacity`() throws {
    let image = try #require(try CGContext.canvas(2, 2, filled: .red).makeImage())
    let context = try CGContext.canvas(10, 10)
    context.paint(image, in: CGRect(x: 0, y: 0, width: 2, height: 2), opacity: 0.5)
    #expect(context.pixel(0, 0) == 0x8080_0000)
    context.paint(image, in: CGRect(x: 4, y: 4, width: 4, height: 4), opacity: 0.5)
    #expect(context.pixel(7, 7) == 0x8080_0000)
    #expect(context.pixel(8, 8) == 0)
  }

  @Test func `ignores the colour state of drawing code`() throws {
    let context = try CGContext.canvas(4, 4)
    context.setAlpha(0.1)
    context.setBlendMode(.clear)
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 3, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .red)
    #expect(context.count(of: 0xFFFF_0000) == 16)
  }

  @Test func `fills a rounded rectangle with an image`() throws {
    let image = try #require(try CGContext.canvas(40, 20, filled: .green, opaque: true).makeImage())
    let context = try CGContext.canvas(20, 20)
    context.fillRoundedRect(
      CGRect(x: 0, y: 0, width: 20, height: 20), radius: 10, image: image,
      in: CGRect(x: -10, y: 0, width: 40, height: 20))
    #expect(context.pixel(0, 0) == 0)
    #expect(context.pixel(10, 10) == 0xFF00_FF00)
    #expect(context.pixel(0, 10) >> 24 > 200)
  }
}
