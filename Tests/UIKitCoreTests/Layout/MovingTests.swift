import Foundation
import Testing

@testable import UIKitCore

@Suite struct MovingTests {
  @Test func constraintsThatReachOutsideEndWithTheMove() {
    let (inside, view, sibling) = (free(), free(), free())
    let superview = container(200, 100, view, sibling)
    view.add([inside])
    let out = inside.widthAnchor.constraint(equalTo: superview.widthAnchor)
    let edge = view.leadingAnchor.constraint(equalTo: sibling.trailingAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    let within = inside.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([out, edge, own, within])
    superview.layoutIfNeeded()
    view.removeFromSuperview()
    #expect([out, edge, own, within].map(\.isActive) == [false, false, true, true])
    #expect(superview.constraints.isEmpty)
  }

  @Test func theInsideOfAMovedViewKeepsItsLayout() {
    let inside = free()
    let box = container(100, 100, inside)
    box.lay("|-10-[inside]-10-|", "V:|-10-[inside]-10-|", views: ["inside": inside])
    let places = [container(300, 300), container(300, 300, free())]
    free().fillNothing(in: places[1])
    for place in places + [places[0]] {
      place.addSubview(box)
      box.frame.size.width += 20
      place.layoutIfNeeded()
      #expect(inside.frame == rect(10, 10, box.frame.width - 20, 80))
    }
    box.removeFromSuperview()
    box.frame.size = CGSize(width: 60, height: 60)
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 40))
  }

  @Test func aViewThatOutlivesItsSuperviewKeepsItsLayout() {
    let inside = free()
    let box = container(100, 100, inside)
    box.lay("|-10-[inside]-10-|", "V:|-10-[inside]-10-|", views: ["inside": inside])
    do {
      let place = container(300, 300, box)
      place.layoutIfNeeded()
    }
    #expect(box.superview == nil)
    box.frame.size = CGSize(width: 60, height: 60)
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 40))
  }

  @Test func whatIsBuiltApartJoinsTheTreeItIsAddedTo() {
    let (title, box) = (ContentView(80, 20), free())
    box.add([title])
    title.fill(box)
    let page = container(300, 200)
    page.add([box])
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: page.trailingAnchor), box.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    page.layoutIfNeeded()
    #expect(box.frame == rect(220, 0, 80, 20))
    let window = UIWindow(frame: rect(0, 0, 400, 400))
    window.addSubview(page)
    title.content.width = 100
    window.layoutIfNeeded()
    #expect(box.frame == rect(200, 0, 100, 20))
    #expect(title.frame == rect(0, 0, 100, 20))
    #expect(window.layoutEngine === page.layoutEngine && page.layoutState?.engine == nil)
  }

  @Test func movingWithinATreeKeepsWhatLiesInside() throws {
    let (inside, box) = (free(), UIView(frame: rect(0, 0, 100, 100)))
    box.add([inside])
    let (left, right) = (UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(100, 0, 100, 100)))
    let page = container(200, 100)
    for side in [left, right] { page.addSubview(side) }
    left.addSubview(box)
    inside.fill(box)
    page.layoutIfNeeded()
    let engine = try #require(page.layoutEngine)
    let solved = engine.changedVariables
    right.addSubview(box)
    page.layoutIfNeeded()
    #expect(inside.frame == box.bounds)
    #expect(engine.changedVariables == solved)
  }

  @Test func aTreeWithoutConstraintsHasNoEngine() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let superview = container(100, 100)
    superview.addSubview(view)
    superview.layoutIfNeeded()
    #expect(superview.layoutState == nil && view.layoutState == nil)
    view.removeFromSuperview()
    #expect(superview.layoutState == nil && view.layoutState == nil)
  }

  @Test func viewsAndConstraintsGoWhenNobodyHoldsThem() {
    weak var superview: UIView?
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var engine: LayoutEngine?
    do {
      let inner = free()
      let outer = container(100, 100, inner)
      inner.fill(outer)
      outer.layoutIfNeeded()
      (superview, view, constraint, engine) = (outer, inner, outer.constraints.first, outer.layoutEngine)
      #expect(constraint != nil && engine != nil)
    }
    #expect(superview == nil && view == nil && constraint == nil && engine == nil)
  }

  @Test func aConstraintOutlivesItsViewsInactive() {
    var outer: UIView? = container(100, 100, free())
    let inner = outer?.subviews.first
    let constraint = outer.flatMap { outer in inner?.leadingAnchor.constraint(equalTo: outer.leadingAnchor) }
    constraint?.isActive = true
    outer?.layoutIfNeeded()
    inner?.removeFromSuperview()
    outer = nil
    #expect(constraint?.isActive == false)
  }

  @Test func aViewOutlivesItsSuperview() {
    let view = free()
    var first: UIView? = container(100, 100, view)
    first.map { view.fill($0) }
    first?.layoutIfNeeded()
    first = nil
    #expect(view.superview == nil && view.constraints.isEmpty)
    let second = container(200, 50, view)
    view.fill(second)
    second.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 50))
  }

  @Test func aNewTreeMeasuresInItsOwnWay() {
    let view = free()
    let first = container(100, 100, view)
    view.fill(first)
    first.layoutIfNeeded()
    let second = container(200, 50, view)
    #expect(first.constraints.isEmpty)
    view.fill(second)
    second.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 50))
    first.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 50))
  }

  @Test func cellsComeAndGo() {
    let list = container(300, 300)
    for round in 0..<20 {
      let label = free()
      let cell = container(CGFloat(100 + round), 40, label)
      label.fill(cell)
      list.addSubview(cell)
      list.layoutIfNeeded()
      #expect(label.frame == cell.bounds)
      if round % 2 == 0 { list.subviews.first?.removeFromSuperview() }
    }
    #expect(list.layoutEngine?.pending.isEmpty == true)
  }
}
