import FPPopover
import Foundation
import Testing
import UIKit
import UIKitTesting

final class NoteButton: UIButton {
  func showNote() {
    let note = UIViewController()
    note.title = "Note"
    note.view.backgroundColor = .systemBackground
    let popover = FPPopoverController(viewController: note)
    popover.contentSize = CGSize(width: 220, height: 160)
    popover.arrowDirection = [.up, .down]
    popover.tint = .green
    popover.present(from: self)
  }
}

@MainActor
@Suite("The example of the README", .serialized)
struct ExampleTests {
  @Test("It shows a titled green bubble above or below its button, and the README says it as it is here")
  func example() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = NoteButton(frame: CGRect(x: 100, y: 300, width: 80, height: 30))
    let root = UIViewController()
    stage.show(root).rootViewController?.view.addSubview(button)
    button.showNote()
    stage.settle()
    let popover = try #require(root.children.first as? FPPopoverController)
    #expect(popover.contentView.title == "Note")
    #expect(popover.contentView.tint == .green)
    #expect(popover.contentView.frame == CGRect(x: 30, y: 140, width: 220, height: 160))

    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let here = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let readme = try String(contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "final class NoteButton")?.lowerBound)
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)?.lowerBound)
    let example = readme[start..<end]
    #expect(here.contains(example))
    #expect(example.split(separator: "\n").count <= 23)
  }
}
