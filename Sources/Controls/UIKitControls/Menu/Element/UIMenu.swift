public import UIKitCore

/// A list of actions and further menus.
///
///     let sort = UIMenu(title: "Sort", options: .singleSelection, children: [
///       UIAction(title: "Name", state: .on) { _ in sort(by: .name) },
///       UIAction(title: "Age") { _ in sort(by: .age) },
///     ])
///     button.menu = sort
///     button.showsMenuAsPrimaryAction = true
///
/// In a menu of the option `singleSelection` the choice itself sets the states of the actions.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children stand among the others.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its children is ticked at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells the menu apart; of its own unless given.
  public final let identifier: Identifier
  /// How it is shown in another.
  public final let options: Options
  /// What it holds.
  public final let children: [UIMenuElement]

  /// A menu of children.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that are ticked, in the menus inside too.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }
}
