import Foundation
import Testing
import UIKit
import UIKitCore

/// A folder of pictures that is removed with the object.
private final class Folder {
  let path = NSTemporaryDirectory() + "images-" + UUID().uuidString
  var bundle: Bundle? { Bundle(path: path) }

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ data: Data?, _ name: String) throws {
    try (data ?? Data()).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct ImageFileTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="2" height="2" fill="#00f"/></svg>
    """

  @Test func dataComesBackAsTheSamePixels() throws {
    let rows = ["RGB.", "WK.R"]
    let data = try #require(picture(of: rows).pngData())
    let image = try #require(UIImage(data: data))
    #expect(Pixels(image).letters == rows && image.scale == 1 && image.imageOrientation == .up)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 2, height: 1))
    let pixels = try #require(image.cgImage)
    let turned = try #require(UIImage(cgImage: pixels, scale: 1, orientation: .right).pngData())
    #expect(try #require(UIImage(data: turned)).size == CGSize(width: 2, height: 4))
    #expect(UIImage().pngData() == nil)
  }

  @Test func brokenDataGivesNilAndOneWarning() throws {
    let whole = try #require(picture(of: ["RGB"]).pngData())
    for data in [Data(), Data("no picture".utf8), whole.prefix(40)] {
      var images: [UIImage?] = []
      let found = Warnings.during {
        images = [UIImage(data: data), UIImage(data: data)]
      }
      #expect(images == [nil, nil])
      #expect(found.count == 1 && found[0].hasPrefix("No image could be made of data of \(data.count) bytes: "))
    }
  }

  @Test func giganticPicturesAreRefused() {
    let bomb = Self.svg.replacingOccurrences(of: "\"4\"", with: "\"20000\"")
      .replacingOccurrences(of: "height=\"2\"><", with: "height=\"30000\"><")
    var image: UIImage?
    let found = Warnings.during { image = UIImage(data: Data(bomb.utf8)) }
    #expect(image == nil && found.count == 1)
    #expect(found.first?.contains("20000 x 30000 pixels") == true)
  }

  @Test func filesSayTheirScaleInTheirName() throws {
    let folder = try Folder()
    let data = picture(of: ["RGBK"]).pngData()
    for name in ["a.png", "a@2x.png", "b@x.png", "mail@9.png"] { try folder.write(data, name) }
    #expect(UIImage(contentsOfFile: folder.path + "/a.png")?.size.width == 4)
    #expect(UIImage(contentsOfFile: folder.path + "/a@2x.png")?.size.width == 2)
    #expect(UIImage(contentsOfFile: folder.path + "/b@x.png")?.scale == 1)
    #expect(UIImage(contentsOfFile: folder.path + "/mail@9.png")?.scale == 1)
    let found = Warnings.during {
      #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
      #expect(UIImage(contentsOfFile: folder.path) == nil)
    }
    #expect(found.isEmpty)
  }

  @Test func namesAreLookedUpAtTheNearestScale() throws {
    let folder = try Folder()
    try folder.write(picture(of: ["R"]).pngData(), "dot.png")
    try folder.write(picture(of: ["GG", "GG"]).pngData(), "dot@2x.png")
    try folder.write(picture(of: ["BBB", "BBB", "BBB"]).pngData(), "dot@3x.png")
    try folder.write(picture(of: ["KK", "KK"]).pngData(), "large@2x.png")
    try folder.write(picture(of: ["W"]).pngData(), "small.png")
    func letter(_ name: String, _ scale: CGFloat) -> String? {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
      #expect(image.map { $0.size == CGSize(width: 1, height: 1) } ?? true)
      return image.map { String(Pixels($0).letters[0].prefix(1)) }
    }
    #expect([letter("dot", 1), letter("dot", 2), letter("dot", 3), letter("dot", 1.5)] == ["R", "G", "B", "G"])
    #expect(letter("dot.png", 2) == "G")
    #expect(letter("large", 1) == "K" && letter("small", 3) == "W")
    #expect(letter("missing", 1) == nil && letter("", 1) == nil)
  }

  @Test func otherFormatsAreFoundAndShapesAreDrawnSharp() throws {
    let folder = try Folder()
    try folder.write(Data(Self.svg.utf8), "shape.svg")
    let image = UIImage(named: "shape", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 2))
    #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == 2)
    #expect(image.map { Pixels($0).letters } == Array(repeating: "BBBB....", count: 4))
  }

  @Test func foundImagesAreKept() throws {
    let folder = try Folder()
    try folder.write(picture(of: ["R"]).pngData(), "kept.png")
    let traits = UITraitCollection(displayScale: 1)
    let first = UIImage(named: "kept", in: folder.bundle, compatibleWith: traits)
    try FileManager.default.removeItem(atPath: folder.path + "/kept.png")
    let second = UIImage(named: "kept", in: folder.bundle, compatibleWith: traits)
    #expect(first != nil && first == second)
  }

  @Test func thumbnailsAreSmallerCopies() async throws {
    let image = picture(of: ["RRGG", "RRGG", "BBWW", "BBWW"])
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 2)))
    #expect(Pixels(small).letters == ["RG", "BW"] && small.size == CGSize(width: 2, height: 2))
    let same = await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))
    #expect(same.map { Pixels($0).letters } == ["RG", "BW"])
    let found = Warnings.during { #expect(image.preparingThumbnail(of: .zero) == nil) }
    #expect(found.count == 1)
    #expect(image.preparingForDisplay() == image)
  }
}
