import Testing
import Typesetting
import UIKitCore

@testable import UIKitControls

@Suite struct LabelTextTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private let bold = UIFont.boldSystemFont(ofSize: 20)

  private var styled: NSAttributedString {
    let string = NSMutableAttributedString(
      string: "Ada", attributes: [.font: bold, .foregroundColor: UIColor.red])
    string.append(NSAttributedString(string: " Lovelace"))
    return string
  }

  @Test func attributedTextSetsTheLabelsLook() {
    let label = UILabel()
    label.attributedText = styled
    #expect(label.text == "Ada Lovelace")
    #expect(label.font == bold && label.textColor == .red)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingHead
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
  }

  @Test func fontAndColourOfAStyledTextAreThoseOfAll() {
    let label = UILabel()
    label.attributedText = styled
    let small = UIFont.systemFont(ofSize: 9)
    label.font = small
    #expect(label.intrinsicContentSize.height == small.lineHeight.rounded(.up))
    label.textColor = .blue
    label.sizeToFit()
    #expect(Rendering(label).strongest.red < 30)
    #expect(label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == small)
  }

  @Test func whatAStyledTextLeavesOpenIsAsTheLabelWas() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.attributedText = styled
    let rest = label.attributedText?.attributes(at: 5, effectiveRange: nil)
    #expect((rest?[.font] as? UIFont)?.pointSize == 11 && rest?[.foregroundColor] as? UIColor == .green)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)
  }

  @Test func textEndsStyles() {
    let label = UILabel()
    label.attributedText = styled
    label.text = "Ada Lovelace"
    #expect(label.content.runs.isEmpty)
    #expect(label.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == bold)
    label.text = nil
    #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test func laterChangesOfAMutableStringDoNotShow() {
    let string = NSMutableAttributedString(string: "Ada")
    let label = UILabel()
    label.attributedText = string
    string.append(NSAttributedString(string: "!"))
    #expect(label.text == "Ada")
  }

  @Test func nilIsTheDefault() {
    let label = UILabel()
    label.font = bold
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor === UIColor.label)
  }

  @Test func assistiveTechnologiesReadTheText() {
    let label = UILabel()
    label.text = "Ada"
    #expect(label.accessibilityLabel == "Ada")
    label.accessibilityLabel = "Countess"
    #expect(label.accessibilityLabel == "Countess")
  }

  // MARK: Smaller fonts

  @Test func shrinksToFit() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "Ada Lovelace"
    #expect(label.place(in: label.bounds).layout.isTruncated)
    label.adjustsFontSizeToFitWidth = true
    var layout = label.place(in: label.bounds).layout
    #expect(!layout.isTruncated && layout.size.width <= 60.01 && layout.size.width > 57)
    label.minimumScaleFactor = 0.9
    layout = label.place(in: label.bounds).layout
    #expect(layout.isTruncated && abs(layout.content.attributes.font.size - 15.3) < 0.01)
    label.frame.size.width = 200
    #expect(label.place(in: label.bounds).layout.content.attributes.font.size == 17)
  }

  @Test func shrinksSeveralLines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 45))
    label.text = "Ada Lovelace wrote the first program"
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let layout = label.place(in: label.bounds).layout
    #expect(!layout.isTruncated && layout.lineCount == 2 && layout.content.attributes.font.size > 8)
  }

  @Test func aShrunkLineStandsOnTheOldBaseline() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "HHHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    let full = try #require(Rendering(label).rows)
    label.frame.size.width = 50
    let aligned = try #require(Rendering(label).rows)
    #expect(aligned.upperBound == full.upperBound && aligned.lowerBound > full.lowerBound)
    label.baselineAdjustment = .alignCenters
    #expect(try #require(Rendering(label).rows).upperBound < full.upperBound)
    label.baselineAdjustment = .none
    #expect(try #require(Rendering(label).rows).lowerBound < 5)
  }

  @Test func fontsOfTextStylesFollowThePreferredSize() {
    let label = UILabel()
    label.text = "Ada"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(label)
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(label.font.pointSize == 33)
  }
}
