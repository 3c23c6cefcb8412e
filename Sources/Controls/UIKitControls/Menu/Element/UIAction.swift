public import UIKitCore

/// What runs when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler
  private var performer: Any?

  /// What tells the action apart; of its own unless given.
  public final let identifier: Identifier
  /// A longer text that explains the action.
  open var discoverabilityTitle: String?
  /// How it behaves.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is ticked.
  open var state: UIMenuElement.State

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The text.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image beside it.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// Who performs the action, while it runs.
  open var sender: Any? { performer }

  /// Runs the closure for a sender.
  package final func perform(sender: Any?) {
    let previous = performer
    performer = sender
    handler(self)
    performer = previous
  }
}
