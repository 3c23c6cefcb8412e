import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct ColorTests {
  @Test func componentsComeBack() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0.25, 0.5, 0.75, 0.5))
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    var white: CGFloat = 0
    UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha)
    #expect((white, alpha) == (0.3, 0.7))
  }

  nonisolated struct Hue: Sendable {
    var parts: [CGFloat]
    var rgb: [CGFloat]

    init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, is rgb: [CGFloat]) {
      parts = [hue, saturation, brightness]
      self.rgb = rgb
    }
  }

  @Test(arguments: [
    Hue(0, 1, 1, is: [1, 0, 0]), Hue(1.0 / 3, 1, 1, is: [0, 1, 0]), Hue(2.0 / 3, 1, 1, is: [0, 0, 1]),
    Hue(1, 1, 1, is: [1, 0, 0]), Hue(0.5, 0.5, 0.8, is: [0.4, 0.8, 0.8]), Hue(0.25, 0, 0.6, is: [0.6, 0.6, 0.6]),
    Hue(1.0 / 12, 1, 1, is: [1, 0.5, 0]),
  ])
  func huesBecomeComponents(hue: Hue) {
    let color = UIColor(hue: hue.parts[0], saturation: hue.parts[1], brightness: hue.parts[2], alpha: 1)
    let found = color.cgColor.components ?? []
    for (one, other) in zip(found, hue.rgb) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func huesComeBackFromComponents() {
    let seed = UInt64.random(in: 0..<1 << 32)
    var generator = Steps(seed: seed)
    for _ in 0..<500 {
      let parts = (0..<3).map { _ in CGFloat.random(in: 0.01...1, using: &generator) }
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor.components ?? []
      let worst = zip(parts, back).map { abs($0 - $1) }.max() ?? 1
      #expect(worst < 1e-9, "seed \(seed), components \(parts)")
    }
  }

  @Test func displayP3IsConverted() {
    // Full P3 red in sRGB, as the CSS Color 4 specification's sample conversions give it.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components ?? []
    for (one, other) in zip(red, [1.0930, -0.2267, -0.1501, 1]) { #expect(abs(one - other) < 5e-4) }
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.components ?? []
    for one in gray.dropLast() { #expect(abs(one - 0.5) < 1e-6) }
  }

  @Test func dynamicColoursFollowTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    var seen: CGColor?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { seen = color.cgColor }
    #expect(seen == UIColor.white.cgColor)
    let half = color.withAlphaComponent(0.5)
    #expect(half.cgColor(for: UITraitCollection(userInterfaceStyle: .dark)).components == [1, 0.5])
    #expect(half.cgColor(for: UITraitCollection(userInterfaceStyle: .light)).components == [0, 0.5])
  }

  @Test func theTraitsAreCurrentWhileARuleRuns() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    // A rule that looks at the current traits instead of the ones it is given.
    let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: dark) == .red)
  }

  @Test func aRuleThatNeverEndsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Box: @unchecked Sendable { var color = UIColor.red }
      let box = Box()
      box.color = UIColor { _ in box.color }
      _ = box.color.cgColor
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("still has not become a fixed one after 32 steps"))
  }

  @Test func coloursAreEqualByValue() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor(white: 1, alpha: 1) != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == .label && UIColor.label != .darkText)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }

  @Test func fillAndStrokeColoursReachTheContext() {
    let image = picture(4, 4) { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.stroke(CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    }
    #expect(Pixels(image).letters == ["BBBB", "BRRB", "BRRB", "BBBB"])
  }
}

/// A small generator of numbers from a seed (Marsaglia's xorshift64*).
struct Steps: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed | 1 }
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
