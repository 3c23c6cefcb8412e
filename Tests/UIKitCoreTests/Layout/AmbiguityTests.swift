import Testing

@testable import UIKitCore

@Suite struct AmbiguityTests {
  @Test func aFrameWithoutChoiceIsNotAmbiguous() {
    let (view, label) = (free(), ContentView(40, 20))
    let superview = container(200, 100, view, label)
    superview.lay(
      "|-10-[view]-10-|", "V:|-10-[view(20)]", "|[label]", "V:|[label]", views: ["view": view, "label": label])
    #expect(!view.hasAmbiguousLayout && !label.hasAmbiguousLayout && !superview.hasAmbiguousLayout)
  }

  @Test func aMissingConstraintIsFound() {
    let (a, b, alone) = (free(), free(), free())
    let superview = container(200, 100, a, b, alone)
    superview.lay("|[a][b]|", "V:|[a]|", "V:|[b]|", views: ["a": a, "b": b])
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout && alone.hasAmbiguousLayout)
    b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    #expect(a.frame.width == 100)
  }

  @Test func anAmbiguousLayoutIsTheSameEachTime() {
    var frames: Set<String> = []
    for _ in 0..<4 {
      let (a, b) = (free(), free())
      let superview = container(200, 100, a, b)
      superview.lay("|[a][b]|", views: ["a": a, "b": b])
      frames.insert("\(a.frame) \(b.frame)")
      superview.frame.size.width = 50
      superview.layoutIfNeeded()
      superview.frame.size.width = 200
      superview.layoutIfNeeded()
      frames.insert("\(a.frame) \(b.frame)")
    }
    #expect(frames.count == 1)
  }

  @Test func exercisingShowsAnotherLayoutAndThenTheFirst() {
    let (a, b) = (free(), free())
    let superview = container(200, 100, a, b)
    superview.lay("|[a][b]|", "V:|[a]|", "V:|[b]|", views: ["a": a, "b": b])
    let frames = (a.frame, b.frame)
    a.exerciseAmbiguityInLayout()
    superview.layoutIfNeeded()
    #expect(a.frame != frames.0)
    #expect(a.frame.maxX == b.frame.minX && b.frame.maxX == 200)
    a.exerciseAmbiguityInLayout()
    superview.layoutIfNeeded()
    #expect((a.frame, b.frame) == frames)
  }

  @Test func exercisingLeavesAPlainLayoutAlone() {
    let view = free()
    let superview = container(200, 100, view)
    view.fill(superview)
    superview.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    superview.layoutIfNeeded()
    #expect(view.frame == superview.bounds)
  }

  @Test func whatAffectsAViewIsFoundThroughOthers() {
    let (a, b, c) = (free(), free(), free())
    let superview = container(200, 100, a, b, c)
    superview.lay("|-5-[a(10)][b(20)]", "V:|[a]|", "|-3-[c(4)]", views: ["a": a, "b": b, "c": c])
    let affecting = b.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.count == 4)
    #expect(affecting.allSatisfy { $0.firstItem === a || $0.firstItem === b })
    #expect(b.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(a.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func guidesAreAskedToo() {
    let guide = UILayoutGuide()
    let superview = container(200, 100)
    superview.addLayoutGuide(guide)
    superview.lay("|[guide]", "V:|[guide]|", views: ["guide": guide])
    #expect(guide.hasAmbiguousLayout)
    guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 2)
  }
}
