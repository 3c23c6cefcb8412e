public import Foundation

/// Text with looks that layout managers lay out; it owns them.
///
/// They ask for it whenever they are asked for something, so a change needs no announcement.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  /// Who lays the text out.
  public private(set) final var layoutManagers: [NSLayoutManager] = []

  /// Has the text laid out by a manager too.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Ends that.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }
}
