import Testing

@testable import UIKitCore

@Suite struct AnchorTests {
  @Test func everyFormMakesItsConstraint() {
    let (a, b) = (free("a"), free("b"))
    let made = [
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 4),
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -4),
      a.widthAnchor.constraint(equalToConstant: 20),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 20.5),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 1),
      a.leftAnchor.constraint(equalToSystemSpacingAfter: b.rightAnchor, multiplier: 2),
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5),
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
    ]
    let formulas = made.map {
      $0.description.replacing("<NSLayoutConstraint UIView ", with: "").replacing("UIView ", with: "")
    }
    #expect(
      formulas == [
        "\"a\".leading == \"b\".trailing (inactive)>",
        "\"a\".leading >= \"b\".trailing + 4 (inactive)>",
        "\"a\".top <= \"b\".bottom - 4 (inactive)>",
        "\"a\".width == 20 (inactive)>",
        "\"a\".height <= 20.5 (inactive)>",
        "\"a\".width >= 2 * \"b\".height + 1 (inactive)>",
        "\"a\".left == \"b\".right + 16 (inactive)>",
        "\"a\".top >= \"b\".bottom + 4 (inactive)>",
        "\"a\".firstBaseline == \"b\".lastBaseline (inactive)>",
      ])
  }

  @Test func aDescriptionSaysWhatIsUnusual() {
    let view = free("name")
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.identifier = "measure"
    width.priority = UILayoutPriority(750)
    #expect("\(width)" == "<NSLayoutConstraint 'measure' UIView \"name\".width == 20 @750 (inactive)>")
    width.isActive = true
    #expect("\(width)" == "<NSLayoutConstraint 'measure' UIView \"name\".width == 20 @750>")
  }

  @Test func anchorsOfAConstraintAreItsSides() {
    let (a, b) = (free(), free())
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 3)
    #expect(constraint.firstItem === a && constraint.secondItem === b)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.firstAnchor != constraint.secondAnchor)
    #expect(a.leadingAnchor == a.leadingAnchor && a.leadingAnchor.hash == a.leadingAnchor.hash)
    #expect(a.leadingAnchor != b.leadingAnchor && a.leadingAnchor != a.trailingAnchor)
    let alone = a.widthAnchor.constraint(equalToConstant: 1)
    #expect(alone.secondItem == nil && alone.secondAnchor == nil && alone.secondAttribute == .notAnAttribute)
  }

  @Test func distancesAreSizes() {
    let (a, b, c) = (free(), free(), free())
    let superview = container(300, 100, a, b, c)
    superview.lay("|-20-[a(30)]", "[b(40)]-10-|", views: ["a": a, "b": b])
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    NSLayoutConstraint.activate([
      c.widthAnchor.constraint(equalTo: gap, multiplier: 0.5),
      a.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(
        equalTo: c.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)),
    ])
    superview.layoutIfNeeded()
    #expect(c.across == [100, 100])
    superview.semanticContentAttribute = .forceRightToLeft
    superview.layoutIfNeeded()
    #expect(a.across == [250, 30] && b.across == [10, 40])
    #expect(c.across == [100, 100])
  }

  @Test func aWeakItemIsGone() {
    var view: UIView? = free()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 3)
    view = nil
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.description.contains("an item that no longer exists") == true)
  }

  @Test func standardPriorities() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }
}
