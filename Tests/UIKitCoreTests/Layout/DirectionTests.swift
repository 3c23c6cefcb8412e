import Testing

@testable import UIKitCore

@Suite struct DirectionTests {
  private func pair() -> (superview: UIView, a: UIView, b: UIView) {
    let (a, b) = (free(), free())
    return (container(200, 100, a, b), a, b)
  }

  @Test func layoutTurnsWithTheSuperview() {
    let (superview, a, b) = pair()
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", views: ["a": a, "b": b])
    #expect(a.across == [10, 50] && b.across == [65, 115])
    superview.semanticContentAttribute = .forceRightToLeft
    superview.layoutIfNeeded()
    #expect(a.across == [140, 50] && b.across == [20, 115])
    superview.semanticContentAttribute = .unspecified
    superview.layoutIfNeeded()
    #expect(a.across == [10, 50] && b.across == [65, 115])
  }

  @Test func neighboursMayHaveADirectionOfTheirOwn() {
    let (superview, a, b) = pair()
    for view in [superview, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", views: ["a": a, "b": b])
    #expect(a.across == [140, 50] && b.across == [20, 115])
  }

  @Test func leftAndRightNeverTurn() {
    let (superview, a, b) = pair()
    superview.semanticContentAttribute = .forceRightToLeft
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", options: .directionLeftToRight, views: ["a": a, "b": b])
    #expect(a.across == [10, 50] && b.across == [65, 115])
  }

  @Test func aLineMayRunToTheLeft() {
    let (superview, a, b) = pair()
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", options: .directionRightToLeft, views: ["a": a, "b": b])
    #expect(a.across == [140, 50] && b.across == [20, 115])
  }

  @Test func downNeverTurns() {
    let (superview, a, b) = pair()
    superview.semanticContentAttribute = .forceRightToLeft
    superview.lay("V:|-10-[a(30)]-5-[b]-20-|", views: ["a": a, "b": b])
    #expect(a.down == [10, 30] && b.down == [45, 35])
  }

  @Test func inequalitiesAndMiddlesTurnToo() {
    let (superview, a, b) = pair()
    superview.semanticContentAttribute = .forceRightToLeft
    superview.lay("[a(50)]", "[b(20)]", views: ["a": a, "b": b])
    let near = a.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    near.priority = .defaultLow
    NSLayoutConstraint.activate([
      near, a.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 30),
      b.leadingAnchor.constraint(equalTo: superview.centerXAnchor, constant: 10),
    ])
    superview.layoutIfNeeded()
    #expect(a.across == [120, 50])
    #expect(b.across == [70, 20])
  }

  @Test func factorsCountFromTheEdgeWhereReadingBegins() {
    let (superview, a, _) = pair()
    superview.semanticContentAttribute = .forceRightToLeft
    superview.lay("[a(50)]", views: ["a": a])
    NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .trailing, multiplier: 0.25,
      constant: 0
    ).isActive = true
    superview.layoutIfNeeded()
    #expect(a.across == [100, 50])
  }

  @Test func marginsTurn() {
    let (superview, a, _) = pair()
    superview.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 50)
    superview.lay("|-[a(60)]", views: ["a": a])
    #expect(a.across == [30, 60])
    superview.semanticContentAttribute = .forceRightToLeft
    superview.layoutIfNeeded()
    #expect(a.across == [90, 60])
  }

  @Test func theInterfaceDecidesWhereNothingElseDoes() {
    let window = UIWindow(frame: rect(0, 0, 200, 100))
    let (superview, a, b) = pair()
    superview.lay("H:|-10-[a(50)]-5-[b]-20-|", views: ["a": a, "b": b])
    let direction = UIScreen.main.traits
    defer { UIScreen.main.traits = direction }
    UIScreen.main.traits = UITraitCollection(traitsFrom: [direction, UITraitCollection(layoutDirection: .rightToLeft)])
    window.addSubview(superview)
    superview.traitsMayHaveChanged()
    window.layoutIfNeeded()
    #expect(a.across == [140, 50] && b.across == [20, 115])
  }
}
