import CoreGraphics
import Foundation
import Testing

@testable import ImageDecoding

@Suite struct `PNG files of two readers` {
  /// What a reader makes of a file: its pixels, or nil when it refuses it.
  private struct Outcome: Equatable {
    var width = 0
    var isOpaque = false
    var pixels: [UInt32] = []

    init?(_ decode: () throws -> CGImage?) {
      guard let image = try? decode() else { return nil }
      width = image.width
      isOpaque = image.alphaInfo == .noneSkipFirst
      pixels = (0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x, y) } }
    }
  }

  private static func ours(_ data: Data) -> Outcome? {
    data.withUnsafeBytes { bytes in Outcome { try PNGDecoder.decode(bytes, limits: ImageLimits(), target: nil) } }
  }

  private static func pixbuf(_ data: Data) -> Outcome? {
    data.withUnsafeBytes { bytes in
      Outcome { try PixbufDecoder.decode(bytes, format: .png, limits: ImageLimits(), target: nil) }
    }
  }

  /// Reads the file with gdk-pixbuf alone and as everybody does, and compares.
  private static func expectSame(_ data: Data, _ comment: @autoclosure () -> Comment) {
    #expect(Outcome { try ImageDecoder.decode(data) } == pixbuf(data), comment())
  }

  private nonisolated static let kinds = MadePNG.Colour.allCases.flatMap { colour in
    colour.depths.flatMap { depth in
      [false, true].map { MadePNG(width: 1, height: 1, colour: colour, depth: depth, isInterlaced: $0) }
    }
  }

  private static let palette: [UInt8] = (0..<768).map { UInt8($0 * 37 & 255) }

  @Test(arguments: kinds)
  func `have the same pixels`(kind: MadePNG) {
    var file = kind
    if kind.colour == .palette { file.chunks = [("PLTE", Array(Self.palette.prefix(3 << kind.depth)))] }
    for (width, height) in [(1, 1), (2, 5), (5, 3), (17, 9), (90, 90)] {
      (file.width, file.height, file.seed) = (width, height, UInt64(width))
      #expect((Self.ours(file.data) != nil) == (kind.depth <= 8), "\(width) x \(height)")
      #expect(Self.pixbuf(file.data) != nil, "\(width) x \(height)")
      Self.expectSame(file.data, "\(width) x \(height)")
    }
  }

  @Test func `are opaque when no pixel is seen through`() {
    var file = MadePNG(width: 9, height: 5, colour: .rgba)
    #expect(Self.ours(file.data)?.isOpaque == false)
    file.isPlain = true
    #expect(Self.ours(file.data)?.isOpaque == true)
    Self.expectSame(file.data, "alpha that is full")
    #expect(Self.ours(MadePNG(width: 9, height: 5, colour: .rgb).data)?.isOpaque == true)
  }

  @Test(arguments: [1, 2, 4, 8])
  func `are seen through where a colour says so`(depth: Int) {
    let colours = 1 << depth
    for clear in [[0], [255, 128], Array(repeating: 7, count: colours)] as [[UInt8]] {
      var file = MadePNG(width: 61, height: 60, colour: .palette, depth: depth)
      file.chunks = [("PLTE", Array(Self.palette.prefix(3 * colours))), ("tRNS", clear)]
      Self.expectSame(file.data, "\(clear.count) of \(colours)")
      #expect(Self.ours(file.data)?.isOpaque == false)
    }
  }

  @Test(arguments: [
    (MadePNG.Colour.grey, 8, [0, 77]), (.grey, 2, [0, 1]), (.grey, 8, [1, 77]), (.grey, 16, [9, 77]),
    (.rgb, 8, [0, 1, 0, 2, 0, 3]), (.rgb, 16, [1, 1, 2, 2, 3, 3]), (.rgba, 8, [0, 1]), (.grey, 8, [0]),
  ])
  func `may name one colour that is clear`(colour: MadePNG.Colour, depth: Int, key: [UInt8]) {
    var file = MadePNG(width: 60, height: 60, colour: colour, depth: depth)
    file.chunks = [("tRNS", key)]
    Self.expectSame(file.data, "\(key)")
  }

  @Test func `may hold what nobody asks for`() {
    let profile = Array("name\0\0".utf8) + MadePNG.zlib(Array(repeating: 0, count: 3_000))
    for chunks in [
      [("gAMA", MadePNG.big(45_455))], [("iCCP", profile)], [("tEXt", Array("Title\0A picture".utf8))],
      [("zTXt", Array("Title\0\0".utf8) + MadePNG.zlib(Array("A picture".utf8)))], [("bKGD", [0, 1, 0, 2, 0, 3])],
      [("eXIf", Array("MM\0*\0\0\0\u{8}\0\u{1}\u{1}\u{12}\0\u{3}\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0".utf8))],
      [("acTL", MadePNG.big(1) + MadePNG.big(0)), ("prVt", [1, 2, 3])], [("PLTE", [1, 2, 3])],
    ] as [[(String, [UInt8])]] {
      var file = MadePNG(width: 7, height: 5, colour: .rgb)
      file.chunks = chunks.map { (name: $0.0, content: $0.1) }
      file.lastChunks = [("tIME", [7, 234, 11, 30, 12, 0, 0])]
      #expect(Self.ours(file.data) != nil, "\(chunks[0].0)")
      Self.expectSame(file.data, "\(chunks[0].0)")
    }
  }

  @Test func `that are out of the usual are judged by one of them`() {
    let palette = (name: "PLTE", content: Array(Self.palette.prefix(48)))
    let clear = (name: "tRNS", content: [0, 100] as [UInt8])
    let indexed = MadePNG(width: 8, height: 8, colour: .palette)
    var files: [String: MadePNG] = [:]
    files["no palette"] = indexed
    files["indices beyond the palette"] = indexed
    files["indices beyond the palette"]?.chunks = [palette]
    files["more colours than samples can tell"] = MadePNG(width: 8, height: 8, colour: .palette, depth: 2)
    files["more colours than samples can tell"]?.chunks = [palette, (clear.name, Array(0..<5))]
    files["a palette twice"] = indexed
    files["a palette twice"]?.chunks = [palette, palette]
    files["transparency before the palette"] = indexed
    files["transparency before the palette"]?.chunks = [clear, palette]
    files["transparency after the pixels"] = indexed
    files["transparency after the pixels"]?.chunks = [palette]
    files["transparency after the pixels"]?.lastChunks = [clear]
    files["a part that everyone must know"] = MadePNG(width: 8, height: 8, colour: .rgb)
    files["a part that everyone must know"]?.chunks = [("ABCD", [])]
    files["a part without a name"] = MadePNG(width: 8, height: 8, colour: .rgb)
    files["a part without a name"]?.chunks = [("a1b2", [])]
    files["pixels in two parts with another between"] = MadePNG(width: 8, height: 8, colour: .rgb)
    files["pixels in two parts with another between"]?.lastChunks = [("teXt", []), ("IDAT", [1, 2, 3])]
    for (name, file) in files { Self.expectSame(file.data, "\(name)") }
  }

  @Test func `are refused where a checksum does not hold`() {
    let whole = Array(Pictures.png)
    let file = MadePNG(width: 8, height: 8, colour: .rgb).data
    // The header's, the pixels' and their stream's.
    for (bytes, place) in [(whole, 30), (whole, whole.count - 14), (Array(file), 14 + 33 + 8 + 2)] {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(Self.ours(Data(damaged)) == nil)
      #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data(damaged)) }
    }
    // A stream whose own checksum is wrong, in a chunk whose checksum is right.
    var stream = MadePNG.zlib(MadePNG(width: 8, height: 8, colour: .rgb).rows)
    stream[stream.count - 1] ^= 1
    var wrong = Array(file.prefix(33))
    wrong += MadePNG.chunk("IDAT", stream) + MadePNG.chunk("IEND", [])
    #expect(Self.ours(Data(wrong)) == nil)
    Self.expectSame(Data(wrong), "a wrong sum of the stream")
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func `are refused or read alike after any change`(seed: UInt64) {
    var random = MadePNG.Random(state: seed)
    var kept = 0
    for round in 0..<300 {
      var file = MadePNG(width: 1 + random.below(12), height: 1 + random.below(12), colour: .palette)
      file.colour = MadePNG.Colour.allCases[random.below(5)]
      file.depth = file.colour.depths[random.below(file.colour.depths.count)]
      file.isInterlaced = random.below(2) == 0
      file.seed = UInt64(round)
      if file.colour == .palette || random.below(4) == 0 {
        file.chunks.append(("PLTE", Array(Self.palette.prefix(3 * (1 + random.below(256))))))
      }
      if random.below(3) == 0 { file.chunks.append(("tRNS", Array(Self.palette.prefix(random.below(8))))) }
      var bytes = Array(file.data)
      for _ in 0..<random.below(3) { bytes[8 + random.below(bytes.count - 8)] = UInt8(random.below(256)) }
      Self.repairChecksums(&bytes)
      if Self.ours(Data(bytes)) != nil { kept += 1 }
      Self.expectSame(Data(bytes), "seed \(seed), round \(round): \(file.testDescription)")
    }
    #expect(kept > 30, "seed \(seed)")
  }

  /// Makes the chunks' checksums right again, so that what they hold is looked at.
  private static func repairChecksums(_ bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      bytes.replaceSubrange(end..<end + 4, with: MadePNG.big(MadePNG.checksum(bytes[offset + 4..<end])))
      offset = end + 4
    }
  }
}
