import Foundation
import TextAnchors
import UIKit
import UIKitTesting

/// A label with one red word on a stage, to be looked at pixel by pixel.
struct WordScene {
  /// A label and its word.
  nonisolated struct Case: Sendable, CustomStringConvertible {
    var text: String
    var word: String
    var size = CGSize(width: 300, height: 60)
    var lines = 0
    var alignment = NSTextAlignment.natural
    var breaking = NSLineBreakMode.byTruncatingTail
    var isRightToLeft = false
    var scale: CGFloat = 1
    var description: String { "\(word) in \(text), \(size), lines \(lines), \(alignment), \(breaking), \(scale)x" }
  }

  let stage: Stage
  let label = UILabel()
  let range: NSRange
  let root = UIViewController()

  init(_ test: Case) {
    stage = Stage(
      size: CGSize(width: 400, height: 300), scale: test.scale,
      direction: test.isRightToLeft ? .rightToLeft : .leftToRight)
    range = (test.text as NSString).range(of: test.word)
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: test.text, attributes: [.font: font, .foregroundColor: UIColor.black])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    label.attributedText = text
    label.numberOfLines = test.lines
    label.textAlignment = test.alignment
    label.lineBreakMode = test.breaking
    label.frame = CGRect(origin: CGPoint(x: 40, y: 50), size: test.size)
    root.view.backgroundColor = .white
    root.view.addSubview(label)
    stage.show(root)
    stage.settle()
  }

  var anchor: TextRangeAnchor { TextRangeAnchor(label, range) }

  /// The places, in the label, of pixels that a colour test likes.
  func pixels(where isMeant: (Snapshot.Pixel) -> Bool) -> [CGRect] {
    let shot = stage.snapshot()
    let scale = UIScreen.main.scale
    var result: [CGRect] = []
    for y in 0..<shot.height {
      for x in 0..<shot.width {
        guard let pixel = shot.pixel(x: x, y: y), isMeant(pixel) else { continue }
        result.append(
          CGRect(
            x: CGFloat(x) / scale - label.frame.minX, y: CGFloat(y) / scale - label.frame.minY, width: 1 / scale,
            height: 1 / scale))
      }
    }
    return result
  }

  /// The pixels of the word.
  var red: [CGRect] { pixels { Int($0.red) - Int($0.green) > 60 } }
  /// Those of the rest.
  var black: [CGRect] { pixels { $0.red < 160 && Int($0.red) - Int($0.green) < 20 } }
}
