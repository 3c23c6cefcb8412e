import PeoplePopover
import UIKit

/// What the gallery shows in a bubble.
enum SampleContent: String, CaseIterable {
  case words, list, people

  /// A controller with the content and the size it would like.
  func make() -> UIViewController {
    switch self {
    case .words: WordsController()
    case .list: MenuListController(items: ["Open", "Rename", "Duplicate", "Share", "Delete"])
    case .people:
      PeoplePopoverController(sections: [
        PeopleEntrySection(
          title: "Assigned",
          entries: ["Ada Lovelace", "Alan Turing", "Grace Hopper", "李时珍", "Emmy Noether"].enumerated().map {
            PeopleEntry(id: $0, name: $1)
          })
      ])
    }
  }
}

/// A few words on a ground.
final class WordsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    preferredContentSize = CGSize(width: 180, height: 120)
    let label = UILabel(frame: view.bounds)
    label.text = "Anything may stand here."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
