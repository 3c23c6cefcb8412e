import LegacyLibrary
import ModernLibrary
import Testing
import UIKit
import UIKitTesting

// There is one stage in a process: a test raises it in its own body, where no other test can come between.

@MainActor
@Suite("Collection views, from another package")
struct CollectionTests {
  @Test("cells are made from their class by init(frame:), and used again")
  func cells() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let people = PeopleController(names: (0..<200).map { "Person \($0)" })
    stage.show(people)
    let cells = people.collectionView.visibleCells.compactMap { $0 as? PersonCell }
    #expect(cells.count == people.collectionView.visibleCells.count)
    #expect(cells.map(\.nameLabel.text).contains("Person 7"))
    people.collectionView.contentOffset.y = 1000
    stage.settle()
    let later = people.collectionView.visibleCells.compactMap { $0 as? PersonCell }
    #expect(later.contains { $0.reuses > 0 })
    #expect(later.allSatisfy { $0.nameLabel.text?.hasPrefix("Person") == true })
  }

  @Test("subclasses of a generic cell inherit its initialiser, headers have their own")
  func inherited() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let counts = CountsController()
    stage.show(counts)
    let cell = counts.collectionView.cellForItem(at: IndexPath(item: 2, section: 1)) as? CountCell
    #expect(cell?.value == 102)
    #expect(cell?.initialFrame.size == CGSize(width: 60, height: 60))
    let title = counts.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect((title as? TitleView)?.title == "titled")
  }

  @Test("a view makes the layer of its layerClass")
  func layer() {
    #expect((MarkedView(frame: .zero).layer as? MarkedLayer)?.mark == "made by its view")
  }
}

@MainActor
@Suite("Popovers, from another package")
struct PopoverTests {
  @Test("a popover opens at its button and closes with what was picked")
  func pick() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let home = HomeController()
    stage.show(home)
    stage.tap(home.button)
    stage.settle()
    let people = try #require(home.presentedViewController as? PeopleController)
    #expect(people.popoverPresentationController?.arrowDirection == .up)
    let cell = try #require(people.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(stage.tap(cell))
    stage.settle()
    #expect(home.label.text == "Grace")
    #expect(home.presentedViewController == nil)
    #expect(home.calls == ["presented", "dismissed"])
  }

  @Test("a touch outside closes it without a pick")
  func outside() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let home = HomeController()
    stage.show(home)
    stage.tap(home.button)
    stage.settle()
    stage.tap(at: CGPoint(x: 390, y: 290))
    stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(home.label.text == "nobody")
    #expect(home.calls == ["presented", "dismissed by a touch outside"])
  }
}
