public import UIKitCore

/// What an interaction is to show: a menu, made when it is about to open.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///       UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
///     }
///
/// Previews are not shown here: the provider is kept and not called.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public nonisolated enum ElementOrder: Int, Sendable {
    /// By priority for a control's menu, from top to bottom for others.
    case automatic = 0
    /// The first is nearest to where the menu was opened.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// What tells configurations apart.
  public final let identifier: any NSCopying
  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// A configuration whose menu a closure makes.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Makes what is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu of the elements that the system suggests; here it suggests none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
