import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ReuseTests {
  @Test func `scrolling through 100 000 items builds what was visible and one line more`() {
    let grid = Grid([100_000])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let visible = grid.collectionView.visibleCells.count
    #expect(visible == 40)
    var y: CGFloat = 0
    while y < 40_000 {
      y += 37
      grid.scroll(to: y)
    }
    grid.scroll(to: 900_000)
    #expect(!grid.collectionView.visibleCells.isEmpty)
    #expect(CountedCell.made <= visible + 5)
    #expect(grid.collectionView.subviews.count <= visible + 5)
  }

  @Test func `a new cell is not prepared for reuse, one used before is`() {
    let grid = Grid([1000])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.cell(0)?.reuses == 0)
    grid.scroll(to: 5000)
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? CountedCell }
    #expect(cells.contains { $0.reuses == 1 })
    #expect(cells.allSatisfy { $0.reuses <= 1 })
  }

  @Test func `cells that stay in view are not touched by scrolling`() {
    let grid = Grid([1000])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let cell = grid.cell(10)
    let (layouts, frame) = (cell?.layouts, cell?.frame)
    grid.collectionView.contentOffset.y = 70
    stage.turn()
    #expect(grid.cell(10) === cell)
    #expect(cell?.layouts == layouts)
    #expect(cell?.frame == frame)
  }

  @Test func `a million items open like a hundred`() {
    let grid = Grid([1_000_000])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(CountedCell.made == 40)
    #expect(grid.collectionView.contentSize.height == 11_999_990)
    grid.collectionView.scrollToItem(at: grid.item(999_999), at: .bottom, animated: false)
    stage.turn()
    #expect(grid.cell(999_999)?.frame.maxY == grid.collectionView.bounds.maxY)
    #expect(CountedCell.made <= 45)
  }

  @Test func `display is announced when cells come and when they go`() {
    let grid = Grid([9])
    grid.writes = [.display]
    grid.flow.itemSize = CGSize(width: 320, height: 100)
    grid.flow.minimumLineSpacing = 0
    let stage = Stage.showing(grid, height: 200)
    defer { stage.close() }
    grid.scroll(to: 150)
    #expect(grid.log == ["+0", "+1", "-0", "+2", "+3"])
  }

  @Test func `an identifier of nil is unregistered, and another class gets new cells`() async {
    final class OtherCell: UICollectionViewCell {}
    let grid = Grid([3])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
    grid.collectionView.reloadData()
    stage.turn()
    #expect(grid.collectionView.visibleCells.allSatisfy { $0 is OtherCell })
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
      view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    }
  }

  @Test func `a registration fills cells of its class`() {
    final class Registered: Grid {
      let registration = UICollectionView.CellRegistration<CountedCell, String> { cell, path, text in
        cell.accessibilityLabel = "\(text) \(path.item)"
      }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: "item")
      }
    }
    let grid = Registered([100])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.cell(3)?.accessibilityLabel == "item 3")
    grid.scroll(to: 300)
    #expect(grid.collectionView.visibleCells.allSatisfy { $0.accessibilityLabel?.hasPrefix("item ") == true })
    #expect(CountedCell.made <= 50)
  }
}
