import Foundation
import PeoplePopover
import PeopleStore
import Testing
import UIKit
import UIKitTesting

@testable import StoredPeople

@MainActor
@Suite("A store in a people popover", .serialized)
struct StoredPeopleTests {
  @Test("The first frame has names, of short sections too", arguments: [[1], [3, 5], [0, 2, 0, 40], [5000]])
  func firstFrame(counts: [Int]) async throws {
    let scene = try await StoredStage(counts)
    var options = StoredPeople.Options()
    options.patience = .zero
    let (_, people) = try await scene.open(options)
    defer { scene.stage.close() }
    #expect(people.preferredContentSize == PeopleLayout().contentSize(counts: counts))
    let names = scene.names(people)
    #expect(!names.isEmpty && !names.contains("…"))
    #expect(names.first == "Ada 000000")
  }

  @Test("Nobody is assigned: the popover does not open", arguments: [[], [0], [0, 0]])
  func empty(counts: [Int]) async throws {
    let scene = try await StoredStage(counts)
    defer { scene.stage.close() }
    let source = try await StoredPeople(scene.store, action: scene.action)
    #expect(PeoplePopoverController(source: source).present(from: scene.button) == false)
    #expect(try await StoredPeople(scene.store, action: 99).numberOfSections == 0)
  }

  @Test("Every place shows whom the store has there, and memory stays bounded")
  func everyPlace() async throws {
    let scene = try await StoredStage([3000])
    defer { scene.stage.close() }
    var options = StoredPeople.Options()
    options.pageLength = 16
    options.pagesKept = 6
    options.patience = .seconds(5)
    let (source, people) = try await scene.open(options)
    let grid = people.collectionView
    for offset in stride(from: 0, through: grid.contentSize.height - grid.bounds.height, by: 1717) {
      grid.contentOffset.y = offset
      scene.stage.settle()
      for path in grid.indexPathsForVisibleItems {
        let cell = try #require(grid.cellForItem(at: path))
        #expect(StoredStage.name(cell) == StoredStage.name(path.item))
      }
      #expect(source.keptCount <= 6 * 16)
    }
  }
}
