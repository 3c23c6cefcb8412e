import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import PeoplePopover

/// A million people who are made when they are asked for.
private final class VirtualPeople: PeopleSource {
  var didChange: ((PeopleChange) -> Void)?
  var asked = 0
  let numberOfSections = 4
  private let picture = PeopleStage.redPicture

  func title(ofSection section: Int) -> String { "Section \(section)" }
  func numberOfEntries(inSection section: Int) -> Int { 250_000 }
  func entry(at index: Int, inSection section: Int) -> PeopleEntry? {
    asked += 1
    let (id, picture) = (section * 250_000 + index, picture)
    // Everybody has a picture of their own, or a monogram of their own.
    return PeopleEntry(
      id: id, name: "\(UnicodeScalar(UInt8(65 + id % 26))) \(id)",
      picture: id.isMultiple(of: 2) ? .fetched(key: "\(id)") { picture } : nil)
  }
}

@MainActor
@Suite("A million people in bounded memory", .serialized, .timeLimit(.minutes(5)))
struct BoundedMemoryTests {
  @Test("Scrolled end to end, by steps and by jumps: cells, pictures and questions are bounded by what is in view")
  func endToEnd() async throws {
    let scene = PeopleStage()
    defer { scene.stage.close() }
    let source = VirtualPeople()
    let people = PeoplePopoverController(source: source)
    people.present(from: scene.button)
    scene.stage.settle()
    let grid = people.collectionView
    #expect(source.asked < 60)
    var cells: [ObjectIdentifier: UICollectionViewCell] = [:]
    let end = grid.contentSize.height - grid.bounds.height
    #expect(end > 28_000_000)
    let steps = (0..<150).map { CGFloat($0) * 30 } + (0..<400).map { end * CGFloat($0) / 400 } + [end]
    for (number, offset) in steps.enumerated() {
      grid.contentOffset.y = offset
      scene.stage.settle()
      for cell in grid.visibleCells { cells[ObjectIdentifier(cell)] = cell }
      if number.isMultiple(of: 50) { #expect(await scene.stage.wait { !people.isLoadingPictures }) }
      #expect(people.pictures.count <= 2 * 192 && people.announced.count <= 40)
    }
    // Seven lines are in view, or eight in part, and one line more may be built.
    #expect(cells.count <= 18)
    #expect(grid.cellForItem(at: IndexPath(item: 249_999, section: 3)) != nil)
    #expect(source.asked < steps.count * 40)
  }
}
