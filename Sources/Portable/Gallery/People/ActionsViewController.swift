public import PeoplePopover
import PeopleStore
import StoredPeople
public import UIKit

/// The people screen: a list of actions, each with a button that names its assignees and shows them in a popover.
public final class ActionsViewController: UIViewController {
  private let icon = UIImageView()
  private let heading = UILabel()
  private let list = UIView()
  private let status = UILabel()
  private var rows: [ActionRow] = []
  private var observation: Task<Void, Never>?
  private var opening: Task<Void, Never>?
  /// Whether the list is on its way.
  public private(set) var isLoading = false
  /// Whether the action chosen last has nobody to show, or could not be read.
  public private(set) var isEmptyHanded = false
  /// The popover that is shown.
  public private(set) weak var people: PeoplePopoverController?

  /// Lays the screen out and reads the actions.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Actions"
    view.backgroundColor = .systemGroupedBackground
    // An application's own picture of that name comes before ours.
    icon.image = UIImage(named: "Actions") ?? UIImage(named: "Actions", in: .module, with: nil)
    heading.text = "Actions"
    heading.font = .boldSystemFont(ofSize: 28)
    status.font = .systemFont(ofSize: 13)
    status.textColor = .secondaryLabel
    status.numberOfLines = 2
    status.text = "Choose a button to see who is assigned."
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 10
    list.clipsToBounds = true
    let views: [String: Any] = ["icon": icon, "heading": heading, "list": list, "status": status]
    for view in [icon, heading, list, status] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    for format in [
      "H:|-20-[icon(30)]-10-[heading]-20-|", "V:[icon(30)]", "H:|-20-[list]-20-|", "H:|-36-[status]-36-|",
      "V:|-28-[heading]-12-[list]-10-[status]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    icon.centerYAnchor.constraint(equalTo: heading.centerYAnchor).isActive = true
    observe()
  }

  deinit { observation?.cancel() }

  /// The buttons of the list, in order.
  public var buttons: [UIButton] { rows.map(\.button) }

  /// Shows the actions, and their counts whenever somebody changes them.
  private func observe() {
    isLoading = true
    observation = Task { [weak self] in
      do {
        for try await actions in try await GalleryDatabase.store().observeActions() {
          self?.show(actions)
          self?.isLoading = false
        }
      } catch {
        self?.status.text = "\(error)"
      }
      self?.isLoading = false
    }
  }

  private func show(_ actions: [PeopleAction]) {
    // Rows stay where they can: a popover may be pointing at a button of theirs.
    if actions.map(\.id) != rows.map(\.id) { makeRows(actions) }
    for (row, action) in zip(rows, actions) { row.show(action) }
  }

  private func makeRows(_ actions: [PeopleAction]) {
    for row in rows { row.removeFromSuperview() }
    rows = actions.map { action in
      ActionRow(action, isLast: action == actions.last) { [weak self] button in
        self?.showPeople(of: action.id, from: button)
      }
    }
    var above: UIView?
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(row)
      var constraints = [
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? list.topAnchor),
      ]
      if row === rows.last { constraints.append(row.bottomAnchor.constraint(equalTo: list.bottomAnchor)) }
      NSLayoutConstraint.activate(constraints)
      above = row
    }
  }

  private func showPeople(of action: PeopleAction.ID, from button: UIButton) {
    opening?.cancel()
    isEmptyHanded = false
    // The one before may live on for a while.
    people = nil
    opening = Task { [weak self] in
      do {
        let source = try await StoredPeople(GalleryDatabase.store(), action: action)
        guard !Task.isCancelled else { return }
        source.onError = { error in self?.status.text = "\(error)" }
        self?.present(source, from: button)
      } catch {
        // Another button was pressed meanwhile.
        guard !Task.isCancelled else { return }
        self?.status.text = "\(error)"
        self?.isEmptyHanded = true
      }
    }
  }

  private func present(_ source: StoredPeople, from button: UIButton) {
    let people = PeoplePopoverController(source: source)
    people.onSelect = { [weak self, weak people] _, _, entry in
      self?.status.text = "Chosen: \(entry.name)"
      people?.dismiss(animated: true)
    }
    guard people.present(from: button) else {
      status.text = "Nobody is assigned."
      isEmptyHanded = true
      return
    }
    self.people = people
  }
}
