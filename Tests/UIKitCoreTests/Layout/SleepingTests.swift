import Foundation
import Testing

@testable import UIKitCore

/// A tree that is taken out leaves its constraints and rectangles in the engine until its layout is asked for.
@Suite struct SleepingTests {
  private let inside = ContentView(30, 10)
  private let box = UIView(frame: rect(0, 0, 100, 100))
  private let page = container(300, 300)
  private let engine: LayoutEngine

  init() throws {
    box.add([inside])
    inside.translatesAutoresizingMaskIntoConstraints = false
    box.lay("|-10-[inside]-10-|", "V:|-10-[inside]", views: ["inside": inside])
    page.addSubview(box)
    page.layoutIfNeeded()
    engine = try #require(page.layoutEngine)
    #expect(inside.frame == rect(10, 10, 80, 10))
  }

  @Test func `what comes back is not given to the solver anew`() {
    let version = engine.version
    box.removeFromSuperview()
    page.addSubview(box)
    page.layoutIfNeeded()
    #expect(engine.version == version && engine.sleepers == 0)
    box.frame.size.width = 60
    page.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 10))
  }

  @Test func `what is put into a new view while it is out sleeps with it`() {
    let version = engine.version
    page.addSubview(UIView(frame: rect(0, 0, 100, 100)))
    page.subviews.last?.addSubview(box)
    for _ in 0..<3 {
      // Out with the view, out of it, into another, and back.
      let (old, other) = (box.superview, UIView(frame: rect(0, 0, 100, 100)))
      old?.removeFromSuperview()
      box.removeFromSuperview()
      other.addSubview(box)
      #expect(other.layoutState?.lender === engine)
      page.addSubview(other)
      page.layoutIfNeeded()
    }
    #expect(engine.version == version && engine.sleepers == 0)
    inside.content.height = 25
    page.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 80, 25))
  }

  @Test func `a new size, a new content and a new constant while it sleeps count when it is back`() {
    let top = box.constraints.first { $0.first.attribute == .top }
    box.removeFromSuperview()
    box.frame.size.width = 60
    inside.content.height = 20
    top?.constant = 5
    page.addSubview(box)
    page.layoutIfNeeded()
    #expect(inside.frame == rect(10, 5, 40, 20))
  }

  @Test func `what is asked for its layout while it is out has one of its own`() {
    box.removeFromSuperview()
    #expect(engine.sleepers == 1)
    box.frame.size.width = 60
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 10))
    #expect(engine.sleepers == 0 && box.layoutEngine !== engine)
    #expect(page.constraints.isEmpty && engine.ownerCount > 0)
    page.addSubview(box)
    box.frame.size.width = 80
    page.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 60, 10) && box.layoutEngine === engine)
  }

  @Test func `a constraint that comes while it is out belongs to it alone`() {
    box.removeFromSuperview()
    inside.heightAnchor.constraint(equalToConstant: 40).isActive = true
    page.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 80, 10))
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 80, 40))
  }

  @Test func `no view that is out is asked to update its constraints`() {
    final class Updating: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Updating(frame: rect(0, 0, 10, 10))
    box.addSubview(view)
    view.setNeedsUpdateConstraints()
    box.removeFromSuperview()
    page.layoutIfNeeded()
    #expect(view.count == 0)
    page.addSubview(box)
    page.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `another tree takes it over`() {
    let other = container(200, 200, free())
    free().fillNothing(in: other)
    box.removeFromSuperview()
    other.addSubview(box)
    box.frame.size.width = 60
    other.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 10) && engine.sleepers == 0)
    #expect(inside.layoutState?.node.box?.engine === other.layoutEngine)
  }

  @Test func `it outlives the tree that it was taken out of`() {
    weak var gone: UIView?
    do {
      let outer = container(300, 300)
      outer.addSubview(box)
      box.frame.size.width = 90
      outer.layoutIfNeeded()
      box.removeFromSuperview()
      gone = outer
    }
    #expect(gone == nil)
    box.frame.size.width = 60
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 10))
  }

  @Test func `what it held is a tree of its own when it is gone`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    page.addSubview(outer)
    outer.addSubview(box)
    outer.removeFromSuperview()
    #expect(engine.sleepers == 1)
    box.removeFromSuperview()
    #expect(engine.sleepers == 2)
    box.frame.size.width = 60
    box.layoutIfNeeded()
    #expect(inside.frame == rect(10, 10, 40, 10) && engine.sleepers == 1)
  }

  @Test func `what it holds outlives it`() {
    let engine = engine
    let view = free()
    do {
      let outer = UIView(frame: rect(0, 0, 50, 50))
      outer.add([view])
      view.fill(outer)
      page.addSubview(outer)
      page.layoutIfNeeded()
      outer.removeFromSuperview()
      #expect(engine.sleepers == 1)
    }
    #expect(engine.sleepers == 0 && view.superview == nil && view.constraints.isEmpty)
    page.setNeedsLayout()
    page.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 50))
    page.add([view])
    view.fill(page)
    page.layoutIfNeeded()
    #expect(view.frame == page.bounds)
  }
}
