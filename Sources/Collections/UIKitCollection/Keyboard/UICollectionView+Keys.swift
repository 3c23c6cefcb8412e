import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UICollectionView {
  /// Uses a key; false hands it on: Escape, Tab, keys with Control and the like.
  ///
  /// A key that is held repeats its moves, and chooses only once.
  final func handle(_ presses: Set<UIPress>, isRepeat: Bool = false) -> Bool {
    guard let key = presses.first?.key, isFirstResponder else { return false }
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    guard let ends = knownCounts.ends else { return false }
    if focus.index == nil { startFocus() }
    focus.isShown = true
    let index = focus.index ?? ends.first
    switch key.keyCode {
    case .keyboardUpArrow: go(.up, from: index)
    case .keyboardDownArrow: go(.down, from: index)
    case .keyboardLeftArrow: go(.left, from: index)
    case .keyboardRightArrow: go(.right, from: index)
    case .keyboardPageUp: goPage(.up, from: index)
    case .keyboardPageDown: goPage(.down, from: index)
    case .keyboardHome: goTo(ends.first)
    case .keyboardEnd: goTo(ends.last)
    case .keyboardReturnOrEnter, .keypadEnter: if !isRepeat { pressFocused(index) }
    case .keyboardSpacebar:
      // In the middle of a name a space belongs to it.
      if focus.isTyping(at: CACurrentMediaTime()) { return false }
      if !isRepeat { pressFocused(index) }
    default: return false
    }
    return true
  }

  private func pressFocused(_ index: ItemIndex) {
    moveFocus(to: index)
    press(index)
  }

  private func goTo(_ index: ItemIndex) { if canFocus(index) { moveFocus(to: index) } }

  private func go(_ way: ArrowWay, from index: ItemIndex) {
    if let next = neighbour(of: index, way) { moveFocus(to: next) } else { reveal(index, animated: false) }
  }

  /// A screen further, in the same column as far as there is one.
  private func goPage(_ way: ArrowWay, from index: ItemIndex) {
    guard let frame = frame(of: .cell(index)) else { return }
    let free = free(inSection: index.section).size
    let isVertical = scrollsVertically
    let page = isVertical ? max(free.height - frame.height, frame.height) : max(free.width - frame.width, frame.width)
    let sign: CGFloat = way == .up ? -1 : 1
    let aim = frame.offsetBy(dx: isVertical ? 0 : sign * page, dy: isVertical ? sign * page : 0)
    let forward: ArrowWay = isVertical ? way : way == .up ? .left : .right
    var best = nearest(to: CGPoint(x: aim.midX, y: aim.midY), within: max(page, 1)) {
      forward.gap(from: frame, to: $0) >= -0.5
    }
    if best == nil { best = neighbour(of: index, forward) }
    if let best { moveFocus(to: best) } else { reveal(index, animated: false) }
  }

  // MARK: Geometry

  final var scrollsVertically: Bool { contentSize.height > bounds.height || contentSize.width <= bounds.width }

  /// The item that an arrow goes to: along the lines the next one of the line, across them one of the next line.
  private func neighbour(of index: ItemIndex, _ way: ArrowWay) -> ItemIndex? {
    guard let frame = frame(of: .cell(index)) else { return nil }
    let content = CGRect(origin: .zero, size: contentSize)
    if way.isVertical != scrollsVertically {
      return best(in: way.strip(beyond: frame, reach: .infinity, content, isBeam: true), from: frame, way)
    }
    // Lines lie near each other, so the search begins near and reaches further only over gaps.
    var reach = max(bounds.width, bounds.height, 100)
    while true {
      let strip = way.strip(beyond: frame, reach: reach, content, isBeam: false)
      guard !strip.isNull, !strip.isEmpty else { return nil }
      if let found = best(in: strip, from: frame, way) { return found }
      if reach >= max(content.width, content.height) { return nil }
      reach *= 4
    }
  }

  private func best(in strip: CGRect, from frame: CGRect, _ way: ArrowWay) -> ItemIndex? {
    guard !strip.isNull, !strip.isEmpty else { return nil }
    var found: [(index: ItemIndex, frame: CGRect)] = []
    layoutInUse.forEachElement(in: strip) { element in
      guard element.id.kind == .cell, way.gap(from: frame, to: element.frame) >= -0.5 else { return }
      found.append((element.id.index, element.frame))
    }
    found.removeAll { !canFocus($0.index) }
    guard let near = found.min(by: { way.gap(from: frame, to: $0.frame) < way.gap(from: frame, to: $1.frame) })
    else { return nil }
    let line = way.gap(from: frame, to: near.frame) + way.length(of: near.frame)
    return found.filter { way.gap(from: frame, to: $0.frame) < line }
      .min { way.aside(from: frame, to: $0.frame) < way.aside(from: frame, to: $1.frame) }?.index
  }

  private func nearest(to point: CGPoint, within distance: CGFloat, where isAllowed: (CGRect) -> Bool) -> ItemIndex? {
    let content = CGRect(origin: .zero, size: contentSize)
    let aim = CGPoint(
      x: min(max(point.x, content.minX), content.maxX), y: min(max(point.y, content.minY), content.maxY))
    var best: (index: ItemIndex, distance: CGFloat)?
    let area = CGRect(x: aim.x - distance, y: aim.y - distance, width: 2 * distance, height: 2 * distance)
    layoutInUse.forEachElement(in: area) { element in
      guard element.id.kind == .cell, isAllowed(element.frame) else { return }
      let away = hypot(element.frame.midX - aim.x, element.frame.midY - aim.y)
      if away < best?.distance ?? .infinity, canFocus(element.id.index) { best = (element.id.index, away) }
    }
    return best?.index
  }
}
