public import Foundation

/// What becomes of an item, or of a section: then the path's item is `NSNotFound`.
nonisolated open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It gets another view.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// Where it was; nil if it is new.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where it will be; nil if it goes.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens.
  open var updateAction: Action { action }
}
