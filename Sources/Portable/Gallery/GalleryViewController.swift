public import UIKit

/// The gallery's first screen: the others are chosen here.
public final class GalleryViewController: UIViewController {
  private let heading = UILabel()
  private var rows: [UIView] = []
  /// The buttons that open the screens, in order.
  public private(set) var buttons: [UIButton] = []
  /// The screen that is open.
  public private(set) weak var screen: UIViewController?

  /// Lists the screens.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemGroupedBackground
    heading.text = "PopoverKit"
    heading.font = .boldSystemFont(ofSize: 28)
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    for screen in GalleryScreen.all { addRow(for: screen) }
    addConstraints()
  }

  private func addRow(for screen: GalleryScreen) {
    var look = UIButton.Configuration.filled()
    look.title = screen.title
    look.subtitle = screen.summary
    look.titleAlignment = .leading
    look.baseBackgroundColor = .secondarySystemGroupedBackground
    look.baseForegroundColor = .label
    look.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    let button = UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.open(screen) })
    button.contentHorizontalAlignment = .leading
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    buttons.append(button)
  }

  private func addConstraints() {
    var above: UIView = heading
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[heading]-20-|", options: [], metrics: nil, views: ["heading": heading])
    constraints.append(heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 28))
    for button in buttons {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[button]-20-|", options: [], metrics: nil, views: ["button": button])
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: "V:[above]-12-[button]", options: [], metrics: nil, views: ["above": above, "button": button])
      above = button
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Opens a screen over the list, with a way back.
  public func open(_ screen: GalleryScreen) {
    guard presentedViewController == nil else { return }
    let content = screen.make()
    let frame = ScreenFrameController(content: content)
    frame.modalPresentationStyle = .fullScreen
    frame.modalTransitionStyle = .crossDissolve
    self.screen = content
    present(frame, animated: true)
  }
}
