import CoreGraphics
import Foundation
import Testing

@Suite struct `Pixels of a context` {
  @Test func `count from the bottom left in a bitmap context`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 3) == 0xFFFF_0000)
    #expect(context.pixel(0, 0) == 0)
    #expect(context.ctm == .identity)
    #expect(context.alphaInfo == .premultipliedFirst)
  }

  @Test func `count from the top left at the scale of a view's context`() throws {
    let context = try CGContext.canvas(8, 8, scale: 2)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context.pixel(2, 0) == 0xFF00_00FF)
    #expect(context.pixel(3, 1) == 0xFF00_00FF)
    #expect(context.count(of: 0xFF00_00FF) == 4)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
  }

  @Test func `are multiplied by alpha`() throws {
    let context = try CGContext.canvas()
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 0) == 0x8080_4000)
  }

  @Test func `are written into the caller's own memory`() throws {
    var memory = [UInt32](repeating: 0, count: 16)
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(.green)
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    }
    #expect(memory[3] == 0xFF00_FF00)
    #expect(memory.count { $0 != 0 } == 1)
  }

  @Test(arguments: [(0, 4), (4, 0), (40_000, 4), (-1, 4)])
  func `need a size that Cairo takes`(width: Int, height: Int) {
    #expect(CGContext(pixelsWide: width, pixelsHigh: height, scale: 1, opaque: true) == nil)
  }

  @Test func `are half covered by half a pixel`() throws {
    let context = try CGContext.canvas(filled: .white)
    context.setFillColor(.black)
    context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    let shade = context.pixel(0, 0) & 0xFF
    #expect((126...129).contains(shade))
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 4.4, y: 4, width: 1, height: 1))
    #expect(context.pixel(4, 4) == 0xFF00_0000)
  }

  @Test func `fill by winding or by even and odd`() throws {
    let context = try CGContext.canvas()
    context.setFillColor(.red)
    let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
    context.addRect(outer)
    context.addRect(outer.insetBy(dx: 3, dy: 3))
    context.fillPath(using: .evenOdd)
    #expect(context.count(of: 0xFFFF_0000) == 100 - 16)
    #expect(context.isPathEmpty)
  }

  @Test func `are stroked half a width to either side`() throws {
    let context = try CGContext.canvas()
    context.setStrokeColor(.red)
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(context.count(of: 0xFFFF_0000) == 20)
    #expect(context.pixel(0, 4) == 0xFFFF_0000)
    #expect(context.pixel(0, 3) == 0)
  }

  @Test func `are dashed and capped`() throws {
    let context = try CGContext.canvas(12, 3)
    context.setStrokeColor(.red)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 12, y: 1.5)])
    #expect(context.count(of: 0xFFFF_0000) == 6)
    context.setLineDash(phase: 0, lengths: [])
    context.setLineCap(.square)
    context.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 2, y: 0.5)])
    // A square cap adds half a width: half a pixel at either end.
    #expect((126...129).contains(context.pixel(0, 0) >> 24))
    #expect((126...129).contains(context.pixel(2, 0) >> 24))
  }

  @Test func `come back from a cleared rectangle clear`() throws {
    let context = try CGContext.canvas(filled: .red)
    context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(context.count(of: 0) == 50)
    #expect(context.count(of: 0xFFFF_0000) == 50)
  }

  @Test func `know the path they would fill`() throws {
    let context = try CGContext.canvas(20, 20, scale: 2)
    #expect(context.path == nil)
    context.addEllipse(in: CGRect(x: 1, y: 2, width: 4, height: 6))
    let box = try #require(context.path?.boundingBoxOfPath)
    // Cairo keeps a 256th of a pixel.
    #expect(abs(box.minX - 1) < 0.01 && abs(box.maxY - 8) < 0.01)
    #expect(context.pathContains(CGPoint(x: 3, y: 5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 1, y: 2), mode: .fill))
  }
}
