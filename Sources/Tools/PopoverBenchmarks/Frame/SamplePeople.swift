import PeoplePopover
import UIKit

/// A white screen with a button, and a popover of a hundred people that are in memory.
@MainActor
enum SamplePeople {
  struct Screen {
    let controller: UIViewController
    let button: UIButton
    let people: PeoplePopoverController
  }

  static func screen() -> Screen {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("People", for: .normal)
    button.frame = CGRect(x: 310, y: 8, width: 80, height: 34)
    controller.view.addSubview(button)
    let entries = (0..<100).map { PeopleEntry(id: $0, name: "Ada Lovelace \($0)") }
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "Assigned", entries: entries)])
    return Screen(controller: controller, button: button, people: people)
  }
}
