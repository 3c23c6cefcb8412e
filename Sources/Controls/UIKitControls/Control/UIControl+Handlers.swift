import UIKitCore

extension UIControl {
  final func add(_ call: ControlHandler.Call, for events: Event) {
    handlers.removeAll { !$0.isAlive }
    switch call {
    case .method(let action, let target):
      if let index = handlers.firstIndex(where: { $0.isSame(action, target) }) {
        handlers[index].events.formUnion(events)
        return
      }
    case .action(let action):
      // Actions are told apart by their identifiers: a new one takes the place of an older one.
      if let index = handlers.firstIndex(where: { $0.calls(action.identifier) }) {
        handlers[index].call = call
        handlers[index].events.formUnion(events)
        return
      }
    }
    handlers.append(ControlHandler(call: call, events: events))
  }

  final func removeHandlers(for events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || !$0.isAlive }
  }

  /// Calls those who were there when the event happened, in the order they were added.
  final func callHandlers(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let action, let target):
        if let target {
          if let object = target.object { sendAction(action, to: object, for: eventBeingHandled) }
        } else {
          sendAction(action, to: nil, for: eventBeingHandled)
        }
      }
    }
  }

  final var targets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for handler in handlers where handler.isAlive {
      guard case .method(_, let target) = handler.call else { continue }
      guard let object = target?.object else {
        result.insert(NSNull())
        continue
      }
      result.insert((object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
    }
    return result
  }

  final func enumerateHandlers(_ visit: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for handler in handlers where handler.isAlive && !stops {
      switch handler.call {
      case .action(let action): visit(action, nil, handler.events, &stops)
      case .method(let action, let target): visit(nil, (target?.object, action), handler.events, &stops)
      }
    }
  }
}

extension ControlHandler {
  fileprivate func isSame(_ action: Selector, _ target: WeakTarget?) -> Bool {
    guard case .method(let method, let own) = call else { return false }
    return method == action && own?.object === target?.object
  }
}
