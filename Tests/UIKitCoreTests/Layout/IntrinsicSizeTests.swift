import Testing

@testable import UIKitCore

@Suite struct IntrinsicSizeTests {
  @Test func aNewContentSizeMovesWhatFollows() {
    let (a, b) = (ContentView(50, 20), ContentView(60, 20))
    let superview = container(300, 100, a, b)
    superview.lay("|[a]-[b]", "V:|[a]", "V:|[b]", views: ["a": a, "b": b])
    #expect(a.frame == rect(0, 0, 50, 20) && b.frame == rect(58, 0, 60, 20))
    a.content = CGSize(width: 70, height: 30)
    superview.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 70, 30) && b.frame == rect(78, 0, 60, 20))
  }

  @Test func aDimensionMayHaveNoContentSize() {
    let view = ContentView(UIView.noIntrinsicMetric, 20)
    let superview = container(300, 100, view)
    superview.lay("|[view]|", "V:|[view]", views: ["view": view])
    #expect(view.frame == rect(0, 0, 300, 20))
    view.content = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    superview.lay("V:[view]|", views: ["view": view])
    #expect(view.frame == rect(0, 0, 300, 100))
  }

  @Test func defaultPrioritiesAreThoseOfTheClass() {
    let (view, label) = (free(), ContentView(10, 10, hugging: UILayoutPriority(251)))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    label.setContentHuggingPriority(.required, for: .vertical)
    #expect(label.contentHuggingPriority(for: .vertical) == .required)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
  }

  @Test func prioritiesMayChangeAfterwards() {
    let (a, b) = (ContentView(50, 20), ContentView(60, 20))
    let superview = container(300, 100, a, b)
    a.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
    superview.lay("|[a][b]|", views: ["a": a, "b": b])
    #expect(a.frame.width == 50)
    b.setContentHuggingPriority(UILayoutPriority(400), for: .horizontal)
    superview.layoutIfNeeded()
    #expect(a.frame.width == 240 && b.frame.width == 60)
  }

  @Test func aViewWithContentNeedsNoConstraints() {
    let label = ContentView(50, 20)
    let superview = container(300, 100, label)
    superview.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 50, 20))
    label.content.width = 60
    superview.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 60, 20))
  }

  @Test func aViewWithoutContentAndConstraintsKeepsItsFrame() {
    let view = free()
    view.frame = rect(1, 2, 3, 4)
    let superview = container(300, 100, view, ContentView(5, 5))
    superview.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func textTakesTheHeightOfTheWidthItGets() {
    let text = ContentView(1000, 10)
    text.area = 10_000
    let superview = container(200, 300, text)
    superview.lay("|[text]|", "V:|[text]", views: ["text": text])
    #expect(text.frame == rect(0, 0, 200, 50))
    superview.frame.size.width = 100
    superview.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 100, 100))
    text.area = 5_000
    text.invalidateIntrinsicContentSize()
    superview.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 100, 50))
  }

  @Test func contentIsAskedForOnlyWhenItChanged() {
    let label = ContentView(50, 20)
    let superview = container(300, 100, label)
    superview.lay("|-[label]-|", "V:|[label]", views: ["label": label])
    let asked = label.asked
    for width in [200, 220, 240] {
      superview.frame.size.width = CGFloat(width)
      superview.layoutIfNeeded()
    }
    #expect(label.asked == asked)
  }
}
