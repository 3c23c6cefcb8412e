import Testing
import UIKitCore

@testable import UIKitControls

@Suite struct ControlHandlerTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIControl) { calls.append("sender") }
    func event(_ sender: UIControl, _ event: UIEvent?) { calls.append("event") }
  }

  @Test func callsMethodsWithWhatTheyTake() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector(Target.plain), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.sender(_:)), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.event(_:_:)), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["plain", "sender", "event"])
    control.sendActions(for: .touchDown)
    #expect(target.calls.count == 4)
    control.sendActions(for: .touchCancel)
    #expect(target.calls.count == 4)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.allTargets == [target])
  }

  @Test func theSameMethodIsCalledOnce() {
    let (control, target) = (UIControl(), Target())
    let action = Selector(Target.plain)
    control.addTarget(target, action: action, for: .touchDown)
    control.addTarget(target, action: action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain"])
  }

  @Test func removesOneOrAll() {
    let (control, target) = (UIControl(), Target())
    let plain = Selector(Target.plain)
    control.addTarget(target, action: plain, for: [.touchDown, .valueChanged])
    control.addTarget(target, action: Selector(Target.sender(_:)), for: .touchDown)
    control.removeTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["sender"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [] && control.allTargets.isEmpty)
  }

  @Test func doesNotKeepTargetsAlive() {
    let control = UIControl()
    weak var watched: Target?
    do {
      let target = Target()
      watched = target
      control.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    }
    #expect(watched == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allControlEvents == [])
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    final class Holder: UIView {
      var calls = 0
      func touched() { calls += 1 }
    }
    let (holder, control) = (Holder(), UIControl())
    holder.addSubview(control)
    control.addTarget(nil, action: Selector(Holder.touched), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(holder.calls == 1)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test func actionsKnowTheirSender() {
    let control = UIControl()
    var senders: [ObjectIdentifier?] = []
    let action = UIAction(title: "Save") { senders.append(($0.sender as? UIControl).map(ObjectIdentifier.init)) }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(senders == [ObjectIdentifier(control)] && action.sender == nil && action.title == "Save")
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 1)
  }

  @Test func anActionReplacesOneOfTheSameIdentifier() {
    let control = UIControl()
    var calls: [Int] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .touchDown)
    control.addAction(UIAction { _ in calls.append(3) }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in calls.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == [2, 3])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == [2, 3, 3])
  }

  @Test func enumeratesUntilStopped() {
    let (control, target) = (UIControl(frame: .zero, primaryAction: UIAction { _ in }), Target())
    control.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      seen.append(action != nil ? "action" : pair?.0 as? Target === target ? "target" : "?")
      if action != nil { #expect(events == .primaryActionTriggered) }
    }
    #expect(seen == ["action", "target"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func alignmentFollowsTheReadingDirection() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test func menusHoldWhatTheyAreGiven() {
    let one = UIAction(title: "One", state: .on) { _ in }
    let menu = UIMenu(title: "More", options: .displayInline, children: [one, UIMenu(title: "Deeper")])
    #expect(menu.children.count == 2 && menu.selectedElements.first === one)
    let other = menu.replacingChildren([])
    #expect(other.title == "More" && other.options == .displayInline && other.children.isEmpty)
    #expect(other.identifier == menu.identifier)
  }
}
