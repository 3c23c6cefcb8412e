import Foundation
import PeoplePopover
import PeopleStore
import Testing
import UIKit
import UIKitTesting

@testable import StoredPeople

/// What is shown while the disk takes its time, or fails.
@MainActor
@Suite("A slow disk", .serialized, .timeLimit(.minutes(3)))
struct SlowDiskTests {
  private func open(
    _ count: Int, _ options: StoredPeople.Options = .init()
  ) async throws -> (StoredStage, StoredPeople, PeoplePopoverController) {
    _ = SlowDisk.install
    SlowDisk.setDelay(0)
    let scene = try await StoredStage([count])
    let (source, people) = try await scene.open(options)
    #expect(await scene.stage.wait { !source.isReading })
    return (scene, source, people)
  }

  private func frames(_ grid: UICollectionView) -> [[CGRect]] {
    grid.visibleCells.map { cell in [cell.frame] + cell.contentView.subviews.map(\.frame) }
  }

  @Test("Placeholders come at once, fill in without a jump, in the same cells")
  func placeholders() async throws {
    let (scene, source, people) = try await open(20_000)
    defer { scene.stage.close() }
    let grid = people.collectionView
    SlowDisk.setDelay(0.02)
    defer { SlowDisk.setDelay(0) }
    grid.contentOffset.y = 57 * 6000 + 45
    scene.stage.settle()
    #expect(Set(scene.names(people)) == ["…"])
    #expect(grid.visibleCells.allSatisfy { $0.accessibilityLabel == "Loading" })
    #expect(grid.delegate?.collectionView(grid, shouldSelectItemAt: IndexPath(item: 12_000, section: 0)) == false)
    let (cells, before) = (grid.visibleCells, frames(grid))
    #expect(await scene.stage.wait { scene.names(people).first == StoredStage.name(12_000) })
    #expect(await scene.stage.wait { !source.isReading })
    #expect(scene.names(people) == (12_000..<12_000 + cells.count).map(StoredStage.name))
    #expect(grid.visibleCells.map(\.accessibilityLabel) == scene.names(people))
    #expect(zip(grid.visibleCells, cells).allSatisfy { $0 === $1 } && frames(grid) == before)
  }

  @Test("A far jump waits for no page that nobody looks at any more")
  func farJump() async throws {
    let (scene, source, people) = try await open(40_000)
    defer { scene.stage.close() }
    let grid = people.collectionView
    // So slow that a busy machine, which takes longer for the jumps, reads no more meanwhile.
    SlowDisk.setDelay(0.05)
    defer { SlowDisk.setDelay(0) }
    let kept = source.pages.count
    for jump in 1...40 {
      grid.contentOffset.y = 57 * 450 * CGFloat(jump) + 45
      scene.stage.settle()
    }
    #expect(await scene.stage.wait { scene.names(people).first == StoredStage.name(36_000) })
    // The one under way when the last jump came, one or two read between, and the last.
    #expect(source.pages.count - kept <= 8, "\(source.pages.count - kept) pages were read for forty places")
    #expect(await scene.stage.wait(timeout: 60) { !source.isReading })
    #expect(source.pages.count <= source.options.pagesKept)
  }

  @Test("A file that can't be read says so, keeps the placeholders, and shows names when it can be read again")
  func failure() async throws {
    let (scene, source, people) = try await open(40_000)
    defer { scene.stage.close() }
    var errors: [PeopleStoreError] = []
    source.onError = { errors.append($0) }
    let grid = people.collectionView
    SlowDisk.setBroken(true)
    defer { SlowDisk.setBroken(false) }
    grid.contentOffset.y = 57 * 9000 + 45
    scene.stage.settle()
    #expect(await scene.stage.wait { !errors.isEmpty && !source.isReading })
    #expect(errors.first?.kind == .failed)
    #expect(errors.first?.message == "disk I/O error" && errors.first?.sql?.contains("SELECT") == true)
    #expect(Set(scene.names(people)) == ["…"])
    SlowDisk.setBroken(false)
    grid.contentOffset.y = 0
    scene.stage.settle()
    grid.contentOffset.y = 57 * 9000 + 45
    scene.stage.settle()
    #expect(await scene.stage.wait { scene.names(people).first == StoredStage.name(18_000) })
  }

  @Test("What is scrolled to step by step is there before it is shown", arguments: [1, -1])
  func ahead(direction: Int) async throws {
    var options = StoredPeople.Options()
    // Nobody waits for a page: what was not read ahead is a placeholder.
    options.patience = .zero
    let (scene, source, people) = try await open(5_000, options)
    defer { scene.stage.close() }
    let grid = people.collectionView
    if direction < 0 {
      grid.contentOffset.y = grid.contentSize.height - grid.bounds.height
      scene.stage.settle()
    }
    #expect(await scene.stage.wait { people.isSettled && !source.isReading })
    for _ in 0..<120 {
      grid.contentOffset.y += CGFloat(30 * direction)
      scene.stage.settle()
      #expect(!scene.names(people).contains("…"))
      // A real frame lasts longer than the read.
      #expect(await scene.stage.wait { !source.isReading })
    }
  }
}
