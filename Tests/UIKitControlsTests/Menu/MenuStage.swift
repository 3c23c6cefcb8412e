import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

/// A stage with a button that shows a menu, and what was chosen.
final class MenuStage {
  let stage: Stage
  let root = UIViewController()
  let button: UIButton
  var log: [String] = []

  init(
    size: CGSize = CGSize(width: 600, height: 500),
    button frame: CGRect = CGRect(x: 100, y: 60, width: 120, height: 40),
    appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    scale: CGFloat = 1
  ) {
    stage = Stage(size: size, scale: scale, appearance: appearance, direction: direction)
    button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = frame
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(button)
    stage.show(root)
    button.showsMenuAsPrimaryAction = true
  }

  isolated deinit { stage.close() }

  /// An action that logs its title.
  func action(
    _ title: String, subtitle: String? = nil, image: UIImage? = nil, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { [unowned self] in
      log.append($0.title)
    }
  }

  /// Cut, Copy and Paste, the last of which can't be chosen, and a menu with One and Two.
  func setUsualMenu() {
    let inner = UIMenu(title: "More", children: [action("One"), action("Two")])
    button.menu = UIMenu(children: [action("Cut"), action("Copy"), action("Paste", .disabled), inner])
  }

  var overlay: MenuOverlay? { stage.window?.subviews.compactMap { $0 as? MenuOverlay }.last }
  var isOpen: Bool { overlay?.isOpen == true }
  var panels: [MenuPanel] { overlay?.panels ?? [] }

  /// What the rows of a panel say.
  func rows(_ panel: Int = 0) -> [String] { panels.indices.contains(panel) ? panels[panel].rows.map(\.text) : [] }

  /// What is pointed at, in each panel.
  var pointed: [String?] { panels.map { panel in panel.pointed.map { panel.rows[$0].text } } }

  /// The middle of a row in the window.
  func place(of text: String) -> CGPoint {
    stage.settle()
    for row in panels.flatMap(\.rows) where row.text == text {
      return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }
    return CGPoint(x: -1, y: -1)
  }

  /// Opens the menu by a tap.
  func open() {
    stage.tap(button)
    stage.settle()
  }

  func choose(_ text: String) {
    stage.tap(at: place(of: text))
    stage.settle()
  }
}
