import UIKit

/// A screen of the gallery with a button that leads back to the list; Escape does too.
final class ScreenFrameController: UIViewController {
  private let content: UIViewController
  private let back = UIButton(type: .system)

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    back.setTitle("Gallery", for: .normal)
    back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 15)
    back.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    addChild(content)
    view.addSubview(content.view)
    view.addSubview(back)
    content.didMove(toParent: self)
    let views: [String: Any] = ["back": back, "content": content.view as Any]
    for case let view as UIView in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
    for format in ["H:|-12-[back]", "H:|[content]|", "V:[back(30)][content]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    back.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4).isActive = true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss(animated: true)
  }
}
