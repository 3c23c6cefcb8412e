import Testing

@testable import UIKitCore

@Suite struct GuideTests {
  @Test func aGuideIsPlacedAsAViewIs() {
    let guide = UILayoutGuide()
    let view = free()
    let superview = container(300, 100, view)
    superview.addLayoutGuide(guide)
    guide.identifier = "column"
    superview.lay("H:|-20-[guide(100)]", "V:|-5-[guide]-5-|", views: ["guide": guide])
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 8),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    superview.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 5, 100, 90))
    #expect(view.frame == rect(128, 45, 50, 10))
    #expect(superview.layoutGuides == [guide])
    #expect(guide.owningView === superview)
  }

  @Test func aRemovedGuideTakesItsConstraintsAlong() {
    let (guide, view) = (UILayoutGuide(), free())
    let superview = container(300, 100, view)
    superview.addLayoutGuide(guide)
    let edge = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    edge.isActive = true
    superview.layoutIfNeeded()
    superview.removeLayoutGuide(guide)
    #expect(!edge.isActive && superview.constraints.isEmpty)
    #expect(superview.layoutGuides.isEmpty && guide.owningView == nil)
  }

  @Test func aGuideMovesWithTheViewThatOwnsIt() {
    let guide = UILayoutGuide()
    let (inner, beside) = (free(), free())
    let superview = container(300, 100, inner, beside)
    inner.addLayoutGuide(guide)
    superview.lay("|-50-[inner(100)]", views: ["inner": inner])
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 20),
      beside.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 10)
    #expect(beside.frame.minX == 80)
  }

  @Test func marginsAreEightAndFollow() {
    let view = free()
    let superview = container(300, 100, view)
    superview.lay("|-[view]-|", "V:|-[view]-|", views: ["view": view])
    #expect(view.frame == rect(8, 8, 284, 84))
    superview.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 294, 96))
    #expect(superview.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func guidesOfMarginsAndMarginAttributesAgree() {
    let (a, b) = (free(), free())
    let superview = container(300, 100, a, b)
    superview.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = superview.layoutMarginsGuide
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: guide.leadingAnchor), a.widthAnchor.constraint(equalTo: guide.widthAnchor),
      a.centerYAnchor.constraint(equalTo: guide.centerYAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: b, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerXWithinMargins,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: b, attribute: .bottom, relatedBy: .equal, toItem: superview, attribute: .bottomMargin, multiplier: 1,
        constant: 0),
      b.widthAnchor.constraint(equalToConstant: 20), b.heightAnchor.constraint(equalToConstant: 20),
    ])
    superview.layoutIfNeeded()
    #expect(a.frame == rect(20, 35, 240, 10))
    #expect(b.frame == rect(130, 50, 20, 20))
  }

  @Test func marginsOfASiblingAreMeasuredFromOutside() {
    let (a, b) = (free(), free())
    let superview = container(300, 100, a, b)
    superview.lay("|-50-[a(100)]", views: ["a": a])
    b.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor).isActive = true
    b.trailingAnchor.constraint(equalTo: a.layoutMarginsGuide.trailingAnchor).isActive = true
    superview.layoutIfNeeded()
    #expect(b.across == [58, 84])
  }

  @Test func theSafeAreaFollowsBarsAndArrows() {
    let view = free()
    let superview = container(300, 200, view)
    view.fillSafeArea(of: superview)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 200))
    superview.ownSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 13)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(0, 44, 287, 136))
    #expect(superview.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test func marginsBeginAtTheSafeArea() {
    let view = free()
    let superview = container(300, 200, view)
    superview.ownSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    superview.lay("V:|-[view]-|", views: ["view": view])
    #expect(view.down == [52, 140])
    superview.ownSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    superview.layoutIfNeeded()
    #expect(view.down == [28, 164])
  }

  @Test func preservedMarginsFollowTheSuperviews() {
    let (inner, view) = (free(), free())
    let superview = container(300, 100, inner)
    inner.add([view])
    inner.preservesSuperviewLayoutMargins = true
    superview.lay("|-10-[inner]-10-|", "V:|[inner]|", views: ["inner": inner])
    superview.layoutMargins.left = 50
    inner.lay("|-[view]-|", views: ["view": view])
    #expect(view.across == [40, 232])
    superview.layoutMargins.left = 70
    superview.layoutIfNeeded()
    #expect(view.across == [60, 212])
  }

  @Test func readableTextIsNoWiderThanItIsEasyToRead() {
    let view = free()
    let superview = container(1000, 100, view)
    let guide = superview.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == rect(164, 8, 672, 84))
    #expect(guide.layoutFrame == view.frame)
    superview.frame.size.width = 300
    superview.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 284, 84))
  }

  @Test func aGuideGoesToAnotherView() {
    let guide = UILayoutGuide()
    let (a, b) = (container(10, 10), container(10, 10))
    a.addLayoutGuide(guide)
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty && b.layoutGuides == [guide])
  }
}

extension UIView {
  fileprivate func fillSafeArea(of view: UIView) {
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor), trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
