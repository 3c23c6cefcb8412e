public import Foundation

/// Something that a view can be used for besides its own touches: a menu that a long press opens, say.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has it; views own their interactions.
  var view: UIView? { get }
  /// It is about to be given to a view, or taken from it.
  func willMove(to view: UIView?)
  /// It was given to a view, or taken from it.
  func didMove(to view: UIView?)
}

/// An interaction that opens a menu where the pointer's second button, or the menu key, asks for one.
@MainActor
package protocol MenuOpening: UIInteraction {
  /// Opens the menu for a place in the view; nil is the view itself. False when there is none.
  func openMenu(at place: CGPoint?) -> Bool
}

extension UIView {
  private enum InteractionsKey {}

  /// The interactions, in the order they were added; setting them takes those away that are left out.
  public final var interactions: [any UIInteraction] {
    get { attachments[ObjectIdentifier(InteractionsKey.self)] as? [any UIInteraction] ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Gives the view an interaction; the view that had it loses it.
  public final func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachments[ObjectIdentifier(InteractionsKey.self)] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    var left = interactions
    guard let index = left.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    left.remove(at: index)
    attachments[ObjectIdentifier(InteractionsKey.self)] = left.isEmpty ? nil : left
    interaction.didMove(to: nil)
  }

  /// Opens the menu of this view, or of the first superview that has one.
  final func openContextMenu(at place: CGPoint?) -> Bool {
    var view: UIView? = self
    while let current = view {
      let inside = place.map { current.convert($0, from: self) }
      for case let opener as any MenuOpening in current.interactions where opener.openMenu(at: inside) { return true }
      view = current.superview
    }
    return false
  }
}
