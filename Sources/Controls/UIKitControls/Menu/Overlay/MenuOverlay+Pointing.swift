import QuartzCore
import UIKitCore

/// Where finger and pointer are, and what they choose.
extension MenuOverlay {
  /// How long they rest on a row before its menu opens, in seconds.
  private static var rest: TimeInterval { 0.3 }

  /// The index of the front panel at a place.
  final func panel(at place: CGPoint) -> Int? { panels.lastIndex { $0.frame.contains(place) } }

  private func row(at place: CGPoint) -> (panel: Int, row: Int)? {
    guard let index = panel(at: place), let row = panels[index].row(at: convert(place, to: panels[index])) else {
      return nil
    }
    return (index, row)
  }

  /// How far the finger that opened the menu moves before it points at anything: the menu may lie under it.
  private static var slop: CGFloat { 10 }

  /// The finger that opened the menu is at a place in the window.
  final func finger(isAt place: CGPoint) {
    guard isOpen else { return }
    let start = fingerStart ?? place
    fingerStart = start
    if hypot(place.x - start.x, place.y - start.y) > Self.slop { fingerHasMoved = true }
    if fingerHasMoved { fingerMoved(to: convert(place, from: nil)) }
  }

  /// It was lifted: on a row it chooses, elsewhere the menu stays.
  final func fingerLifted(at place: CGPoint) {
    finger(isAt: place)
    if isOpen, fingerHasMoved { chooseRow(at: convert(place, from: nil)) }
  }

  /// It was taken away.
  final func fingerTaken() {
    resting?.invalidate()
    for panel in panels { panel.pointed = nil }
  }

  final func fingerMoved(to place: CGPoint) {
    guard isOpen else { return }
    pointed(at: row(at: place))
  }

  final func pointerMoved(to place: CGPoint?) {
    // Beside the panels the pointer says nothing: what keys point at stays.
    if let place, let row = row(at: place) { pointed(at: row) }
  }

  private func pointed(at place: (panel: Int, row: Int)?) {
    let place = place.flatMap { panels[$0.panel].rows[$0.row].isEnabled ? $0 : nil }
    guard place.map({ panels[$0.panel].pointed != $0.row }) ?? true else { return }
    resting?.invalidate()
    for (index, panel) in panels.enumerated() {
      // The rows that opened menus stay marked.
      panel.pointed = place?.panel == index ? place?.row : opener(inPanel: index)
    }
    guard let place else { return }
    resting = RenderLoop.shared.schedule(after: Self.rest) { [weak self] in self?.rested(on: place) }
  }

  private func rested(on place: (panel: Int, row: Int)) {
    guard isOpen, panels.indices.contains(place.panel), panels[place.panel].pointed == place.row else { return }
    if case .menu = panels[place.panel].rows[place.row].row {
      openMenu(ofRow: place.row, inPanel: place.panel)
    } else {
      closeMenus(above: place.panel)
    }
  }

  final func chooseRow(at place: CGPoint) {
    resting?.invalidate()
    guard isOpen, let (index, row) = row(at: place) else { return pointed(at: nil) }
    choose(row, inPanel: index)
  }

  /// Performs the action of a row, or opens its menu.
  final func choose(_ row: Int, inPanel index: Int) {
    guard panels[index].rows[row].isEnabled else { return }
    switch panels[index].rows[row].row {
    case .action(let action): choose(action)
    case .menu: openMenu(ofRow: row, inPanel: index)
    case .loading: break
    }
  }
}
