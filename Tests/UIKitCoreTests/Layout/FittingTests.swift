import Testing

@testable import UIKitCore

@Suite struct FittingTests {
  @Test func compressedAndExpandedSizes() {
    let label = ContentView(80, 20)
    let superview = container(5, 5, label)
    superview.lay("|-[label]-|", "V:|-5-[label]-5-|", views: ["label": label])
    #expect(superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 96, height: 30))
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    label.heightAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    // Content hugs at 250, the target pulls at 50.
    #expect(superview.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 96, height: 30))
    label.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(10), for: .vertical)
    #expect(superview.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 216, height: 110))
  }

  @Test func aRequiredWidthGivesTheHeightOfText() {
    let text = ContentView(1000, 10)
    text.area = 8_000
    let cell = container(50, 50, text)
    cell.lay("|-10-[text]-10-|", "V:|-5-[text]-5-|", views: ["text": text])
    func height(_ width: CGFloat) -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(height(100) == CGSize(width: 100, height: 110))
    #expect(height(220) == CGSize(width: 220, height: 50))
    #expect(height(100) == CGSize(width: 100, height: 110))
  }

  @Test func measuringLeavesTheLayoutAlone() throws {
    let (label, beside) = (ContentView(80, 20), free())
    let cell = container(200, 40, label)
    label.fill(cell)
    let page = container(300, 300, beside)
    page.addSubview(cell)
    beside.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
    page.layoutIfNeeded()
    let engine = try #require(page.layoutEngine)
    let (solved, written) = (engine.solveCount, engine.writeCount)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 20))
    page.layoutIfNeeded()
    #expect(engine.solveCount == solved && engine.writeCount == written)
    #expect(label.frame == rect(0, 0, 200, 40) && beside.frame.minX == 200)
  }

  @Test func measuringAgainSeesNewNumbers() {
    let label = ContentView(80, 20)
    let cell = container(200, 40, label)
    let edge = label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10)
    edge.isActive = true
    cell.lay("[label]-|", "V:|[label]|", views: ["label": label])
    func size() -> CGSize { cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(size() == CGSize(width: 98, height: 20))
    let kept = cell.layoutState?.fitting
    label.content = CGSize(width: 90, height: 30)
    edge.constant = 20
    cell.layoutMargins.right = 1
    #expect(size() == CGSize(width: 111, height: 30))
    #expect(cell.layoutState?.fitting === kept)
    label.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(size() == CGSize(width: 26, height: 30))
    #expect(cell.layoutState?.fitting !== kept)
  }

  @Test func aContentViewThatFollowsItsMaskPassesTheSizeOn() {
    let label = ContentView(80, 20)
    let cell = UIView(frame: .zero)
    let content = UIView(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(content)
    content.add([label])
    NSLayoutConstraint.activate(
      ["|-[label]-|", "V:|-[label]-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["label": label])
      })
    let compressed = UIView.layoutFittingCompressedSize
    #expect(cell.systemLayoutSizeFitting(compressed) == CGSize(width: 96, height: 36))
    #expect(content.systemLayoutSizeFitting(compressed) == CGSize(width: 96, height: 36))
    cell.frame.size = CGSize(width: 200, height: 100)
    content.frame = rect(10, 10, 180, 80)
    #expect(cell.systemLayoutSizeFitting(compressed) == CGSize(width: 116, height: 56))
  }

  @Test func sizesOfTheViewItselfCount() {
    let label = ContentView(80, 20)
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 20))
    label.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    let plain = UIView(frame: rect(0, 0, 30, 40))
    #expect(plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(
      plain.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        == CGSize(width: 50, height: 0))
  }

  @Test func whatLiesOutsideDoesNotCount() {
    let (label, beside) = (ContentView(80, 20), free())
    let cell = free()
    cell.add([label])
    label.fill(cell)
    let page = container(300, 300, cell, beside)
    page.lay("|[cell(200)][beside]|", views: ["cell": cell, "beside": beside])
    // Its own width counts, its neighbour does not.
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 20))
    #expect(Warnings.during { page.layoutIfNeeded() }.isEmpty)
  }

  @Test func emptyViewsHaveNoNegativeSize() {
    let view = free()
    let cell = container(100, 100, view)
    cell.lay("|-20-[view]-20-|", "V:|-(>=0)-[view]-5-|", views: ["view": view])
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 5))
  }

  @Test func aConflictWhileMeasuringIsQuiet() {
    let view = free()
    let cell = container(70, 100, view)
    cell.lay("|-20-[view(30)]-20-|", views: ["view": view])
    let warnings = Warnings.during {
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 10, height: 10), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    }
    #expect(warnings.isEmpty)
  }

  @Test func alignmentInsetsBelongToTheSize() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1) }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    }
    #expect(Badge().systemLayoutSizeFitting(.zero) == CGSize(width: 14, height: 16))
  }
}
