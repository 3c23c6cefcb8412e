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

  @Test func `keep what shines through, for pictures of any width`() throws {
    for width in [1, 3, 64, 257] {
      let bitmap = try #require(Bitmap(width: width, height: 2, format: .argb))
      for x in 0..<width {
        let alpha = UInt32(x * 255 / width)
        let pixel = alpha << 24 | alpha << 16 | (alpha / 2) << 8
        bitmap.data.storeBytes(of: pixel, toByteOffset: bitmap.bytesPerRow + 4 * x, as: UInt32.self)
      }
      bitmap.markDirty()
      let again = try ImageDecoder.decode(try #require(ImageEncoder.png(CGImage(bitmap))))
      #expect(again.width == width)
      for x in 0..<width {
        #expect(again.pixel(x, 0) == 0)
        let alpha = UInt32(x * 255 / width)
        let pixel = again.pixel(x, 1)
        #expect(pixel >> 24 == alpha)
        #expect(pixel >> 16 & 255 == alpha)
        // Straight colours of a thin pixel have few digits.
        #expect(abs(Int(pixel >> 8 & 255) - Int(alpha / 2)) <= 1)
        #expect(pixel & 255 == 0)
      }
    }
  }

  @Test func `of masks are grey`() throws {
    let bitmap = try #require(Bitmap(width: 5, height: 1, format: .alpha))
    for x in 0..<5 { bitmap.data.storeBytes(of: UInt8(50 * x), toByteOffset: x, as: UInt8.self) }
    bitmap.markDirty()
    let again = try ImageDecoder.decode(try #require(ImageEncoder.png(CGImage(bitmap))))
    #expect((0..<5).map { again.pixel($0, 0) & 255 } == [0, 50, 100, 150, 200])
    #expect((0..<5).map { again.pixel($0, 0) >> 16 & 255 } == [0, 50, 100, 150, 200])
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
