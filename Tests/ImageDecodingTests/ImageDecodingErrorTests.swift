import CoreGraphics
import Foundation
import ImageDecoding
import Testing

@Suite struct `Pictures that are not decoded` {
  private func error(
    of data: Data, limits: ImageLimits = ImageLimits(), target: CGSize? = nil
  ) -> ImageDecodingError? {
    do throws(ImageDecodingError) {
      _ = try ImageDecoder.decode(data, limits: limits, targetPixelSize: target)
      return nil
    } catch {
      return error
    }
  }

  @Test func `say how they begin when no format is known`() {
    #expect(error(of: Data("hello world".utf8)) == .unrecognised(firstBytes: Array("hello wo".utf8)))
    #expect(error(of: Data()) == .unrecognised(firstBytes: []))
  }

  @Test func `are refused for their pixels before there is room for them`() {
    let refusal = ImageDecodingError.tooManyPixels(width: 16_000, height: 16_000, limits: ImageLimits())
    #expect(error(of: Pictures.bomb) == refusal)
    #expect(error(of: Pictures.bomb, target: CGSize(width: 45, height: 45)) == refusal)
    #expect(refusal.description.contains("16000 x 16000"))
    #expect(refusal.description.contains("50000000"))
  }

  @Test(arguments: [Pictures.jpeg, Pictures.gif, Pictures.png, Pictures.webp, Pictures.webpAnimation])
  func `obey the limits that are given`(data: Data) {
    let few = ImageLimits(maximumPixels: 31)
    guard case .tooManyPixels(_, _, few)? = error(of: data, limits: few) else {
      Issue.record("more pixels than the limit were decoded")
      return
    }
    let narrow = ImageLimits(maximumSide: 7)
    guard case .tooManyPixels(_, _, narrow)? = error(of: data, limits: narrow) else {
      Issue.record("a longer side than the limit was decoded")
      return
    }
    #expect(
      error(of: data, limits: ImageLimits(maximumBytes: 20)) == .tooManyBytes(count: data.count, limit: 20))
  }

  @Test func `of vectors are refused for the size they would be drawn in`() {
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='100000' height='100000'></svg>".utf8)
    #expect(error(of: svg) == .tooManyPixels(width: 100_000, height: 100_000, limits: ImageLimits()))
    #expect(error(of: svg, target: CGSize(width: 40, height: 40)) == nil)
  }

  @Test(arguments: [
    (Pictures.jpeg, ImageFormat.jpeg), (Pictures.gif, .gif), (Pictures.png, .png), (Pictures.webp, .webp),
    (Pictures.webpAnimation, .webp),
  ])
  func `end too early wherever they are cut`(data: Data, format: ImageFormat) {
    for count in stride(from: 16, to: data.count, by: 3) {
      #expect(error(of: data.prefix(count)) == .truncated(format, bytes: count), "cut to \(count) of \(data.count)")
    }
  }

  @Test func `carry the decoder's own message when they are broken`() throws {
    var broken = Pictures.png
    // A byte of the compressed pixels: their checksum no longer holds.
    broken[broken.startIndex + 50] ^= 0x55
    guard case .malformed(.png, let message)? = error(of: broken) else {
      Issue.record("a broken PNG was decoded")
      return
    }
    #expect(!message.isEmpty)
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg'><a></b></svg>".utf8)
    guard case .malformed(.svg, _)? = error(of: svg) else {
      Issue.record("a broken SVG was decoded")
      return
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `survive any change of their bytes`(seed: UInt64) {
    // Decoded or refused: either is fine, a crash is not.
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var outcomes = 0
    for original in [Pictures.jpeg, Pictures.gif, Pictures.png, Pictures.webp, Pictures.webpAnimation] {
      for _ in 0..<60 {
        var data = original
        for _ in 0..<(1 + next(4)) { data[data.startIndex + next(data.count)] = UInt8(next(256)) }
        let limits = ImageLimits(maximumPixels: 100_000)
        _ = error(of: data, limits: limits)
        outcomes += 1
      }
    }
    #expect(outcomes == 300, "seed \(seed)")
  }
}
