import CoreGraphics
import Foundation
import ImageDecoding
import Testing

@Suite struct `Formats of pictures` {
  @Test(arguments: [
    (Pictures.jpeg, ImageFormat.jpeg), (Pictures.gif, .gif), (Pictures.png, .png), (Pictures.webp, .webp),
    (Pictures.avif, .avif), (Data("  <?xml version='1.0'?>\n<svg/>".utf8), .svg),
  ])
  func `are known by their first bytes`(data: Data, format: ImageFormat) {
    #expect(ImageFormat(bytes: data) == format)
  }

  @Test(arguments: ["", "hello", "<html><body/></html>", "RIFF____WAVE", "GIF9"])
  func `are not seen where there are none`(text: String) {
    #expect(ImageFormat(bytes: Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    (Pictures.jpeg, 64, 32), (Pictures.gif, 8, 4), (Pictures.png, 8, 4), (Pictures.webp, 8, 4),
    (Pictures.webpAnimation, 8, 4),
  ])
  func `are all decoded to the same picture`(data: Data, width: Int, height: Int) throws {
    let image = try ImageDecoder.decode(data)
    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.corners == "RBGB")
  }

  @Test func `include AVIF where its loader is installed`() throws {
    do throws(ImageDecodingError) {
      #expect(try ImageDecoder.decode(Pictures.avif).corners == "RBGB")
    } catch {
      #expect(error == .decoderMissing(.avif))
      #expect(error.description.contains("libavif-gdk-pixbuf"))
    }
  }

  @Test(arguments: [Pictures.png, Pictures.webp])
  func `keep alpha, multiplied`(data: Data) throws {
    let image = try ImageDecoder.decode(data)
    #expect(image.alphaInfo == .premultipliedFirst)
    #expect(image.pixel(0, 0) == 0xFFFF_0000)
    #expect(image.pixel(7, 0) == 0x8000_0080)
  }

  @Test func `without alpha give opaque images`() throws {
    #expect(try ImageDecoder.decode(Pictures.jpeg).alphaInfo == .noneSkipFirst)
    #expect(try ImageDecoder.decode(Pictures.gif).alphaInfo == .noneSkipFirst)
  }

  @Test(arguments: [(Pictures.jpegOnItsSide, 32, 64), (Pictures.webpOnItsSide, 4, 8)])
  func `are turned as the camera was`(data: Data, width: Int, height: Int) throws {
    let image = try ImageDecoder.decode(data)
    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.corners == "GRBB")
  }

  @Test func `of vectors are drawn in the size that is wanted`() throws {
    let svg = Data(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>
      <rect width='5' height='10' fill='#ff0000'/><rect x='5' width='5' height='10' fill='#0000ff'/></svg>
      """.utf8)
    #expect(try ImageDecoder.decode(svg).width == 10)
    let large = try ImageDecoder.decode(svg, targetPixelSize: CGSize(width: 80, height: 80))
    #expect(large.width == 80)
    #expect(large.pixel(39, 0) == 0xFFFF_0000)
    #expect(large.pixel(40, 0) == 0xFF00_00FF)
  }

  @Test(arguments: [(Pictures.jpeg, 8), (Pictures.png, 4), (Pictures.webp, 4), (Pictures.webpAnimation, 4)])
  func `of pixels are reduced to what covers the target`(data: Data, width: Int) throws {
    let image = try ImageDecoder.decode(data, targetPixelSize: CGSize(width: 3, height: width / 2))
    #expect(image.width == width)
    #expect(image.height == width / 2)
    #expect(image.corners == "RBGB")
  }

  @Test func `of pixels are never enlarged`() throws {
    #expect(try ImageDecoder.decode(Pictures.png, targetPixelSize: CGSize(width: 500, height: 500)).width == 8)
    #expect(try ImageDecoder.decode(Pictures.png, targetPixelSize: CGSize(width: CGFloat.nan, height: 5)).width == 8)
  }
}
