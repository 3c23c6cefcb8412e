import CoreGraphics
import Foundation
import Testing

@Suite struct `Unusual numbers in a context` {
  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
    CGRect(x: 0, y: -CGFloat.infinity, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
    .null,
  ])
  func `draw nothing when they are no numbers`(rect: CGRect) throws {
    let context = try CGContext.canvas()
    let image = try #require(try CGContext.canvas(2, 2, filled: .red).makeImage())
    context.fill(rect)
    context.stroke(rect)
    context.fillEllipse(in: rect)
    context.strokeEllipse(in: rect)
    context.draw(image, in: rect)
    context.drawUpright(image, in: rect)
    context.paint(image, in: rect)
    context.fill(rect, with: .red)
    context.fillRoundedRect(rect, radius: 3, color: .red)
    context.fillRoundedRect(rect, radius: .nan, color: .red)
    context.strokeRoundedRect(rect, radius: 3, width: 1, color: .red)
    context.fillRoundedRect(rect, radius: 3, image: image, in: rect)
    context.translateBy(x: CGFloat.nan, y: 0)
    #expect(context.count(of: 0) == 100)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.count(of: 0xFFFF_0000) == 100, "the context still works")
  }

  @Test func `fill everything when they are far beyond Cairo's own`() throws {
    let context = try CGContext.canvas()
    context.fill(CGRect(x: 0, y: -28_000_000, width: 350, height: 56_000_000), with: .red)
    #expect(context.count(of: 0xFFFF_0000) == 100)
    context.setFillColor(.blue)
    context.fill(CGRect.infinite)
    #expect(context.count(of: 0xFF00_00FF) == 100)
  }

  @Test func `of a far rectangle that is not in sight draw nothing`() throws {
    let context = try CGContext.canvas()
    context.fill(CGRect(x: 0, y: 20_000_000, width: 350, height: 57), with: .red)
    #expect(context.count(of: 0) == 100)
  }

  @Test func `standardise a rectangle of negative size`() throws {
    let context = try CGContext.canvas()
    context.fill(CGRect(x: 4, y: 4, width: -2, height: -2), with: .red)
    #expect(context.pixel(2, 2) == 0xFFFF_0000)
    #expect(context.count(of: 0xFFFF_0000) == 4)
  }

  @Test func `in a path make it draw nothing`() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 10, y: 10)])
    let context = try CGContext.canvas()
    context.addPath(path)
    context.fillPath()
    #expect(context.count(of: 0) == 100)
  }
}
