import Foundation
import PeoplePopover
import Testing
import UIKit
import UIKitTesting

// The README's first example, to the letter.

final class TaskViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let people = [PeopleEntry(id: 1, name: "Ada Lovelace"), PeopleEntry(id: 2, name: "李时珍")]
    let show = UIAction(title: "2 people") { action in
      let popover = PeoplePopoverController(sections: [PeopleEntrySection(title: "Assigned", entries: people)])
      if let button = action.sender as? UIButton { popover.present(from: button) }  // the arrow points at its words
    }
    let button = UIButton(type: .system, primaryAction: show)
    button.frame = CGRect(x: 40, y: 40, width: 120, height: 40)
    view.addSubview(button)
  }
}

@MainActor
@Suite("The README's examples", .serialized)
struct ReadmeTests {
  @Test("The first example shows two people from its button, and its text is the README's")
  func example() throws {
    let stage = Stage(size: CGSize(width: 640, height: 600), scale: 2)
    defer { stage.close() }
    let screen = TaskViewController()
    stage.show(screen)
    #expect(stage.tap(screen.view.subviews[0]))
    stage.settle()
    let people = try #require(screen.presentedViewController as? PeoplePopoverController)
    #expect(people.preferredContentSize == CGSize(width: 350, height: 122))
    #expect(people.popoverPresentationController?.arrowDirection != .unknown)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(source.range(of: "final class TaskViewController"))
    let end = try #require(source.range(of: "\n}\n", range: start.lowerBound..<source.endIndex))
    #expect(readme.contains(source[start.lowerBound..<end.upperBound]))
  }
}
