import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Truncating text` {
  private let fox = "The quick brown fox jumps over the lazy dog and runs away"

  @Test(arguments: [1, 2, 3])
  func `keeps to the limit of lines`(limit: Int) throws {
    let cut = try layout(fox, width: 120, limit: limit)
    #expect(cut.lineCount == limit)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 120.01)
    #expect(cut.lines.last?.range.upperBound == fox.utf8.count)
  }

  @Test func `leaves alone what fits`() throws {
    #expect(!(try layout(fox, width: 120, limit: 4).isTruncated))
    #expect(!(try layout(fox, width: 120, limit: 9).isTruncated))
    #expect(!(try layout(fox, limit: 1).isTruncated))
    #expect(try layout(fox, limit: 1).size == layout(fox).size)
  }

  @Test(arguments: [
    (0, 1), (10, 1), (33, 1), (33.88, 1), (33.89, 2), (50.8, 2), (50.84, 3), (57, 3), (67, 3), (68, 4), (500, 4),
  ])
  func `shows as many lines as fit the height, and always one`(height: Double, count: Int) throws {
    let cut = try layout(fox, width: 120, height: height)
    #expect(cut.lineCount == count)
    #expect(cut.isTruncated == (count < 4))
  }

  @Test func `obeys the smaller of two limits`() throws {
    #expect(try layout(fox, width: 120, height: 57, limit: 2).lineCount == 2)
    #expect(try layout(fox, width: 120, height: 40, limit: 3).lineCount == 2)
  }

  @Test(arguments: [TextTruncation.tail, .middle, .head])
  func `puts the ellipsis within the width`(truncation: TextTruncation) throws {
    let cut = try layout(fox, width: 100, limit: 1, truncation: truncation)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 100.01)
    #expect(cut.size.width > 80)
  }

  @Test func `lets a clipped line run on`() throws {
    let cut = try layout(fox, width: 100, limit: 1, truncation: .clip)
    #expect(cut.isTruncated)
    #expect(cut.size == (try layout(fox).size))
  }

  @Test func `leaves lines out when there is to be no mark`() throws {
    let cut = try layout(fox, width: 120, limit: 1, truncation: .none)
    #expect(cut.isTruncated)
    #expect(cut.lines.map(\.range) == [try layout(fox, width: 120).lines[0].range])
  }

  @Test func `marks a line that ends although text follows below it`() throws {
    let cut = try layout("Hello\nWorld", width: 200, limit: 1)
    #expect(cut.isTruncated)
    #expect(abs(cut.size.width - (try layout("Hello\u{2026}").size.width)) < 0.01)
    let whole = try layout("Hello\n", width: 200, limit: 1)
    #expect(!whole.isTruncated)
    #expect(whole.size.width == (try layout("Hello").size.width))
  }

  @Test func `cuts a right-to-left name at its left end`() throws {
    let name = "محمد بن موسى الخوارزمي العالم"
    let cut = try layout(name, width: 80, limit: 1)
    #expect(cut.isTruncated)
    let line = try #require(cut.lines.first)
    #expect(line.isRightToLeft)
    #expect(abs(line.rect.maxX - 80) < 0.01)
    // The first letters stay, at the right.
    let first = try #require(cut.rects(for: 0..<4).first)
    #expect(abs(first.maxX - 80) < 0.5)
  }

  @Test(arguments: [TextTruncation.tail, .middle, .head])
  func `looks at a megabyte no longer than it must`(truncation: TextTruncation) throws {
    let long = String(repeating: "Lorem ipsum dolor sit amet, ", count: 40_000)
    let cut = try layout(long, width: 200, limit: 2, truncation: truncation)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 200.01)
    let same = try layout(String(long.prefix(20_000)), width: 200, limit: 2, truncation: truncation)
    #expect(cut.lines.map(\.rect) == same.lines.map(\.rect))
  }

  @Test func `reads on when the first guess was all of no width`() throws {
    let joiners = String(repeating: "\u{200D}", count: 5_000)
    let cut = try layout(joiners + fox, width: 120, limit: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.width > 60)
  }
}
