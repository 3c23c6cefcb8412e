public import Foundation

/// A rectangle that takes part in constraints as a view does, and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, NSCoding {
  /// What decides about a guide's rectangle.
  package enum Kind {
    /// Constraints.
    case free
    /// The view's layout margins.
    case margins
    /// The view's safe area.
    case safeArea
    /// The part of the margins' rectangle that is easy to read.
    case readable
    /// What a scroll view scrolls over.
    case content
    /// What of it a scroll view shows.
    case frame
  }

  final let kind: Kind
  final var placed = CGRect.zero
  private final var ownNode: LayoutNode?

  /// A name for people.
  open var identifier = ""
  /// The view that the guide belongs to; setting it is adding the guide.
  open weak var owningView: UIView? {
    didSet { if owningView !== oldValue { ownerDidChange(from: oldValue) } }
  }

  /// A guide that constraints place.
  public override init() {
    kind = .free
    super.init()
  }

  /// Archives hold no guides here: a new one.
  public required init?(coder: NSCoder) {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, _ identifier: String, of view: UIView) {
    self.kind = kind
    super.init()
    self.identifier = identifier
    owningView = view
  }

  /// Archives hold no guides here.
  open nonisolated func encode(with coder: NSCoder) {}

  final var node: LayoutNode {
    if let ownNode { return ownNode }
    let node = LayoutNode(guide: self)
    ownNode = node
    return node
  }

  /// The rectangle in the owner's space, after the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch kind {
    case .free, .readable, .content: placed
    case .margins: owningView.bounds.inset(by: owningView.layoutMargins)
    case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .frame: owningView.bounds
    }
  }

  private func ownerDidChange(from old: UIView?) {
    guard kind == .free else { return }
    if let old { old.forget(self) }
    if let owningView { owningView.remember(self) }
  }
}
