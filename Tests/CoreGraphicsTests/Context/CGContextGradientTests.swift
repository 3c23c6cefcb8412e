import CoreGraphics
import Foundation
import Testing

@Suite struct `Gradients` {
  private func gradient() throws -> CGGradient {
    try #require(CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1]))
  }

  @Test func `blend from the first colour to the last`() throws {
    let context = try CGContext.canvas(100, 1)
    context.drawLinearGradient(
      try gradient(), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    #expect(context.pixel(0, 0) >> 16 & 255 >= 250)
    #expect(context.pixel(99, 0) & 255 >= 250)
    let middle = context.pixel(50, 0)
    #expect((120...135).contains(middle & 255))
    #expect((120...135).contains(middle >> 16 & 255))
  }

  @Test func `stop at their ends unless told to go on`() throws {
    let ends = (CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0))
    let closed = try CGContext.canvas(100, 1)
    closed.drawLinearGradient(try gradient(), start: ends.0, end: ends.1, options: [])
    #expect(closed.pixel(10, 0) == 0)
    #expect(closed.pixel(90, 0) == 0)
    let before = try CGContext.canvas(100, 1)
    before.drawLinearGradient(try gradient(), start: ends.0, end: ends.1, options: .drawsBeforeStartLocation)
    #expect(before.pixel(10, 0) == 0xFFFF_0000)
    #expect(before.pixel(90, 0) == 0)
    let both = try CGContext.canvas(100, 1)
    both.drawLinearGradient(
      try gradient(), start: ends.0, end: ends.1, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both.pixel(90, 0) == 0xFF00_00FF)
  }

  @Test func `go around in circles too`() throws {
    let context = try CGContext.canvas(20, 20)
    let center = CGPoint(x: 10, y: 10)
    context.drawRadialGradient(
      try gradient(), startCenter: center, startRadius: 0, endCenter: center, endRadius: 10, options: [])
    #expect(context.pixel(10, 10) >> 16 & 255 > 200)
    #expect(context.pixel(0, 0) == 0)
  }

  @Test func `need colours`() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
