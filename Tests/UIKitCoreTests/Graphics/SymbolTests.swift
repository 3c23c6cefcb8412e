import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct SymbolTests {
  nonisolated static let names = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "xmark", "checkmark", "plus", "minus", "ellipsis",
    "person", "person.fill", "person.2", "person.2.fill", "magnifyingglass", "circle", "circle.fill",
    "xmark.circle.fill",
  ]

  @Test(arguments: names) func leavesInkInsideOfItsBox(name: String) {
    guard
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .black))
    else { Issue.record("no symbol \(name)"); return }
    #expect(image.isSymbolImage && image.size.height == 20)
    let pixels = Pixels(picture(image.size.width + 8, 28) { _ in image.draw(at: CGPoint(x: 4, y: 4)) })
    let (right, bottom) = (Int(image.size.width) + 4, 24)
    #expect(pixels.ink > 20)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where x < 4 || y < 4 || x >= right || y >= bottom {
        #expect(pixels[x, y].alpha == 0, "\(x), \(y)")
      }
    }
  }

  @Test func unknownNamesGiveNil() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func drawsInTheTint() {
    let image = UIImage(systemName: "circle.fill")?.withTintColor(.red)
    let pixels = Pixels(picture(17, 17) { _ in image?.draw(in: CGRect(x: 0, y: 0, width: 17, height: 17)) })
    #expect(pixels[8, 8] == .red && pixels[0, 0] == .clear)
  }

  @Test func cutsShowTheGround() {
    let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    let pixels = Pixels(
      picture(40, 40) { _ in
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        image?.draw(at: .zero)
      })
    #expect(pixels[20, 20] == .green && pixels[20, 6] == .black)
  }

  @Test func heavierSymbolsHaveMoreInkAndLargerOnesAreLarger() {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let inks = weights.map { weight in
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: weight))
        .map { Pixels($0).ink } ?? 0
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy(<), "\(inks)")
    let heights = [UIImage.SymbolScale.small, .medium, .large].map { scale in
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: scale))?.size.height ?? 0
    }
    #expect(heights == [14, 17, 23])
  }

  @Test func configurationsMerge() {
    let base = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
    let merged = base.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(merged == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large))
    let larger = UIImage(systemName: "plus", withConfiguration: base)?
      .applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(larger?.size.height == 30)
    #expect(UIImage().applyingSymbolConfiguration(base) == nil)
    #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
  }
}
