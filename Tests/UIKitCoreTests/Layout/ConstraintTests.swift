import Testing

@testable import UIKitCore

@Suite struct ConstraintTests {
  @Test func anActiveConstraintIsHeldByTheNearestCommonAncestor() {
    let (a, b, c) = (free(), free(), free())
    let inner = container(100, 100, a, b)
    let outer = container(200, 200, c)
    outer.addSubview(inner)
    let siblings = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let across = a.leadingAnchor.constraint(equalTo: c.leadingAnchor)
    let inside = a.topAnchor.constraint(equalTo: inner.topAnchor)
    let alone = a.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([siblings, across, inside, alone])
    #expect(inner.constraints == [siblings, inside])
    #expect(outer.constraints == [across])
    #expect(a.constraints == [alone])
    NSLayoutConstraint.deactivate([siblings, across])
    #expect(inner.constraints == [inside] && outer.constraints.isEmpty)
    #expect(!across.isActive && inside.isActive)
  }

  @Test func removingLeavesOtherViewsConstraintsAlone() {
    let view = free()
    let superview = container(100, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    superview.addConstraint(width)
    #expect(superview.constraints == [width] && width.isActive)
    view.removeConstraint(width)
    #expect(width.isActive)
    superview.removeConstraints([width])
    #expect(!width.isActive)
  }

  @Test func aConstantChangesWithoutAnythingBeingTakenApart() throws {
    let view = free()
    let superview = container(100, 100, view)
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10)
    left.isActive = true
    superview.lay("[view(20)]", views: ["view": view])
    #expect(view.across == [10, 20])
    let version = try #require(superview.layoutEngine).version
    left.constant = 30
    superview.layoutIfNeeded()
    #expect(view.across == [30, 20])
    #expect(superview.layoutEngine?.version == version)
  }

  @Test func anOptionalPriorityCanChangeWhileActive() {
    let view = free()
    let superview = container(100, 100, view)
    let (small, large) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
    )
    small.priority = UILayoutPriority(500)
    large.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([small, large])
    superview.layoutIfNeeded()
    #expect(view.frame.width == 10)
    large.priority = UILayoutPriority(600)
    superview.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func multipliersScaleSizesAndPlaces() {
    let view = free()
    let superview = container(200, 100, view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: superview, attribute: .bottom, multiplier: 0.75,
        constant: 0),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == rect(5, 30, 90, 45))
  }

  @Test func placesAreMeasuredThroughViewsInBetween() {
    let (deep, beside) = (free(), free())
    let middle = container(50, 50, deep)
    middle.frame.origin = CGPoint(x: 30, y: 40)
    let superview = container(200, 200, beside)
    superview.addSubview(middle)
    NSLayoutConstraint.activate([
      deep.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
      beside.leadingAnchor.constraint(equalTo: deep.leadingAnchor),
      deep.topAnchor.constraint(equalTo: superview.topAnchor, constant: 60),
    ])
    superview.layoutIfNeeded()
    #expect(beside.frame.minX == 35)
    #expect(deep.frame.minY == 20)
    middle.frame.origin = CGPoint(x: 50, y: 10)
    superview.layoutIfNeeded()
    #expect(beside.frame.minX == 55)
    #expect(deep.frame.minY == 50)
    middle.bounds.origin = CGPoint(x: 4, y: 0)
    superview.layoutIfNeeded()
    #expect(beside.frame.minX == 51)
  }

  @Test func whatIsFrameBasedKeepsItsFrame() {
    let plain = UIView(frame: rect(20, 10, 60, 30))
    let view = free()
    let superview = container(200, 100, view)
    superview.addSubview(plain)
    plain.autoresizingMask = .flexibleWidth
    view.fill(plain)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 60, 30))
    superview.frame.size.width = 240
    superview.layoutIfNeeded()
    #expect(plain.frame == rect(20, 10, 100, 30))
    #expect(view.frame == plain.frame)
  }

  @Test func aViewMayChangeItsMindAboutItsMask() {
    let view = UIView(frame: rect(1, 2, 3, 4))
    let superview = container(200, 100)
    superview.addSubview(view)
    view.fill(superview)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 100))
    NSLayoutConstraint.deactivate(superview.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(5, 6, 7, 8)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 7, 8))
  }

  @Test func aTransformSurvivesLayout() {
    let view = free()
    let superview = container(200, 100, view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    superview.lay("|-50-[view(100)]", "V:|-20-[view(40)]", views: ["view": view])
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 100, y: 40))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func anAlignmentRectangleIsAlignedInsteadOfTheFrame() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1) }
    }
    let (badge, inside) = (Badge(), free())
    let superview = container(200, 100, badge)
    badge.add([inside])
    superview.lay("|-20-[badge(50)]", "V:|-10-[badge(30)]", views: ["badge": badge])
    inside.fill(badge)
    superview.layoutIfNeeded()
    #expect(badge.frame == rect(17, 6, 54, 36))
    #expect(inside.frame == rect(3, 4, 50, 30))
    #expect(badge.frame(forAlignmentRect: badge.alignmentRect(forFrame: badge.frame)) == badge.frame)
  }

  @Test func aViewMayGiveItsAlignmentRectangleItself() {
    /// With a shadow of 4 below and a badge of 10 on the right.
    final class Badged: UIView {
      var badge: CGFloat = 10
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY, width: frame.width - badge, height: frame.height - 4)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width + badge, height: rect.height + 4)
      }
    }
    let (view, inner) = (Badged(), free())
    let superview = container(200, 100, view)
    view.add([inner])
    superview.lay("|-20-[view(50)]", "V:[view(30)]-20-|", views: ["view": view])
    inner.fill(view)
    superview.layoutIfNeeded()
    #expect(view.frame == rect(20, 50, 60, 34))
    #expect(inner.frame == rect(0, 0, 50, 30))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 34))
    view.badge = 6
    view.invalidateIntrinsicContentSize()
    superview.layoutIfNeeded()
    #expect(view.frame == rect(20, 50, 56, 34))
  }

  @Test func baselinesAreThoseOfTheText() {
    let (small, large, box) = (ContentView(40, 20), ContentView(60, 40), free())
    (small.firstBaseline, small.lastBaseline) = (15, 5)
    (large.firstBaseline, large.lastBaseline) = (30, 10)
    let superview = container(300, 100, small, large, box)
    superview.lay(
      "H:|[small][large][box(10)]", options: .alignAllFirstBaseline,
      views: ["small": small, "large": large, "box": box])
    superview.lay("V:|-10-[large]", "V:[box(8)]", views: ["large": large, "box": box])
    #expect(small.down == [25, 20])
    #expect(box.down == [40, 8])
    let below = free()
    superview.add([below])
    below.topAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 1).isActive = true
    superview.layoutIfNeeded()
    #expect(below.frame.minY == 41)
    large.firstBaseline = 20
    large.invalidateIntrinsicContentSize()
    superview.layoutIfNeeded()
    #expect(small.frame.minY == 15)
  }
}
