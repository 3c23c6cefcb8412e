public import Foundation

/// An observation of a property; it ends with `invalidate()` or when it is released.
///
/// Foundation has key-value observing on Apple's platforms only. Here a controller's title can be observed.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private var handler: (() -> Void)?

  fileprivate init(_ handler: @escaping () -> Void) { self.handler = handler }

  /// Ends the observation.
  public func invalidate() { handler = nil }

  fileprivate func tell() { handler?() }
  fileprivate var isOver: Bool { handler == nil }
}

/// What a change handler is told; here always nothing but that there was a change.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The value after the change, where options asked for it: never here.
  public let newValue: Value?
  /// The value before the change, where options asked for it: never here.
  public let oldValue: Value?
}

extension UIViewController {
  /// Observes the title; other properties stop the program, since their changes would not be told.
  public final func observe<Value>(
    _ keyPath: KeyPath<UIViewController, Value>,
    changeHandler: @escaping (UIViewController, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if keyPath != \UIViewController.title { programmerError("Of a controller only `title` can be observed here.") }
    let observation = NSKeyValueObservation { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil)) }
    }
    titleObservers.removeAll { $0.observation?.isOver != false }
    titleObservers.append(TitleObserver(observation: observation))
    return observation
  }

  final func tellTitleObservers() {
    guard !attachments.isEmpty else { return }
    for observer in titleObservers { observer.observation?.tell() }
  }

  private struct TitleObserver { weak var observation: NSKeyValueObservation? }
  private enum TitleKey {}
  private var titleObservers: [TitleObserver] {
    get { attachments[ObjectIdentifier(TitleKey.self)] as? [TitleObserver] ?? [] }
    set { attachments[ObjectIdentifier(TitleKey.self)] = newValue }
  }
}
