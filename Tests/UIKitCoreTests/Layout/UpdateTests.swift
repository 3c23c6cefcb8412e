import Testing

@testable import UIKitCore

@Suite struct UpdateTests {
  @Test func whatIsMarkedIsUpdatedOnceBeforeLayout() {
    let view = CountingView()
    let superview = container(200, 100, view)
    view.fill(superview)
    superview.layoutIfNeeded()
    let updates = view.updates
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    superview.layoutIfNeeded()
    superview.layoutIfNeeded()
    #expect(view.updates == updates + 1)
    #expect(!view.needsUpdateConstraints())
  }

  @Test func innerViewsComeFirst() {
    let (outer, inner) = (CountingView(), CountingView())
    let superview = container(200, 100, outer)
    outer.add([inner])
    var order: [String] = []
    outer.onUpdate = { order.append("outer") }
    inner.onUpdate = { order.append("inner") }
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    superview.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
  }

  @Test func constraintsMadeInTheUpdateTakeEffectAtOnce() {
    let view = CountingView()
    let superview = container(200, 100, view)
    view.onUpdate = { [weak view, weak superview] in
      guard let view, let superview, superview.constraints.isEmpty else { return }
      view.fill(superview)
    }
    view.setNeedsUpdateConstraints()
    superview.layoutIfNeeded()
    #expect(view.frame == superview.bounds)
  }

  @Test func aViewThatTakesPartIsAskedOnceByItself() {
    let (view, bystander) = (CountingView(), CountingView())
    let superview = container(200, 100, view)
    superview.addSubview(bystander)
    view.fill(superview)
    superview.layoutIfNeeded()
    superview.layoutIfNeeded()
    #expect(view.updates == 1 && bystander.updates == 0)
  }

  @Test func aClassMayAskForIt() {
    final class Based: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 30).isActive = true }
        super.updateConstraints()
      }
    }
    let view = Based()
    let superview = container(200, 100, view)
    superview.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func updatesCanBeDoneWithoutLayout() {
    let view = CountingView()
    let superview = container(200, 100, view)
    view.setNeedsUpdateConstraints()
    superview.updateConstraintsIfNeeded()
    #expect(view.updates == 1 && view.layouts == 0)
  }

  @Test func updatesThatMarkThemselvesEnd() {
    let view = CountingView()
    let superview = container(200, 100, view)
    view.onUpdate = { [weak view] in view?.setNeedsUpdateConstraints() }
    view.setNeedsUpdateConstraints()
    superview.layoutIfNeeded()
    #expect(view.updates > 0)
  }

  @Test func aControllerUpdatesItsView() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let superview = container(200, 100)
    superview.addSubview(controller.view)
    superview.layoutIfNeeded()
    #expect(controller.updates == 1)
    controller.view.setNeedsUpdateConstraints()
    superview.layoutIfNeeded()
    #expect(controller.updates == 2)
  }
}
