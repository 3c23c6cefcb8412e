public import FPPopover
public import UIKit

/// The bubble screen: a control for every property of `FPPopoverController`, and a place to present it from.
///
/// The popover stays while the controls are used: they are its passthrough views.
public final class FPPopoverViewController: UIViewController {
  private let controls = UIStackView()
  private let place = UIView()
  private let target = UIButton(type: .system)
  private let settings = FPPopoverSettings()
  private var content = SampleContent.words
  /// The popover that was shown last.
  public private(set) var popover: FPPopoverController?

  /// Makes the controls.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bubble"
    view.backgroundColor = .systemGroupedBackground
    controls.axis = .vertical
    controls.spacing = 6
    controls.alignment = .fill
    controls.distribution = .fillEqually
    for control in settings.makeControls(change: { [weak self] in self?.apply() }) {
      controls.addArrangedSubview(control)
    }
    controls.addArrangedSubview(
      ChoiceButton("Content", SampleContent.allCases.map(\.rawValue)) { [weak self] in
        self?.content = SampleContent.allCases[$0]
        self?.showAgain()
      })
    place.backgroundColor = .secondarySystemGroupedBackground
    place.layer.cornerRadius = 10
    target.setTitle("Show", for: .normal)
    target.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
    place.addSubview(target)
    view.addSubview(controls)
    view.addSubview(place)
  }

  /// Lays the controls out beside the place.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let height = min(room.height, CGFloat(controls.arrangedSubviews.count) * 36)
    controls.frame = CGRect(x: room.minX, y: room.minY, width: 190, height: height)
    place.frame = CGRect(
      x: controls.frame.maxX + 16, y: room.minY, width: max(0, room.maxX - controls.frame.maxX - 16),
      height: room.height)
    target.bounds.size = CGSize(width: 80, height: 40)
    target.center = CGPoint(x: place.bounds.width * settings.target.x, y: place.bounds.height * settings.target.y)
  }

  /// The control of a name.
  public func control(named name: String) -> UIButton? {
    controls.arrangedSubviews.compactMap { $0 as? ChoiceButton }.first { $0.accessibilityIdentifier == name }
  }

  private func show() {
    let shown = content.make()
    shown.title = settings.title
    let popover = FPPopoverController(viewController: shown)
    popover.passthroughViews = [controls]
    settings.apply(to: popover)
    self.popover = popover
    popover.present(from: target)
  }

  private func showAgain() {
    guard let popover, popover.isShown else { return }
    popover.dismiss(animated: false)
    show()
  }

  private func apply() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    guard let popover, popover.isShown else { return }
    settings.apply(to: popover)
    popover.setupView()
  }
}
