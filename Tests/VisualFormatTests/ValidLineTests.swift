import Testing
import VisualFormat

/// Lines from Apple's documentation and from shipped applications, all of which have to be read.
@Suite struct ValidLineTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    /// How many constraints the line stands for.
    let count: Int
    let options: FormatOptions

    init(_ text: String, _ count: Int, _ options: FormatOptions = []) {
      (self.text, self.count, self.options) = (text, count, options)
    }

    var testDescription: String { text }
  }

  nonisolated static let cases = [
    Case("[button(>=50)]", 1),
    Case("[maroonView][blueView]", 1),
    Case("[button1(==button2)]", 1),
    Case("H:|-8-[view1(==view2)]-12-[view2]-8-|", 4),
    Case("V:|-8-[view1]-12-[view3(==view1,view2)]-8-|", 5),
    Case("|-(>=0)-[view]-(>=0)-|", 2),
    Case("[view(==0@500)]", 1),
    Case("[view1]-(==0@500)-[view2]", 1),
    Case("|[child]|", 2),
    Case("[child][child2]", 1),
    Case("[child(60)]", 1),
    Case("[child(60.6666)]", 1),
    Case("|-[child(==child2)]-[child2]-|", 4),
    Case("|[child(50)]|", 3),
    Case("V:|[banner(100)]-[content]-|", 4),
    Case("[child]-(50)-[child2]", 1),
    Case("[child]-(-22)-[child2]", 1),
    Case(
      "V:|-(==20.0)-[icon(==iconSideSize)]-[username]-[password]-[login(==buttonHeight)]-[create(==buttonHeight)]", 8),
    Case("V:|-(2)-[label]-(2)-|", 2),
    Case("V:|-(0)-[Panel(43)]-(0)-[SciChart]-(0)-|", 4),
    Case("|-(==0)-[m_QL]-(==0)-|", 2),
    Case("V:|-(0)-[webView]-(bottomMargin)-|", 2),
    Case("V:|-0-[picker]-0-|", 2),
    Case("V:|-8-[label]-4-[slider]-8-|", 3),
    Case("V:|-[name]-[stackview]-|", 3),
    Case("V:|-[label(>=17)]-15-[stackview(120)]-33@750-|", 5),
    Case("V:|-padding-[labelOne]->=0-[labelTwo]-padding-|", 3),
    Case("V:|-20-[header]->=10-[collectionView(140)]-10-[footer(40)]-20-|", 6),
    Case("V:|-7-[_authorLabel]->=5-[_contentLabel]", 2),
    Case("H:|->=0-[self]->=0-|", 2),
    Case("V:|-padding-[_navBar]->=0-[_plusButton(44@1000)]-padding-|", 4),
    Case("V:|->=10-[supp]->=10-|", 2),
    Case("H:|-[name]-|", 2),
    Case("H:[forgetpwdbtn(==registerbtn)]-20-|", 2),
    Case("H:[view(46)]", 1),
    Case("H:[iv(w)]-0-|", 2),
    Case("H:[postButton(44)]|", 2),
    Case("H:[leftSide]-buttonSpacer-[contactButton(==buttonSize)]", 2),
    Case("H:[v]-[s]-|", 3, .alignAllCenterY),
    Case("|-15-[iconImageView(90)]-8-[titleLabel]-15-|", 5, .alignAllTop),
    Case("|-0-[view]-0-|", 2, .alignAllLeading),
    Case("V:[secondView(==210)]-(10)-|", 2),
    Case("V:[_totalDurationLabel(==_currentTimeLabel)]", 1),
    Case("V:[emojiPage(216)]|", 2),
    Case("V:|[separator(1)]", 2),
    Case("V:|[startView(scrollView)]|", 3),
    Case(
      "H:|-(LeftMargin)-[_leftLabel]-(>=10)-[_rightLabel]-5-[_actionButton]-(RightMargin)-|", 6, .alignAllLastBaseline),
    Case("H:|-(leftMargin)-[label]-[textField]-(rightMargin)-|", 3),
    Case("H:|-15-[view1(width)]-15-|", 3),
    Case("H:[view]-[other]-[third]", 2),
    Case("H:|-(pad)-[view(w)]", 2),
    Case("V:|-(>=10,<=30)-[view]", 2),
    Case("[view]-(==5@250)-[other]", 1),
    Case("H:[view]-(>=0)-|", 1),
    Case("[view(>=other)]", 1),
    Case("H:|[view][other]|", 3),
    Case("V:[view]-(-4)-[other]", 1),
    Case("H:[superview]-(<=1)-[label]", 2, .alignAllCenterY),
    Case("|-(>=20)-[view(==200)]-(>=20)-|", 3),
    Case("H:  [arrows]-5-|", 1),
    Case("|[button1][button2(==button1)]|", 5, .alignAllLastBaseline),
    Case("V:[topGuide][left]|", 2),
    Case(
      "H:|-(==edgeSpacing)-[label1(==labelWidth@999)]-[label2(==label1)]-[label3(==label1)]-[label4(==label1)]-(==edgeSpacing)-|",
      9),
    Case(
      "H:|-edgeSpacing-[label1]-[spacer1(>=spacingBetween)]-[label2]-[spacer2(==spacer1)]-[label3]-[spacer3(==spacer1)]-[label4]-edgeSpacing-|",
      11),
    Case("V:[_topLayoutGuide][_button]", 1),
    Case("H:|-20-[b]-30-|", 2),
    Case("H:|[iv(45)]-5-[lb(100)]|", 5),
    Case("V:|[lb]|", 2),
    Case("H:|-20-[v0(>=45)]-5-[v1(==v0)]-20-|", 5),
  ]

  @Test(arguments: cases) func isReadAndStandsForItsConstraints(_ example: Case) throws {
    let line = try FormatLine(parsing: example.text)
    let names = FormatNameTable(
      views: Set(line.views.map(\.name)).union([
        "other", "button2", "view2", "registerbtn", "_currentTimeLabel", "scrollView",
      ]),
      metrics: Samples.metrics)
    #expect(try line.constraints(options: example.options, names: names).count == example.count)
  }

  /// A name that is a metric only must not be taken for a view: without the metric the line has to fail.
  @Test(arguments: ["H:[iv(w)]-0-|", "V:|-(0)-[webView]-(bottomMargin)-|", "H:[a]-(>=5@low)-[b]"])
  func failsWithoutItsMetrics(_ text: String) throws {
    let line = try FormatLine(parsing: text)
    let error = #expect(throws: FormatError.self) {
      try line.constraints(names: FormatNameTable(views: Set(line.views.map(\.name))))
    }
    #expect(error?.kind == .unknownName)
  }
}

/// Names that several tests use.
enum Samples {
  nonisolated static let metrics: [String: Double] = [
    "iconSideSize": 40, "buttonHeight": 44, "bottomMargin": 10, "padding": 12, "w": 33, "buttonSpacer": 6,
    "buttonSize": 30, "LeftMargin": 1, "RightMargin": 2, "leftMargin": 3, "rightMargin": 4, "width": 50, "pad": 7,
    "edgeSpacing": 5, "labelWidth": 60, "spacingBetween": 9,
  ]
}
