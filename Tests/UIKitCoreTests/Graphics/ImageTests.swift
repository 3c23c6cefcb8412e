import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct ImageTests {
  @Test func sizeIsInPointsAndUpright() {
    let pixels = picture(of: ["RGB", "..."]).cgImage
    guard let pixels else { Issue.record("nothing was drawn"); return }
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 3, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 1))
    #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left).size == CGSize(width: 2, height: 3))
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  // The turned pictures were worked out by hand from the definition of each orientation in Exif.
  @Test(arguments: [
    (UIImage.Orientation.up, 1, ["RGB", "WK."]),
    (.upMirrored, 2, ["BGR", ".KW"]),
    (.down, 3, [".KW", "BGR"]),
    (.downMirrored, 4, ["WK.", "RGB"]),
    (.leftMirrored, 5, ["RW", "GK", "B."]),
    (.right, 6, ["WR", "KG", ".B"]),
    (.rightMirrored, 7, [".B", "KG", "WR"]),
    (.left, 8, ["B.", "GK", "RW"]),
  ])
  func turnsPixelsUpright(orientation: UIImage.Orientation, exif: Int, expected: [String]) {
    guard let pixels = picture(of: ["RGB", "WK."]).cgImage else { Issue.record("nothing was drawn"); return }
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(UIImage.Orientation(exif: exif) == orientation)
    #expect(Pixels(image.upright).letters == expected)
    let drawn = picture(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
    #expect(Pixels(drawn).letters == expected)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(Pixels(flipped.upright).letters == expected.map { String($0.reversed()) })
    let shape = picture(image.size.width, image.size.height) { _ in image.withTintColor(.blue).draw(at: .zero) }
    #expect(Pixels(shape).letters == expected.map { String($0.map { $0 == "." ? "." : "B" }) })
  }

  @Test func drawsIntoRectanglesBlendedAndFaded() {
    let image = picture(of: ["R"])
    let drawn = picture(4, 2) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      image.draw(in: CGRect(x: 2, y: 0, width: 1, height: 2), blendMode: .normal, alpha: 0.5)
    }
    #expect(Pixels(drawn)[1, 1] == .red && Pixels(drawn)[3, 0] == .clear)
    #expect(Pixels(drawn)[2, 0].isNear(.init(255, 0, 0, 128)))
    let cut = picture(2, 1) { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      image.draw(at: .zero, blendMode: .destinationOut, alpha: 1)
    }
    #expect(Pixels(cut).letters == [".K"])
  }

  @Test func drawsSharpAtItsOwnScale() {
    guard let pixels = picture(of: ["RG", "BW"]).cgImage else { Issue.record("nothing was drawn"); return }
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    let drawn = picture(2, 1, scale: 2) { _ in image.draw(at: CGPoint(x: 1, y: 0)) }
    #expect(Pixels(drawn).letters == ["..RG", "..BW"])
  }

  @Test func keepsCapsAndStretchesOrRepeatsTheRest() {
    let image = picture(of: ["RGBR", "GKWG", "BWKB", "RGBR"])
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let tiled = picture(6, 4) { _ in
      image.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 0, y: 0, width: 6, height: 4))
    }
    #expect(Pixels(tiled).letters == ["RGBGBR", "GKWKWG", "BWKWKB", "RGBGBR"])
    let dot = picture(of: ["RGR", "BKB", "RGR"]).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let stretched = picture(5, 4) { _ in dot.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) }
    #expect(Pixels(stretched).letters == ["RGGGR", "BKKKB", "BKKKB", "RGGGR"])
  }

  @Test func capsShrinkWhereThereIsNoRoom() {
    let image = picture(of: ["RKB"]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let drawn = picture(1, 1, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(Pixels(drawn).letters == ["RB", "RB"])
  }

  @Test func oldStretchableImagesKeepAllButOnePoint() {
    let image = picture(of: ["RGBKW"]).stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3))
    let drawn = picture(7, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
    #expect(Pixels(drawn).letters == ["RGGGBKW"])
  }

  @Test func patternsBeginAtTheCorner() {
    let image = picture(of: ["RG", "BW"])
    let drawn = picture(5, 4) { _ in image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3)) }
    #expect(Pixels(drawn).letters == [".....", ".RGR.", ".BWB.", ".RGR."])
  }

  @Test func settingsAreKeptAndPixelsShared() {
    let image = picture(of: ["R"])
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(template.cgImage === image.cgImage)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted.renderingMode == .alwaysOriginal)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    #expect(image.withBaselineOffset(fromBottom: 2).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(template != image && template == image.withRenderingMode(.alwaysTemplate))
  }

  @Test func layersGetUprightPixelsInTheirColour() throws {
    let image = picture(of: ["RG", ".B"])
    let plain = try #require(image.pixels(color: nil, screenScale: 3))
    let isShared = plain.image === image.cgImage
    #expect(isShared && plain.scale == 1)
    let blue = try #require(image.pixels(color: UIColor.blue.cgColor, screenScale: 3))
    #expect(Pixels(UIImage(cgImage: blue.image)).letters == ["BB", ".B"])
    let again = try #require(image.pixels(color: UIColor.blue.cgColor, screenScale: 3))
    let isKept = again.image === blue.image
    #expect(isKept)
    let own = try #require(image.withTintColor(.red).pixels(color: nil, screenScale: 1))
    #expect(Pixels(UIImage(cgImage: own.image)).letters == ["RR", ".R"])
    let flipped = try #require(image.withHorizontallyFlippedOrientation().pixels(color: nil, screenScale: 1))
    #expect(Pixels(UIImage(cgImage: flipped.image)).letters == ["GR", "B."])
    let symbol = try #require(UIImage(systemName: "plus")?.pixels(color: UIColor.red.cgColor, screenScale: 2))
    #expect(symbol.scale == 2 && symbol.image.height == 34)
    #expect(UIImage().pixels(color: nil, screenScale: 1) == nil)
  }
}
