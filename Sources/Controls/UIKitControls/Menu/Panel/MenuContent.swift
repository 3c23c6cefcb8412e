import UIKitCore

/// What a menu shows: rows in groups, menus of the option `displayInline` being groups of their own.
struct MenuContent {
  /// One line of a menu.
  enum Row {
    case action(UIAction)
    case menu(UIMenu)
    case loading

    var element: UIMenuElement? {
      switch self {
      case .action(let action): action
      case .menu(let menu): menu
      case .loading: nil
      }
    }
  }

  /// Rows that stand together.
  struct Group {
    var title = ""
    var rows: [Row] = []
  }

  /// What is said above all rows.
  let title: String
  private(set) var groups: [Group] = [Group()]

  /// The content of a menu; `answer` says what an element stands for that is found out late, nil while it loads.
  init(_ menu: UIMenu, answer: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    title = menu.title
    var open: [UIDeferredMenuElement] = []
    add(menu.children, answer, &open)
    groups.removeAll { $0.rows.isEmpty }
  }

  /// `open` are the elements whose answers are being added: one that answers with itself is left out.
  private mutating func add(
    _ elements: [UIMenuElement], _ answer: (UIDeferredMenuElement) -> [UIMenuElement]?,
    _ open: inout [UIDeferredMenuElement]
  ) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { append(.action(action)) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        groups.append(Group(title: menu.title))
        add(menu.children, answer, &open)
        groups.append(Group())
      case let menu as UIMenu:
        if Self.shows(menu) { append(.menu(menu)) }
      case let deferred as UIDeferredMenuElement where !open.contains(where: { $0 === deferred }):
        guard let elements = answer(deferred) else {
          append(.loading)
          continue
        }
        open.append(deferred)
        add(elements, answer, &open)
        open.removeLast()
      default: break
      }
    }
  }

  private mutating func append(_ row: Row) { groups[groups.count - 1].rows.append(row) }

  /// Whether a menu has anything to show.
  static func shows(_ menu: UIMenu) -> Bool {
    menu.children.contains { child in
      switch child {
      case let action as UIAction: !action.attributes.contains(.hidden)
      case let menu as UIMenu: shows(menu)
      default: child is UIDeferredMenuElement
      }
    }
  }

  /// The same upside down, for a menu above what it belongs to: what is first is nearest.
  var reversed: MenuContent {
    var result = self
    result.groups = groups.reversed().map { Group(title: $0.title, rows: $0.rows.reversed()) }
    return result
  }

  /// Whether room is kept for ticks.
  var hasMarks: Bool {
    groups.contains { $0.rows.contains { if case .action(let action) = $0 { action.state != .off } else { false } } }
  }
}
