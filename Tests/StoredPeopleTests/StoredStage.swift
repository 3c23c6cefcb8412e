import Foundation
import PeoplePopover
import PeopleStore
import UIKit
import UIKitTesting

@testable import StoredPeople

/// A stage with a button, and a database whose people are shown from it.
@MainActor
final class StoredStage {
  let stage: Stage
  let root = UIViewController()
  let button = UIButton(type: .system)
  let folder: URL
  let store: PeopleStore
  let action: Int64
  let sections: [Int64]

  /// A database with sections of people called "Ada 000000" and on.
  init(_ counts: [Int]) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stored-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try await PeopleStore.open(
      folder.appendingPathComponent("people.db").path, creating: true, options: .init(locale: "en"))
    (action, sections) = try await store.write { editor in
      let action = try editor.addAction("Review")
      return (action, try counts.indices.map { try editor.addSection("Section \($0)", to: action) })
    }
    for (section, count) in zip(sections, counts) {
      try await store.add((0..<count).lazy.map { NewPerson(Self.name($0)) }, to: section)
    }
    stage = Stage(size: CGSize(width: 800, height: 600), scale: 1)
    button.setTitle("People", for: .normal)
    button.frame = CGRect(x: 300, y: 60, width: 200, height: 40)
    root.view.addSubview(button)
    stage.show(root)
    stage.settle()
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var path: String { store.file }

  nonisolated static func name(_ number: Int) -> String {
    let digits = "\(number)"
    return "Ada " + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// Opens the popover.
  func open(_ options: StoredPeople.Options = .init()) async throws -> (StoredPeople, PeoplePopoverController) {
    let source = try await StoredPeople(store, action: action, options: options)
    let people = PeoplePopoverController(source: source)
    people.present(from: button)
    stage.settle()
    return (source, people)
  }

  /// The names in view, top down and left to right; an ellipsis for one that is not there.
  func names(_ people: PeoplePopoverController) -> [String] {
    people.collectionView.visibleCells.map(Self.name)
  }

  static func name(_ cell: UICollectionViewCell) -> String {
    cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first?.text ?? ""
  }
}
