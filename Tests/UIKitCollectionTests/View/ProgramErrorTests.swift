import Foundation
import Testing
import UIKit
import UIKitTesting

/// What is an exception on iOS stops the program with a message that says what to do.
@MainActor @Suite(.serialized) struct ProgramErrorTests {
  @Test func `an unknown identifier names itself and those that are registered`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "person")
      _ = view.dequeueReusableCell(withReuseIdentifier: "persn", for: IndexPath(item: 0, section: 0))
    }
    #expect(message(of: result).contains("a cell with the identifier \"persn\""))
    #expect(message(of: result).contains("Registered are: \"person\""))
  }

  @Test func `an unknown supplementary identifier names its kind`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "b", for: IndexPath(item: 0, section: 0))
    }
    #expect(message(of: result).contains("kind badge with the identifier \"b\""))
  }

  @Test func `a cell that was not dequeued is an error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Careless: Grid {
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { CountedCell(frame: .zero) }
      }
      _ = Stage.showing(Careless([1]))
    }
    #expect(message(of: result).contains("was not dequeued, for the cell at section 0, item 0"))
  }

  @Test func `insert 7 into 7 with 7 after names every count`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let grid = Grid([7])
      let stage = Stage.showing(grid)
      grid.collectionView.performBatchUpdates {
        grid.collectionView.insertItems(at: (0..<7).map { grid.item($0) })
      }
      stage.turn()
    }
    let text = message(of: result)
    #expect(text.contains("section 0 has 7 items after it, but 7 before, with 7 inserted, 0 deleted, 0 moved in"))
    #expect(text.contains("make 14"))
  }

  @Test func `a negative size names the item`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Negative: Grid, UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: path.item == 3 ? -1 : 50, height: 50) }
      }
      _ = Stage.showing(Negative([5]))
    }
    #expect(message(of: result).contains("Item 3 of section 0 has the size -1.0 x 50.0"))
  }

  @Test func `two positions of one axis are an error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let grid = Grid([5])
      _ = Stage.showing(grid)
      grid.collectionView.scrollToItem(at: grid.item(3), at: [.top, .bottom], animated: false)
    }
  }

  @Test func `scrolling to an item that is not there names the counts`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let grid = Grid([5])
      _ = Stage.showing(grid)
      grid.collectionView.scrollToItem(at: grid.item(5), at: .top, animated: false)
    }
    #expect(message(of: result).contains("item 5 of section 0: the sections have [5] items"))
  }
}
