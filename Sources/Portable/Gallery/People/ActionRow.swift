import PeopleStore
import UIKit

/// An action of the list: what is to be done, and a button that names who does it.
final class ActionRow: UIView {
  let id: PeopleAction.ID
  let button: UIButton
  private let label = UILabel()
  private let line = UIView()

  init(_ action: PeopleAction, isLast: Bool, onAssignees: @escaping (UIButton) -> Void) {
    id = action.id
    button = UIButton(type: .system)
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.translatesAutoresizingMaskIntoConstraints = false
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 16)
    button.addAction(
      UIAction { action in
        if let button = action.sender as? UIButton { onAssignees(button) }
      }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    line.backgroundColor = .separator
    line.isHidden = isLast
    line.translatesAutoresizingMaskIntoConstraints = false
    for view in [label, button, line] { addSubview(view) }
    let views: [String: Any] = ["label": label, "button": button, "line": line]
    let metrics = ["hairline": 1 / UIScreen.main.scale]
    for format in [
      "H:|-16-[label(260)]-8-[button]-(>=6)-|", "H:|-16-[line]|", "V:|-8-[button]-8-[line(hairline)]|",
      "V:|[label]-hairline-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Says what the action is called and how many people do it now.
  func show(_ action: PeopleAction) {
    label.text = action.title
    button.setTitle(Self.words(action.count), for: .normal)
    button.setImage(UIImage(systemName: action.count > 1 ? "person.2" : "person"), for: .normal)
  }

  private static func words(_ count: Int) -> String {
    switch count {
    case 0: "Nobody"
    case 1: "1 person"
    default: "\(count) people"
    }
  }
}
