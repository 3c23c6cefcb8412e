import Foundation
import Testing

@testable import UIKitCore

@Suite struct VisualFormatOnViewsTests {
  @Test func dashesAreMarginsAndStandardGaps() {
    let (a, b) = (free(), free())
    let superview = container(200, 100, a, b)
    superview.layoutMargins.left = 15
    superview.lay("|-[a(50)]-[b]-|", views: ["a": a, "b": b])
    #expect(a.across == [15, 50] && b.across == [73, 119])
    superview.layoutMargins.left = 20
    superview.layoutIfNeeded()
    #expect(a.across == [20, 50] && b.across == [78, 114])
  }

  @Test func metricsMayBeAnyNumbers() {
    let view = free()
    let superview = container(200, 100, view)
    let metrics: [String: Any] = [
      "left": 10, "width": CGFloat(50.5), "top": 3.5, "height": Float(20), "priority": NSNumber(value: 750),
    ]
    superview.lay("|-left-[view(width@priority)]", "V:|-(top)-[view(height)]", metrics: metrics, views: ["view": view])
    #expect(view.frame == rect(10, 3.5, 50.5, 20))
    #expect(superview.constraints.count == 2 && view.constraints.count == 2)
    #expect(view.constraints.first?.priority == .defaultHigh)
  }

  @Test func guidesAndTheSuperviewMayBeNamed() {
    let (guide, view) = (UILayoutGuide(), free())
    let superview = container(200, 100, view)
    superview.addLayoutGuide(guide)
    superview.lay(
      "|[guide(20)][view]|", "V:[view(superview)]", views: ["guide": guide, "view": view, "superview": superview])
    #expect(view.across == [20, 180])
    #expect(view.frame.height == 100)
  }

  @Test func listsRelationsAndPrioritiesInGaps() {
    let view = free()
    let superview = container(200, 100, view)
    superview.lay("|-(>=10,<=30)-[view]-5@999-|", "[view(100@500)]", views: ["view": view])
    #expect(view.frame.maxX == 195)
    #expect(view.frame.minX == 30)
  }

  @Test func optionsAlignNeighboursOnly() {
    let (a, b) = (free(), free())
    let superview = container(200, 100, a, b)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a(20)]-[b(20)]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
      views: ["a": a, "b": b])
    #expect(made.count == 7)
    NSLayoutConstraint.activate(Array(made.dropLast(3)) + made.suffix(2))
    superview.lay("V:|-10-[a(30)]", views: ["a": a])
    #expect(a.down == [10, 30] && b.down == [10, 30])
  }

  @Test func helpersNeedNoActor() {
    // As the helper functions of many applications, which are not isolated.
    nonisolated func pin(_ view: UIView, in superview: UIView) {
      superview.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[view]|", metrics: nil, views: ["view": view]))
      superview.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "V:|[view]|", metrics: nil, views: ["view": view]))
    }
    let view = free()
    let superview = container(200, 100, view)
    pin(view, in: superview)
    superview.layoutIfNeeded()
    #expect(view.frame == superview.bounds)
  }

  @Test func inactiveConstraintsDoNothing() {
    let view = free()
    let superview = container(200, 100, view)
    let made = NSLayoutConstraint.constraints(withVisualFormat: "|[view]|", metrics: nil, views: ["view": view])
    #expect(made.allSatisfy { !$0.isActive } && superview.constraints.isEmpty)
    #expect(made.map(\.priority) == [.required, .required])
  }
}
