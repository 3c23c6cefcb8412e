public import Foundation
public import UIKitCore

/// Asks the user to choose: an alert in the middle, or an action sheet, which is a popover in a wide window.
///
///     let alert = UIAlertController(title: "Delete the list?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// An action sheet needs an anchor in a wide window, as every popover does. The first of an alert's text fields is edited
/// once the alert is shown; Return goes on to the next, and from the last one chooses the preferred action, or the only
/// one that does not cancel.
open class UIAlertController: UIViewController, UIViewControllerTransitioningDelegate {
  /// How the choices are shown.
  public nonisolated enum Style: Int, Sendable {
    /// As a popover, or along the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// A longer text under the title.
  open var message: String? { didSet { contentChanged() } }
  /// The title.
  open override var title: String? { didSet { contentChanged() } }
  /// How the choices are shown.
  public final let preferredStyle: Style
  /// The choices, in the order they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The choice that stands out, and that Return chooses.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  /// The text fields, in the order they were added; nil without any.
  open var textFields: [UITextField]? { fields.fields.isEmpty ? nil : fields.fields }

  final let fields = AlertFields()
  /// What is asked, and below it what can be chosen.
  final let texts = UIScrollView()
  final let choices = UIScrollView()
  private final var chosen: UIAlertAction?

  /// An alert without choices yet.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    if preferredStyle == .alert {
      modalPresentationStyle = .custom
      transitioningDelegate = self
      isModalInPresentation = true
    } else {
      modalPresentationStyle = .popover
      makesAdaptedPresentation = { [unowned self] in
        AlertPresentation(self, presenting: nil, isAtBottom: true)
      }
    }
  }

  /// Archives hold no alerts: an empty one.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a choice; a second one that cancels stops the program.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel {
      if cancelAction != nil { programmerError("\(self) can have one action with the style cancel, not two.") }
      isModalInPresentation = false
    }
    actions.append(action)
    contentChanged()
  }

  /// Adds a text field, which the handler sets up; an action sheet with one stops the program.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      programmerError("\(self) is an action sheet: only alerts, of the style alert, can have text fields.")
    }
    let field = fields.add { [weak self] in self?.returnWasPressed(in: $0) }
    configurationHandler?(field)
    contentChanged()
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// An alert lies in the middle.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { AlertPresentation(presented, presenting: presenting, isAtBottom: false) }

  /// Builds the texts and buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    for part in [texts, choices] {
      part.contentInsetAdjustmentBehavior = .never
      view.addSubview(part)
    }
    showContent()
  }

  /// Gives texts and choices their places.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeParts()
  }

  /// The first text field is edited, unless another one is.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !fields.fields.contains(where: \.isEditing) { fields.fields.first?.becomeFirstResponder() }
  }

  /// An alert that the user leaves without a choice is cancelled.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if chosen == nil, isDismissedByUser, let cancelAction { cancelAction.handler?(cancelAction) }
    chosen = nil
  }

  /// Return chooses the preferred action.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let preferredAction, presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) {
      return choose(preferredAction)
    }
    super.pressesBegan(presses, with: event)
  }

  final func choose(_ action: UIAlertAction) {
    guard chosen == nil, action.isEnabled else { return }
    chosen = action
    viewIfLoaded?.endEditing(true)
    dismiss(animated: true) { action.handler?(action) }
  }

  private final func contentChanged() { if isViewLoaded { showContent() } }
}
