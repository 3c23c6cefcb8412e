import PopoverPlacement
import UIKit

/// The buttons of the placement screen: margins, sides, overlap, style and rules.
final class PlacementControls: UIView {
  /// Told what is set now.
  var changed: (PlacementModel) -> Void = { _ in }
  private var model: PlacementModel
  private let rows = UIStackView()
  private let margin = UILabel()
  private var sideButtons: [(side: Placement.Side, button: UIButton)] = []

  init(_ model: PlacementModel) {
    self.model = model
    super.init(frame: .zero)
    rows.axis = .vertical
    rows.spacing = 4
    rows.distribution = .fillEqually
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(rows)
    rows.addArrangedSubview(makeMarginRow())
    rows.addArrangedSubview(makeSideRow([.bottom, .top]))
    rows.addArrangedSubview(makeSideRow([.left, .right]))
    rows.addArrangedSubview(makeChoiceRow())
    rows.addArrangedSubview(makeRuleRow())
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes what the handles were moved to.
  func take(_ model: PlacementModel) {
    self.model = model
    show()
  }

  /// The height that the rows like to have.
  static let height: CGFloat = 5 * 36

  private func change(_ work: (inout PlacementModel) -> Void) {
    work(&model)
    show()
    changed(model)
  }

  private func show() {
    margin.text = "Margins: \(Int(model.margin))"
    for (side, button) in sideButtons {
      let isOn = model.sides.contains(side)
      button.isSelected = isOn
      button.setTitle("\(isOn ? "\u{2713}" : "\u{2717}") \(Self.name(side))", for: .normal)
    }
  }

  private static func name(_ side: Placement.Side) -> String {
    switch side {
    case .bottom: "Up (below)"
    case .top: "Down (above)"
    case .left: "Right (left of it)"
    case .right: "Left (right of it)"
    }
  }

  // MARK: Making

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.distribution = .fillEqually
    return row
  }

  private func button(_ title: String, _ work: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.backgroundColor = .secondarySystemGroupedBackground
    button.layer.cornerRadius = 7
    button.accessibilityIdentifier = title
    button.addAction(UIAction { _ in work() }, for: .touchUpInside)
    return button
  }

  private func makeMarginRow() -> UIView {
    margin.font = .systemFont(ofSize: 15)
    return row([
      margin, button("\u{2212}") { [weak self] in self?.change { $0.margin = max($0.margin - 5, 0) } },
      button("+") { [weak self] in self?.change { $0.margin = min($0.margin + 5, 60) } },
    ])
  }

  private func makeSideRow(_ sides: [Placement.Side]) -> UIView {
    row(
      sides.map { side in
        let made = button(Self.name(side)) { [weak self] in
          self?.change { $0.setSide(side, isPermitted: !$0.sides.contains(side)) }
        }
        sideButtons.append((side, made))
        return made
      })
  }

  private func choice(_ name: String, _ choices: [String], _ set: @escaping (inout PlacementModel, Int) -> Void)
    -> UIView
  {
    let button = ChoiceButton(name, choices) { [weak self] index in self?.change { set(&$0, index) } }
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    return button
  }

  private func makeChoiceRow() -> UIView {
    row([
      choice("Style", PlacementModel.Style.allCases.map(\.rawValue)) {
        $0.margin = PlacementModel.Style.allCases[$1].margin
      },
      choice("May cover", ["no", "yes"]) { $0.mayCoverAnchor = $1 == 1 },
    ])
  }

  private func makeRuleRow() -> UIView {
    row([
      choice("Rules", PlacementModel.Rules.allCases.map(\.rawValue)) { $0.rules = PlacementModel.Rules.allCases[$1] }
    ])
  }
}
