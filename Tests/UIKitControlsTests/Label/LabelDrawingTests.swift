import Testing
import Typesetting
import UIKitCore

@testable import UIKitControls

@Suite struct LabelDrawingTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func textStandsInTheMiddleOfTheHeight() throws {
    let rows = try #require(Rendering(label("HHH", height: 60)).rows)
    // Capitals of 17 points are 12 high; the middle of the line lies a little below theirs.
    #expect(rows.count >= 12 && rows.count <= 13)
    #expect(abs((rows.lowerBound + rows.upperBound) / 2 - 30) <= 2)
  }

  @Test func naturalTextLiesWhereTheInterfaceBegins() throws {
    for text in ["Ada", "محمد", "123"] {
      let label = label(text)
      var columns = try #require(Rendering(label).columns)
      #expect(columns.lowerBound < 5 && columns.upperBound < 60, "\(text)")
      label.semanticContentAttribute = .forceRightToLeft
      columns = try #require(Rendering(label).columns)
      #expect(columns.lowerBound > 140 && columns.upperBound >= 194, "\(text)")
    }
  }

  @Test func aNameThatIsReadFromTheRightLosesItsEndOnTheLeft() throws {
    let label = label("محمد الأمين عبد الرحمن السعيد", width: 100)
    let layout = label.place(in: label.bounds).layout
    #expect(layout.isTruncated && layout.lines.first?.isRightToLeft == true)
    // The ellipsis is low; the letters of the end would be high.
    let pixels = Rendering(label)
    let leftmost = (0..<40).filter { y in (0..<5).contains { pixels[$0, y].alpha > 60 } }
    #expect(leftmost.allSatisfy { $0 > 18 }, "\(leftmost)")
  }

  @Test func alignsLines() throws {
    let label = label("Ada")
    label.textAlignment = .center
    var columns = try #require(Rendering(label).columns)
    #expect(abs((columns.lowerBound + columns.upperBound) / 2 - 100) <= 1)
    label.textAlignment = .right
    columns = try #require(Rendering(label).columns)
    #expect(columns.upperBound >= 196)
  }

  @Test func followsDynamicColours() {
    let label = label("HHH")
    let superview = UIView()
    superview.addSubview(label)
    #expect(Rendering(label).strongest == Rendering.Color(0, 0, 0))
    label.overrideUserInterfaceStyle = .dark
    #expect(Rendering(label).strongest == Rendering.Color(255, 255, 255))
    let name = NSAttributedString(string: "HHH", attributes: [.foregroundColor: UIColor.systemBackground])
    label.attributedText = name
    #expect(Rendering(label).strongest == Rendering.Color(0, 0, 0))
    label.overrideUserInterfaceStyle = .light
    #expect(Rendering(label).strongest == Rendering.Color(255, 255, 255))
  }

  @Test func showsStates() {
    let label = label("HHH")
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(Rendering(label).strongest == Rendering.Color(255, 0, 0))
    label.isHighlighted = true
    #expect(Rendering(label).strongest == Rendering.Color(0, 0, 255))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(Rendering(label).strongest.isNear(Rendering.Color(255, 0, 0, 102)))
  }

  @Test func drawsAShadowBehind() throws {
    let label = label("HHH")
    let rows = try #require(Rendering(label).rows)
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 0, height: 5)
    let shadowed = Rendering(label)
    #expect(shadowed.rows == rows.lowerBound...(rows.upperBound + 5))
    let column = try #require(shadowed.columns).lowerBound + 1
    #expect(shadowed[column, rows.upperBound + 3].isNear(Rendering.Color(0, 255, 0), within: 90))
  }

  // MARK: When it is drawn

  @Test func isDrawnAnewOnlyForWhatShows() {
    let label = label("Ada")
    let superview = UIView()
    superview.addSubview(label)
    func isMarked(_ change: () -> Void) -> Bool {
      label.layer.displayIfNeeded()
      change()
      return label.layer.needsDisplay()
    }
    #expect(!isMarked { label.frame.origin = CGPoint(x: 50, y: 7) })
    #expect(!isMarked { label.text = "Ada" })
    #expect(!isMarked { label.font = .systemFont(ofSize: 17) })
    #expect(!isMarked { label.textColor = .label })
    #expect(!isMarked { label.alpha = 0.5 })
    #expect(isMarked { label.frame.size.width = 120 })
    #expect(isMarked { label.text = "Eda" })
    #expect(isMarked { label.textColor = .red })
    #expect(isMarked { label.font = .boldSystemFont(ofSize: 17) })
    #expect(isMarked { label.overrideUserInterfaceStyle = .dark })
  }

  @Test func anEmptyLabelHasNoPicture() {
    let label = label("")
    label.layer.displayIfNeeded()
    #expect(label.layer.contents == nil)
    label.text = "Ada"
    label.layer.displayIfNeeded()
    #expect(label.layer.contents != nil)
    label.text = nil
    label.layer.displayIfNeeded()
    #expect(label.layer.contents == nil)
  }

  // MARK: Baselines

  @Test func baselinesAreThoseOfTheText() throws {
    let label = label("Ada")
    label.sizeToFit()
    let height = label.bounds.height
    let first = try #require(label.firstBaseline)
    #expect(abs(first - label.font.ascender) <= 1 && first == first.rounded())
    #expect(label.lastBaseline == height - first)
    label.frame.size.height = height + 20
    #expect(label.firstBaseline == first + 10)
    #expect(self.label("").firstBaseline == nil)
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let label = label("HHH", height: 51)
    let baseline = try #require(label.firstBaseline)
    #expect(try #require(Rendering(label).rows).upperBound == Int(baseline) - 1)
  }
}
