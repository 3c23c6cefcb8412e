import Foundation
import Testing
import UIKit

@testable import PeoplePopover

@Suite("Discs")
struct DiscTests {
  @Test("Cut as a clip would", arguments: [1, 1.25, 1.5, 2, 3])
  func sameAsClip(scale: CGFloat) throws {
    let disc = Disc(diameter: 45, scale: scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(bounds: disc.square, format: format)
    let ground = renderer.image { context in
      UIColor(hue: 0.1, saturation: 0.8, brightness: 0.7, alpha: 0.6).setFill()
      context.fill(disc.square)
      UIColor.black.setFill()
      context.fill(CGRect(x: 10, y: 15, width: 25, height: 15))
    }
    let cut = disc.cut { ground.draw(in: disc.square) }
    let clipped = renderer.image { _ in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 45, height: 45)).addClip()
      ground.draw(in: disc.square)
    }
    #expect(cut.scale == scale)
    #expect(cut.size == clipped.size)
    let (one, other) = (try Self.bytes(of: cut), try Self.bytes(of: clipped))
    #expect(one.count == other.count)
    #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    // Clear at the corner, not in the middle.
    #expect(one[3] == 0)
    #expect(one[one.count / 2 + 1] > 0)
  }

  private static func bytes(of image: UIImage) throws -> Data {
    try #require(image.cgImage?.dataProvider?.data)
  }
}
