import Testing
import Typesetting
import UIKitCore

@testable import UIKitControls

@Suite struct LabelSizeTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private func label(_ text: String?, _ size: CGFloat = 14, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private let long = "Ada Lovelace wrote the first program for a machine that was never built"

  @Test func startsAsLabelsDo() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.textColor === UIColor.label)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func isAsLargeAsItsTextInWholePixels() {
    let label = label("Ada Lovelace")
    let exact = TextLayout(TextContent("Ada Lovelace", font: Font(size: 14))).size
    #expect(label.intrinsicContentSize == CGSize(width: exact.width.rounded(.up), height: exact.height.rounded(.up)))
    #expect(label.intrinsicContentSize.height == 17)
    label.contentScaleFactor = 2
    #expect(label.intrinsicContentSize.width == (exact.width * 2).rounded(.up) / 2)
  }

  @Test(arguments: ["王小明", "محمد الأمين", "अनिता", "👩‍🚀 Ana", "Ångström"])
  func everyScriptHasTheSameHeight(text: String) {
    #expect(label(text).intrinsicContentSize.height == label("Ada").intrinsicContentSize.height)
    #expect(label(text).intrinsicContentSize.width > 0)
  }

  @Test func aLineGrowsToItsTextWhateverTheFrame() {
    let label = label(long)
    label.frame = CGRect(x: 5, y: 6, width: 50, height: 10)
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 300)
    #expect(label.frame.origin == CGPoint(x: 5, y: 6) || label.center != .zero)
  }

  @Test func wrapsWhereToldTo() {
    let label = label(long, lines: 0)
    let line = label.font.lineHeight
    let natural = label.intrinsicContentSize
    #expect(natural.height == line.rounded(.up))
    let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
    let count = (wrapped.height / line).rounded(.down)
    #expect(wrapped.width <= 150 && count >= 3 && wrapped.height == (count * line).rounded(.up))
    #expect(label.intrinsicHeight(forWidth: 150) == wrapped.height)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height == (2 * line).rounded(.up))
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 150, height: 0)))
    #expect(label.intrinsicHeight(forWidth: 80) == nil)
  }

  @Test func oneLineHasNoHeightOfItsOwnForAWidth() {
    #expect(label(long).intrinsicHeight(forWidth: 50) == nil)
  }

  @Test func textRectLiesInTheMiddleOfTheHeight() {
    let label = label("Ada")
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 57)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 40, width: size.width, height: size.height))
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 110)
    label.textAlignment = .center
    #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX - 60) <= 0.5)
  }

  @Test func showsAsManyLinesAsFitAndThenAnEllipsis() {
    let label = label(long, lines: 0)
    // Three lines of 16.9 points fit into 57.
    let layout = label.place(in: CGRect(x: 0, y: 0, width: 100, height: 57)).layout
    #expect(layout.lineCount == 3 && layout.isTruncated)
    #expect(label.place(in: CGRect(x: 0, y: 0, width: 100, height: 500)).layout.isTruncated == false)
    label.numberOfLines = 2
    #expect(label.place(in: CGRect(x: 0, y: 0, width: 100, height: 57)).layout.lineCount == 2)
  }

  @Test func measuringAgainGivesTheKeptLayout() {
    let (one, other) = (label("Ada Lovelace"), label("Ada Lovelace"))
    let width: CGFloat = 100
    let first = one.layout(one.content, width: width, height: 57, lines: 1)
    #expect(first === other.layout(other.content, width: 200, height: 20, lines: 1))
    one.textColor = .red
    #expect(first === one.layout(one.content, width: width, height: 57, lines: 1))
  }

  @Test func subclassesAddRoom() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 2, left: 10, bottom: 3, right: 20)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
          x: inner.minX - insets.left, y: inner.minY - insets.top, width: inner.width + insets.left + insets.right,
          height: inner.height + insets.top + insets.bottom)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let padded = Padded()
    padded.text = "Ada"
    let plain = label("Ada", 17).intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 30, height: plain.height + 5))
    padded.sizeToFit()
    let columns = Rendering(padded).columns
    #expect((columns?.lowerBound ?? 0) >= 10 && (columns?.upperBound ?? 99) < Int(plain.width) + 10)
  }

  @Test func autoLayoutGivesTheHeightAtTheWidth() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let label = label(long, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 150, height: label.intrinsicHeight(forWidth: 150) ?? 0))
    let narrow = label.frame.height
    container.frame.size.width = 300
    container.layoutIfNeeded()
    #expect(label.frame.width == 300 && label.frame.height < narrow)
    label.text = "Ada"
    container.layoutIfNeeded()
    #expect(label.frame.height == label.font.lineHeight.rounded(.up))
  }
}
