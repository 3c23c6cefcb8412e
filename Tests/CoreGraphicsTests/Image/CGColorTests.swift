import CoreGraphics
import Foundation
import Testing

@Suite struct `Colours` {
  @Test func `have the components of their space`() {
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
  }

  @Test func `are equal by value`() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.red.hashValue == CGColor(red: 1, green: 0, blue: 0, alpha: 1).hashValue)
  }

  @Test func `take another alpha`() {
    #expect(CGColor.red.copy(alpha: 0.25) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(CGColor.red.copy(alpha: 7)?.alpha == 1)
  }

  @Test func `become grey by luminance`() {
    let gray = CGColor.green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(gray?.components == [0.7152, 1])
  }

  @Test func `come from spaces that are known`() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "kCGColorSpaceDisplayP3") == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 1])?.components?[1] == 0.5)
  }
}
