import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }
  private let block: NSStringDrawingOptions = .usesLineFragmentOrigin

  private func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.05) -> Bool {
    abs(one - other) <= tolerance
  }

  @Test func linesAreAsHighAsTheFontWhateverTheScript() {
    for text in ["x", "Ágj", "محمد", "田中さん", "😀"] {
      #expect(isNear(text.size(withAttributes: attributes).height, font.lineHeight), "\(text)")
    }
    #expect(isNear("a\nb\nc".size(withAttributes: attributes).height, 3 * font.lineHeight))
    #expect("".size(withAttributes: attributes).width == 0)
  }

  @Test func allKindsOfStringsMeasureTheSame() {
    let size = "Ada Lovelace".size(withAttributes: attributes)
    #expect(("Ada Lovelace" as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "Ada Lovelace", attributes: attributes).size() == size)
    let unsaid = "Ada".size()
    #expect(unsaid == "Ada".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func linesWrapWithinTheWidth() {
    let text = "the quick brown fox jumps over the lazy dog"
    let whole = text.size(withAttributes: attributes).width
    let bounds = text.boundingRect(
      with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), options: block, attributes: attributes,
      context: nil)
    let lines = (bounds.height / font.lineHeight).rounded()
    #expect(bounds.origin == .zero && bounds.width <= 150 && bounds.width > 75)
    #expect(lines >= (whole / 150).rounded(.up) && isNear(bounds.height, lines * font.lineHeight))
  }

  @Test func zeroIsNoLimit() {
    let text = "one two three"
    let bounds = text.boundingRect(with: .zero, options: block, attributes: attributes, context: nil)
    #expect(bounds.size == text.size(withAttributes: attributes))
  }

  @Test func heightLeavesLinesOutOrTruncatesThem() {
    let text = "one two three four five six seven eight nine ten"
    let size = CGSize(width: 100, height: 2.5 * font.lineHeight)
    let cut = text.boundingRect(with: size, options: block, attributes: attributes, context: nil)
    #expect(isNear(cut.height, 2 * font.lineHeight))
    let truncated = text.boundingRect(
      with: size, options: [block, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    #expect(isNear(truncated.height, 2 * font.lineHeight) && truncated.width <= 100)
  }

  @Test func withoutLineFragmentsThereIsOneLineOnItsBaseline() {
    let text = "one two three four five six"
    let context = NSStringDrawingContext()
    let bounds = text.boundingRect(
      with: CGSize(width: 50, height: 10), options: [], attributes: attributes, context: context)
    #expect(isNear(bounds.minY, -font.ascender) && isNear(bounds.height, font.lineHeight))
    #expect(isNear(bounds.width, text.size(withAttributes: attributes).width))
    #expect(context.totalBounds == bounds && context.actualScaleFactor == 1)
  }

  @Test func truncatingModesTakeOneLine() {
    let style = NSMutableParagraphStyle()
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping] {
      style.lineBreakMode = mode
      let bounds = "one two three four five six".boundingRect(
        with: CGSize(width: 80, height: 500), options: block,
        attributes: [.font: font, .paragraphStyle: style], context: nil)
      #expect(isNear(bounds.height, font.lineHeight), "\(mode)")
    }
  }

  @Test func paragraphStylesChangeHeights() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    #expect(isNear(height { $0.lineSpacing = 6 }, 2 * font.lineHeight + 6))
    #expect(isNear(height { $0.minimumLineHeight = 40 }, 80))
    #expect(isNear(height { $0.maximumLineHeight = 10 }, 20))
    #expect(isNear(height { $0.lineHeightMultiple = 2 }, 4 * font.lineHeight))
    #expect(
      isNear(
        height {
          $0.lineHeightMultiple = 2
          $0.maximumLineHeight = 30
        }, 60))
  }

  @Test func kernAndTrackingWiden() {
    let plain = "abcd".size(withAttributes: attributes).width
    for key in [NSAttributedString.Key.kern, .tracking] {
      for points in [3 as Any, 3.0 as Any, CGFloat(3), Float(3), NSNumber(value: 3)] {
        let wide = "abcd".size(withAttributes: [.font: font, key: points]).width
        #expect(isNear(wide, plain + 12, within: 3.1) && wide > plain + 8)
      }
    }
  }
}
