import UIKit

/// A button that shows one of several choices and takes the next one when it is pressed.
final class ChoiceButton: UIButton {
  private let name: String
  private let choices: [String]
  private let choose: (Int) -> Void
  /// Which choice is taken.
  private(set) var index: Int

  /// A button for choices, which are named; the closure is told the number of each one that is taken.
  init(_ name: String, _ choices: [String], first: Int = 0, choose: @escaping (Int) -> Void) {
    self.name = name
    self.choices = choices
    self.choose = choose
    index = first
    super.init(frame: .zero)
    contentHorizontalAlignment = .leading
    titleLabel?.font = .systemFont(ofSize: 15)
    setTitleColor(.systemBlue, for: .normal)
    setTitleColor(.systemGray, for: .highlighted)
    accessibilityIdentifier = name
    show()
    addAction(UIAction { [weak self] _ in self?.takeNext() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func takeNext() {
    index = (index + 1) % choices.count
    show()
    choose(index)
  }

  private func show() { setTitle("\(name): \(choices[index])", for: .normal) }
}
