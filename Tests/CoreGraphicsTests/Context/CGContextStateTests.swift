import CoreGraphics
import Foundation
import Testing

@Suite struct `The state of a context` {
  @Test func `comes back with transform, colour and clip`() throws {
    let context = try CGContext.canvas()
    context.setFillColor(.red)
    context.saveGState()
    context.setFillColor(.blue)
    context.translateBy(x: 5, y: 5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(5, 5) == 0xFF00_00FF)
    #expect(context.count(of: 0xFF00_00FF) == 1)
    #expect(context.pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func `survives one restore too many`() throws {
    let context = try CGContext.canvas()
    context.restoreGState()
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.count(of: 0xFFFF_0000) == 100)
  }

  @Test func `knows the bounds of its clip in user space`() throws {
    let context = try CGContext.canvas(20, 20, scale: 2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 3, width: 4, height: 5))
    context.clip(to: CGRect(x: 8, y: 8, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test func `draws nothing through a transform that flattens the plane`() throws {
    let context = try CGContext.canvas()
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    #expect(context.count(of: 0) == 100)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.count(of: 0xFF00_0000) == 100)
  }

  @Test func `applies its alpha to colours, images and layers`() throws {
    let context = try CGContext.canvas()
    context.setAlpha(0.5)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 0) == 0x8080_0000)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 5, y: 5, width: 2, height: 1))
    context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    context.endTransparencyLayer()
    // Twice in a layer is still once through the layer's alpha.
    #expect(context.pixel(5, 5) == context.pixel(6, 5))
    #expect(context.pixel(5, 5) >> 24 == 0x80)
  }

  @Test(arguments: [
    (CGBlendMode.copy, 0x8000_0080 as UInt32), (.clear, 0), (.destinationOver, 0xFFFF_0000), (.multiply, 0xFF7F_0000),
    (.sourceIn, 0x8000_0080), (.destinationIn, 0x8080_0000), (.xor, 0x7F7F_0000), (.plusLighter, 0xFFFF_0080),
  ])
  func `blends as the mode says`(mode: CGBlendMode, expected: UInt32) throws {
    let context = try CGContext.canvas(filled: .red)
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    for shift in [0, 8, 16, 24] as [UInt32] {
      let difference = Int(context.pixel(2, 2) >> shift & 255) - Int(expected >> shift & 255)
      #expect(abs(difference) <= 1, "\(mode): \(String(context.pixel(2, 2), radix: 16))")
    }
    #expect(context.pixel(7, 2) == 0xFFFF_0000, "\(mode) reaches outside of the shape")
  }

  @Test func `clips to a mask as much as it is opaque`() throws {
    let mask = try CGContext.canvas(2, 1)
    mask.setFillColor(gray: 0, alpha: 1)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    mask.setFillColor(gray: 0, alpha: 0.5)
    mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let context = try CGContext.canvas()
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: try #require(mask.makeImage()))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.restoreGState()
    #expect(context.pixel(1, 1) == 0xFFFF_0000)
    #expect(context.pixel(8, 1) == 0x8080_0000)
    #expect(context.pixel(1, 7) == 0)
    context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    #expect(context.pixel(9, 9) == 0xFF00_0000)
  }
}
