import CoreGraphics
import Foundation
import ImageDecoding
import Testing

@Suite struct `Pictures kept in another size` {
  @Test func `fill it and are cut at the longer side`() throws {
    // 64 x 32, the left half red over green, the right half blue: the middle square keeps both.
    let square = try #require(try ImageDecoder.decode(Pictures.jpeg).aspectFilled(pixelsWide: 16, pixelsHigh: 16))
    #expect(square.width == 16)
    #expect(square.height == 16)
    #expect(square.corners == "RBGB")
    #expect(square.alphaInfo == .noneSkipFirst)
  }

  @Test func `are clear outside of a round edge and smooth on it`() throws {
    let round = try #require(
      try ImageDecoder.decode(Pictures.jpeg).aspectFilled(pixelsWide: 90, pixelsHigh: 90, cornerRadius: .infinity))
    #expect(round.pixel(0, 0) == 0)
    #expect(round.pixel(89, 89) == 0)
    #expect(round.pixel(45, 10) >> 24 == 255)
    let edge = (0..<90).map { round.pixel($0, 10) >> 24 }.filter { $0 > 0 && $0 < 255 }
    #expect(!edge.isEmpty)
    // The area of a circle, to one part in a hundred.
    let covered = (0..<90).reduce(0.0) { sum, y in
      sum + (0..<90).reduce(0.0) { $0 + Double(round.pixel($1, y) >> 24) / 255 }
    }
    #expect(abs(covered / (45 * 45 * Double.pi) - 1) < 0.01)
  }

  @Test func `do not exist in sizes that are none`() throws {
    let image = try ImageDecoder.decode(Pictures.png)
    #expect(image.aspectFilled(pixelsWide: 0, pixelsHigh: 10) == nil)
    #expect(image.aspectFilled(pixelsWide: 10, pixelsHigh: 40_000) == nil)
  }
}

@Suite struct `PNG files` {
  @Test(arguments: [Pictures.png, Pictures.jpeg])
  func `come back as the pixels they were written from`(data: Data) throws {
    let image = try ImageDecoder.decode(data)
    let again = try ImageDecoder.decode(try #require(ImageEncoder.png(image)))
    #expect(again.alphaInfo == image.alphaInfo)
    for y in 0..<image.height {
      for x in 0..<image.width {
        #expect(again.pixel(x, y) == image.pixel(x, y))
      }
    }
  }

  @Test func `begin as PNG files do`() throws {
    let bytes = try #require(ImageEncoder.png(try ImageDecoder.decode(Pictures.gif)))
    #expect(ImageFormat(bytes: bytes) == .png)
  }

  @Test func `are decoded by many threads at once`() async throws {
    let failures = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).count { _ in
            [Pictures.png, Pictures.jpeg, Pictures.webp, Pictures.gif].contains { data in
              (try? ImageDecoder.decode(data))?.corners != "RBGB"
            }
          }
        }
      }
      var sum = 0
      for await failed in group { sum += failed }
      return sum
    }
    #expect(failures == 0)
  }
}
