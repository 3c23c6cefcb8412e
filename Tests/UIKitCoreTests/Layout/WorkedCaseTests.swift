import Testing

@testable import UIKitCore

@Suite struct WorkedCaseTests {
  @Test func aLineToTheSuperviewCentresAcrossIt() {
    let label = ContentView(100, 20)
    let superview = container(320, 480, label)
    let views: [String: Any] = ["superview": superview, "label": label]
    superview.lay("V:[superview]-(<=1)-[label]", options: .alignAllCenterX, views: views)
    superview.lay("H:[superview]-(<=1)-[label]", options: .alignAllCenterY, views: views)
    #expect(label.frame == rect(110, 230, 100, 20))
  }

  @Test func theBarIsNeverAligned() {
    let label = ContentView(100, 20)
    let superview = container(320, 480, label)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(<=1)-[label]", options: .alignAllCenterX, metrics: nil, views: ["label": label])
    #expect(made.count == 1)
    #expect(superview.constraints.isEmpty)
  }

  @Test func huggingDecidesWhoGrows() {
    let (a, b) = (ContentView(50, 20, hugging: UILayoutPriority(251)), ContentView(60, 20))
    let superview = container(300, 100, a, b)
    superview.lay("|-8-[a]-8-[b]-8-|", views: ["a": a, "b": b])
    #expect([a.frame.width, b.frame.width] == [50, 226])
  }

  @Test func compressionResistanceDecidesWhoShrinks() {
    let (a, b) = (ContentView(50, 20), ContentView(60, 20))
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let superview = container(100, 100, a, b)
    superview.lay("|-8-[a]-8-[b]-8-|", views: ["a": a, "b": b])
    #expect([a.frame.width, b.frame.width] == [50, 26])
  }

  @Test(
    arguments: [(UILayoutPriority.required, 120.0), (UILayoutPriority(700), 133.0)] as [(UILayoutPriority, CGFloat)])
  func aWidthCompetesWithAnImage(_ priority: UILayoutPriority, _ expected: CGFloat) {
    let image = ContentView(133, 40)
    let superview = container(300, 100, image)
    let width = image.widthAnchor.constraint(equalToConstant: 120)
    width.priority = priority
    width.isActive = true
    superview.lay("|-0-[image]", views: ["image": image])
    #expect(image.frame.width == expected)
  }

  @Test func aHigherPriorityWinsWhateverItCostsTheLower() {
    let view = free()
    let superview = container(300, 100, view)
    superview.lay("[view(>=100@501,==90@500,==50@10)]", views: ["view": view])
    #expect(view.frame.width == 100)
  }

  @Test(arguments: [(false, [10, 65]), (true, [140, 20])] as [(Bool, [CGFloat])])
  func aLineFollowsTheReadingDirection(_ isTurned: Bool, _ places: [CGFloat]) {
    let (a, b) = (free(), free())
    let superview = container(200, 100, a, b)
    if isTurned { superview.semanticContentAttribute = .forceRightToLeft }
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", views: ["a": a, "b": b])
    #expect([a.frame.minX, b.frame.minX] == places)
    #expect([a.frame.width, b.frame.width] == [50, 115])
  }

  @Test func tooManyRequiredConstraintsBreakExactlyOne() throws {
    let view = free("banner")
    let superview = container(768, 100, view)
    superview.accessibilityIdentifier = "page"
    let warnings = Warnings.during { superview.lay("|-[view(300)]-|", views: ["view": view]) }
    #expect(view.across == [8, 300])
    let text = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(text.contains("UIView \"view\".leading == UIView \"page\".leadingMargin"))
    #expect(text.contains("UIView \"view\".width == 300"))
    #expect(text.contains("UIView \"page\".trailingMargin == UIView \"view\".trailing"))
  }

  @Test func whatIsRefusedMayComeLater() {
    let view = free()
    let superview = container(100, 100, view)
    let most = view.leftAnchor.constraint(lessThanOrEqualTo: superview.leftAnchor, constant: 1)
    let least = view.leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor, constant: 2)
    most.isActive = true
    least.isActive = true
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(view.frame.minX <= 1)
    least.isActive = false
    superview.layoutIfNeeded()
    most.isActive = false
    least.isActive = true
    #expect(Warnings.during { superview.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.minX == 2)
  }

  @Test func aRedundantEqualityWithNoiseIsAccepted() {
    let (a, b) = (free(), free())
    let superview = container(100, 100, a, b)
    superview.lay("|-0.1-[a]-0.2-[b(40)]", views: ["a": a, "b": b])
    let sum = b.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20)
    let width = a.widthAnchor.constraint(equalToConstant: 20 - 0.1 - 0.2)
    NSLayoutConstraint.activate([width, sum])
    #expect(Warnings.during { superview.layoutIfNeeded() }.isEmpty)
    #expect(b.frame.minX == 20)
  }
}
