import Foundation
import QuartzCore
import UIKitCore

extension UICollectionView {
  /// How many items out of view are asked for their names after a letter.
  private static var searchLimit: Int { 500 }

  /// Goes to the next item whose name begins with what was typed within a second.
  final func takeText(_ text: String) -> Bool {
    guard isFirstResponder, let ends = knownCounts.ends else { return false }
    let now = CACurrentMediaTime()
    let goesOn = focus.isTyping(at: now)
    guard goesOn || text.contains(where: { !$0.isWhitespace }) else { return false }
    focus.typed = goesOn ? focus.typed + text : text
    focus.lastTyped = now
    // A longer name may be that of the same item; a first letter goes on to the next.
    let start = focus.index ?? ends.first
    guard let found = search(focus.typed, from: goesOn ? start : next(start, ends) ?? start, ends) else { return true }
    moveFocus(to: found)
    return true
  }

  private func search(_ name: String, from start: ItemIndex, _ ends: (first: ItemIndex, last: ItemIndex)) -> ItemIndex?
  {
    var index = start
    for _ in 0..<Self.searchLimit {
      if let known = self.name(of: index), known.hasPrefixAsRead(name), canFocus(index) { return index }
      guard let next = next(index, ends) else { return nil }
      index = next
      if index == start { return nil }
    }
    return nil
  }

  /// The item after another; the first after the last.
  private func next(_ index: ItemIndex, _ ends: (first: ItemIndex, last: ItemIndex)) -> ItemIndex? {
    if index.item + 1 < counts.sections[index.section] { return ItemIndex(index.section, index.item + 1) }
    guard let section = counts.sections[(index.section + 1)...].firstIndex(where: { $0 > 0 }) else {
      return ends.first
    }
    return ItemIndex(section, 0)
  }

  /// What an item is called: by its cell, or by one that is filled only for this.
  private func name(of index: ItemIndex) -> String? {
    if let cell = cell(at: index) { return cell.spokenName }
    guard let element = layoutInUse.element(.cell(index)), let view = makeView(for: element) else { return nil }
    defer { park(view) }
    return view.spokenName
  }
}

extension UIView {
  /// What assistive technologies call the view, or the first thing in it.
  final var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    for view in subviews { if let name = view.spokenName { return name } }
    return nil
  }
}

extension String {
  /// Whether it begins with another, as readers see it: without regard to case and accents.
  func hasPrefixAsRead(_ prefix: String) -> Bool {
    range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
  }
}
