import Foundation
import PeoplePopover
import PeopleStore
import Testing
import UIKit
import UIKitTesting

@testable import StoredPeople

/// What an open popover does when others write to its file, through a connection of their own.
@MainActor
@Suite("A popover follows its database", .serialized, .timeLimit(.minutes(3)))
struct LiveTests {
  private func write(_ scene: StoredStage, _ changes: @escaping @Sendable (PeopleEditor) throws -> Void) async throws {
    let other = try await PeopleStore.open(scene.path)
    try await other.write(changes)
    await other.close()
  }

  private func cells(_ people: PeoplePopoverController) -> [String: UICollectionViewCell] {
    Dictionary(people.collectionView.visibleCells.map { (StoredStage.name($0), $0) }) { first, _ in first }
  }

  @Test("Inserted, renamed and removed people show in their places; who stays keeps the cell; the size follows")
  func follows() async throws {
    let scene = try await StoredStage([3])
    defer { scene.stage.close() }
    let (_, people) = try await scene.open()
    let before = cells(people)
    let section = scene.sections[0]
    try await write(scene) { editor in
      try editor.assign(editor.addPerson(NewPerson("Ada 000000 junior")), to: section)
    }
    #expect(
      await scene.stage.wait {
        scene.names(people) == ["Ada 000000", "Ada 000000 junior", "Ada 000001", "Ada 000002"]
      })
    #expect(people.preferredContentSize == CGSize(width: 350, height: 179))
    for (name, cell) in before { #expect(cells(people)[name] === cell, "\(name) keeps its cell") }
    try await write(scene) { try $0.renamePerson(1, to: "Zoe") }
    #expect(
      await scene.stage.wait { scene.names(people) == ["Ada 000000 junior", "Ada 000001", "Ada 000002", "Zoe"] })
    #expect(cells(people)["Zoe"] === before["Ada 000000"], "a renamed person moves with the cell")
    try await write(scene) { editor in for id: Int64 in 2...4 { try editor.removePerson(id) } }
    #expect(await scene.stage.wait { scene.names(people) == ["Zoe"] })
    #expect(people.preferredContentSize == CGSize(width: 190, height: 122))
    #expect(people.view.frame.width == 190)
    try await write(scene) { try $0.removePerson(1) }
    #expect(await scene.stage.wait { scene.root.presentedViewController == nil }, "an empty bubble closes")
  }

  @Test("People who come before those in view leave them where they are, cells and all", arguments: [2, 40, 2000])
  func anchored(count: Int) async throws {
    let scene = try await StoredStage([5000])
    defer { scene.stage.close() }
    let (source, people) = try await scene.open()
    let grid = people.collectionView
    grid.contentOffset.y = 57 * 1000 + 20
    scene.stage.settle()
    #expect(await scene.stage.wait { !source.isReading })
    let places = cells(people).mapValues { grid.convert($0.frame, to: nil) }
    let names = scene.names(people)
    let section = scene.sections[0]
    try await write(scene) { editor in
      for number in 0..<count { try editor.assign(editor.addPerson(NewPerson("Aaron \(number)")), to: section) }
    }
    #expect(await scene.stage.wait { grid.numberOfItems(inSection: 0) == 5000 + count })
    scene.stage.settle()
    #expect(scene.names(people) == names)
    #expect(cells(people).mapValues { grid.convert($0.frame, to: nil) } == places)
    #expect(grid.contentOffset.y == CGFloat(57 * (1000 + count / 2) + 20))
  }

  private nonisolated static let sqlite = "/usr/bin/sqlite3"

  @Test(
    "Another process that knows only SQL is followed: the bubble grows, its arrow stays",
    .enabled(if: FileManager.default.isExecutableFile(atPath: sqlite)))
  func otherProcess() async throws {
    let scene = try await StoredStage([1])
    defer { scene.stage.close() }
    let (_, people) = try await scene.open()
    let popover = try #require(people.popoverPresentationController)
    func arrow() -> CGFloat? { popover.presentedView?.convert(popover.presentedView?.bounds ?? .zero, to: nil).midX }
    let before = try #require(arrow())
    for (number, name) in ["Zoe", "Bob"].enumerated() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.sqlite)
      process.arguments = [
        scene.path,
        ".timeout 5000",
        "INSERT INTO people(id, name) VALUES(\(50 + number), '\(name)');"
          + "INSERT INTO assignments VALUES(\(50 + number), \(scene.sections[0]));",
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    // Who has no sort key yet stands last, until the open store makes the keys.
    #expect(await scene.stage.wait { scene.names(people) == ["Ada 000000", "Bob", "Zoe"] })
    scene.stage.settle()
    #expect(people.view.frame.width == 350)
    #expect(people.preferredContentSize == CGSize(width: 350, height: 179))
    // The bubble grew to both sides of the words that it points at.
    #expect(abs(try #require(arrow()) - before) <= 0.5)
  }

  @Test("At the top, who comes first is seen")
  func top() async throws {
    let scene = try await StoredStage([500])
    defer { scene.stage.close() }
    let (_, people) = try await scene.open()
    let section = scene.sections[0]
    try await write(scene) { try $0.assign($0.addPerson(NewPerson("Aaron")), to: section) }
    #expect(await scene.stage.wait { scene.names(people).first == "Aaron" })
    #expect(people.collectionView.contentOffset.y == 0)
  }

  @Test("The selected person stays selected: moved, far out of view, and until removed")
  func selection() async throws {
    let scene = try await StoredStage([5000])
    defer { scene.stage.close() }
    let (_, people) = try await scene.open()
    let grid = people.collectionView
    scene.stage.tap(try #require(grid.cellForItem(at: IndexPath(item: 3, section: 0))))
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    let section = scene.sections[0]
    try await write(scene) { try $0.assign($0.addPerson(NewPerson("Aaron")), to: section) }
    #expect(await scene.stage.wait { grid.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)] })
    grid.contentOffset.y = 57 * 1500
    scene.stage.settle()
    try await write(scene) { try $0.renamePerson(4, to: "Zoe") }
    #expect(await scene.stage.wait { grid.indexPathsForSelectedItems == [IndexPath(item: 5000, section: 0)] })
    // So many that the grid asks for everything anew.
    try await write(scene) { editor in for id: Int64 in 1000..<2000 { try editor.removePerson(id) } }
    #expect(await scene.stage.wait { grid.indexPathsForSelectedItems == [IndexPath(item: 4000, section: 0)] })
    try await write(scene) { try $0.removePerson(4) }
    #expect(await scene.stage.wait { grid.numberOfItems(inSection: 0) == 4000 })
    #expect(grid.indexPathsForSelectedItems == nil)
  }

  @Test("Sections come and go, empty ones are not shown, and titles follow")
  func sections() async throws {
    let scene = try await StoredStage([2, 0, 3])
    defer { scene.stage.close() }
    let (_, people) = try await scene.open()
    let (grid, before) = (people.collectionView, cells(people)["Ada 000001"])
    let (sections, action) = (scene.sections, scene.action)
    try await write(scene) { try $0.assign($0.addPerson(NewPerson("Between")), to: sections[1]) }
    #expect(await scene.stage.wait { grid.numberOfSections == 3 })
    scene.stage.settle()
    #expect(scene.names(people)[2] == "Between")
    #expect(before != nil && cells(people)["Ada 000001"] != nil)
    try await write(scene) { editor in
      try editor.removeSection(sections[0])
      try editor.renameSection(sections[1], to: "The middle")
      _ = try editor.addSection("Nobody", to: action, at: 0)
    }
    #expect(await scene.stage.wait { grid.numberOfSections == 2 })
    scene.stage.settle()
    #expect(scene.names(people) == ["Between", "Ada 000000", "Ada 000001", "Ada 000002"])
    let headers = grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { scene.stage.textTree(of: $0).split(separator: "\"")[1] } == ["The middle", "Section 2"])
  }

  @Test("After any changes the grid shows what the store has")
  func random() async throws {
    let scene = try await StoredStage([30, 400])
    defer { scene.stage.close() }
    let (source, people) = try await scene.open()
    let sections = scene.sections
    let seed = UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    var random = Seeded(seed)
    for round in 0..<25 {
      people.collectionView.contentOffset.y = CGFloat.random(
        in: 0...people.collectionView.contentSize.height - 338, using: &random)
      scene.stage.settle()
      let (kind, count) = (Int.random(in: 0..<4, using: &random), Int.random(in: 1...9, using: &random))
      let start = Int64.random(in: 1...400, using: &random)
      try await write(scene) { editor in
        for number in 0..<Int64(count) {
          let section = sections[Int(number) % 2]
          switch kind {
          case 0: try editor.assign(editor.addPerson(NewPerson("Ada 0000\(start) \(number)")), to: section)
          case 1: try? editor.renamePerson(start + number * 7, to: "Ada 00\(number * 31) \(round)")
          case 2: try? editor.removePerson(start + number)
          default: try? editor.assign(start + number, to: section)
          }
        }
      }
      let expected = try await scene.store.sections(of: scene.action)
      let grid = people.collectionView
      #expect(
        await scene.stage.wait {
          source.summaries.map(\.count) == expected.map(\.people.count) && !source.isReading
            && grid.indexPathsForVisibleItems.allSatisfy {
              grid.cellForItem(at: $0).map(StoredStage.name) == expected[$0.section].people[$0.item].name
            }
        }, "seed \(seed), round \(round)")
    }
  }
}

/// A random generator that repeats itself: SplitMix64 from a seed.
nonisolated struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
