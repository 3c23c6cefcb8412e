/// A method that a control, a gesture or a bar item calls on a target.
///
/// Linux has no Objective-C and so no `#selector`; here a selector is made of an unapplied method reference, of
/// private methods too:
///
///     button.addTarget(self, action: Selector(Self.save), for: .touchUpInside)
///
/// It holds the method and never the target. Functions cannot be compared, so two selectors are equal only if one
/// is a copy of the other: keep the value if you want to remove that one target action later.
public nonisolated struct Selector: Hashable, @unchecked Sendable {
  // Safe to share: the method is constant, and it is called on the main actor only, whence it was taken.
  private let method: Method

  /// The method with its types erased; its identity is that of the selector.
  private final class Method {
    let accepts: (AnyObject) -> Bool
    let call: (AnyObject, Any?, UIEvent?) -> Void

    init<Target: AnyObject>(_ call: @escaping (Target, Any?, UIEvent?) -> Void) {
      accepts = { $0 is Target }
      self.call = { target, sender, event in
        guard let target = target as? Target else {
          programmerError(
            "An action of \(Target.self) was sent to a \(type(of: target)). Give a target of the class whose "
              + "method the selector names.")
        }
        call(target, sender, event)
      }
    }
  }

  /// Names a method without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    self.method = Method { (target: Target, _, _) in method(target)() }
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    self.method = Method { (target: Target, sender, _) in method(target)(cast(sender, for: Target.self)) }
  }

  /// Names a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent?) -> Void) {
    self.method = Method { (target: Target, sender, event) in
      method(target)(cast(sender, for: Target.self), event)
    }
  }

  /// Whether the object has the method, which is how a target of nil is looked for along the responder chain.
  package func isImplemented(by object: AnyObject) -> Bool {
    method.accepts(object)
  }

  /// Calls the method; stops the program if the target or the sender has another type than the method wants.
  @MainActor
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) {
    method.call(target, sender, event)
  }

  /// Whether one selector is a copy of the other.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.method === right.method
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(method))
  }
}

/// The sender as the type that a method wants.
private nonisolated func cast<Sender>(_ sender: Any?, for target: Any.Type) -> Sender {
  guard let result = sender as? Sender else {
    programmerError(
      "An action of \(target) takes a \(Sender.self) but was sent by \(sender.map { "a \(type(of: $0))" } ?? "nil"). "
        + "Change the type of its parameter, or take Any.")
  }
  return result
}
