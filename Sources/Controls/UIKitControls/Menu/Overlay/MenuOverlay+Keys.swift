import QuartzCore
import UIKitCore

/// Arrows go through the rows of the topmost menu and into menus and out, Return chooses, Escape closes, letters look
/// for a row.
extension MenuOverlay {
  private var top: MenuPanel? { panels.last }

  final func keysWentDown(_ presses: Set<UIPress>) {
    guard isOpen else { return }
    for press in presses {
      guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { continue }
      keyWentDown(key.keyCode, isRepeated: press.phase == .changed)
    }
  }

  private func keyWentDown(_ key: UIKeyboardHIDUsage, isRepeated: Bool) {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key {
    case .keyboardDownArrow: point(at: firstEnabled(from: (top?.pointed ?? -1) + 1, step: 1))
    case .keyboardUpArrow: point(at: firstEnabled(from: (top?.pointed ?? 0) - 1, step: -1))
    case .keyboardHome, .keyboardPageUp: point(at: firstEnabled(from: 0, step: 1))
    case .keyboardEnd, .keyboardPageDown: point(at: firstEnabled(from: -1, step: -1))
    case .keyboardRightArrow: isTurned ? goOut() : goIn()
    case .keyboardLeftArrow: isTurned ? goIn() : goOut()
    case .keyboardEscape: close(animated: true)
    case .keyboardReturnOrEnter, .keypadEnter: if !isRepeated { chooseByKey() }
    // A space within a word that is being typed belongs to it.
    case .keyboardSpacebar: if !isRepeated, !typed.isGoingOn { chooseByKey() }
    default: break
    }
  }

  /// The next row that can be chosen, going round; nil where none can.
  final func firstEnabled(from start: Int, step: Int) -> Int? {
    guard let rows = top?.rows, !rows.isEmpty else { return nil }
    for offset in 0..<rows.count {
      let index = (((start + offset * step) % rows.count) + rows.count) % rows.count
      if rows[index].isEnabled { return index }
    }
    return nil
  }

  /// Keys go to a row of the topmost menu.
  final func point(at row: Int?) {
    guard let row, let top else { return }
    resting?.invalidate()
    top.pointed = row
    top.reveal(row)
  }

  private func goIn() {
    guard let top, let row = top.pointed, case .menu = top.rows[row].row else { return }
    chooseByKey()
  }

  private func goOut() { if panels.count > 1 { closeMenus(above: panels.count - 2) } }

  private func chooseByKey() {
    guard let row = top?.pointed else { return }
    let count = panels.count
    choose(row, inPanel: count - 1)
    if isOpen, panels.count > count { point(at: firstEnabled(from: 0, step: 1)) }
  }

  /// Goes to the next row whose title begins with what was typed; the same letter again goes on to the next.
  final func pointAtRow(typed text: String) {
    guard isOpen, let rows = top?.rows, !rows.isEmpty else { return }
    typed.add(text)
    let start = (top?.pointed ?? -1) + (typed.words.count == 1 ? 1 : 0)
    for offset in 0..<rows.count {
      let index = (max(start, 0) + offset) % rows.count
      let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive]
      if rows[index].isEnabled, rows[index].text.range(of: typed.words, options: options) != nil {
        return point(at: index)
      }
    }
  }
}

/// What was typed without a pause.
struct TypedWords {
  /// After so many seconds typing begins anew.
  private static let pause: TimeInterval = 1

  private(set) var words = ""
  private var last: TimeInterval = 0

  /// Whether a word is being typed.
  @MainActor var isGoingOn: Bool { !words.isEmpty && CACurrentMediaTime() - last < Self.pause }

  @MainActor mutating func add(_ text: String) {
    words = isGoingOn && words != text ? words + text : text
    last = CACurrentMediaTime()
  }
}
