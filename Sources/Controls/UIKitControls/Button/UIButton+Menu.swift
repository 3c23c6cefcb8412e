import UIKitCore

extension UIButton {
  /// Whether the button shows which action of its menu was chosen last.
  final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  final func menuDidChange() {
    if (menu != nil) != isContextMenuInteractionEnabled { isContextMenuInteractionEnabled = menu != nil }
    showChoice()
    if let menu { contextMenuInteraction?.updateVisibleMenu { _ in menu } }
  }

  final var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Takes title and image of the chosen action; where none is chosen yet, the first one is.
  final func showChoice() {
    guard isPopUp, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.tick(chosen, asWhole: true)
    if configuration?.title != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    guard let image = chosen.image else { return }
    if configuration?.image != nil { configuration?.image = image } else { setImage(image, for: .normal) }
  }
}
