import UIKit

/// A button that opens a popover with people, and a label with the one that was picked.
public final class HomeController: UIViewController {
  /// Opens the popover.
  public let button = UIButton(type: .system)
  /// Shows who was picked.
  public let label = UILabel()
  /// The order in which the popover called back.
  public private(set) var calls: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("People", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.addAction(UIAction { [weak self] _ in self?.showPeople() }, for: .primaryActionTriggered)
    label.frame = CGRect(x: 140, y: 20, width: 200, height: 40)
    label.text = "nobody"
    view.addSubview(button)
    view.addSubview(label)
  }

  private func showPeople() {
    let people = PeopleController(names: ["Ada", "Grace", "Joan", "Mary", "Radia"])
    people.onPick = { [weak self] name in
      self?.label.text = name
      self?.dismiss(animated: true) { self?.calls.append("dismissed") }
    }
    people.modalPresentationStyle = .popover
    people.popoverPresentationController?.sourceView = button
    people.popoverPresentationController?.sourceRect = button.bounds
    people.popoverPresentationController?.permittedArrowDirections = .up
    people.popoverPresentationController?.delegate = self
    present(people, animated: true) { self.calls.append("presented") }
  }
}

extension HomeController: UIPopoverPresentationControllerDelegate {
  /// A popover in small windows too.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  /// Only touches outside end here.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("dismissed by a touch outside")
  }
}
