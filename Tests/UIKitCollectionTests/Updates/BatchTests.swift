import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollection

@MainActor @Suite(.serialized) struct BatchTests {
  /// A column of items of 100 whose names are data.
  private final class Column: Grid {
    var names: [[String]] { didSet { counts = names.map(\.count) } }

    init(_ names: [[String]]) {
      self.names = names
      super.init(names.map(\.count))
      flow.itemSize = CGSize(width: 320, height: 100)
      flow.minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func name(of path: IndexPath) -> String { names[path.section][path.item] }

    var text: String { collectionView.visibleCells.map { $0.accessibilityLabel ?? "?" }.joined() }
    /// Where each name is seen on the screen.
    var places: [String: CGFloat] {
      Dictionary(
        collectionView.visibleCells.map { ($0.accessibilityLabel ?? "?", $0.frame.minY / 100) }, uniquingKeysWith: max)
    }
  }

  @Test func `deletes count by old places, inserts by new ones`() {
    let grid = Column([["a", "b", "c", "d"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    let c = grid.cell(2)
    var isDone = false
    grid.collectionView.performBatchUpdates {
      grid.names = [["x", "a", "c", "y"]]
      grid.collectionView.insertItems(at: [grid.item(0), grid.item(3)])
      grid.collectionView.deleteItems(at: [grid.item(1), grid.item(3)])
    } completion: {
      isDone = $0
    }
    #expect(grid.text == "xacy")
    #expect(grid.cell(2) === c)
    stage.settle()
    #expect(isDone)
    #expect(grid.places == ["x": 0, "a": 1, "c": 2, "y": 3])
    #expect(grid.collectionView.subviews.filter { !$0.isHidden }.count == 4)
  }

  @Test func `items move within and between sections, with their cells`() {
    let grid = Column([["a", "b", "c"], ["d", "e"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    let (a, c) = (grid.cell(0), grid.cell(2))
    grid.collectionView.performBatchUpdates {
      grid.names = [["c", "b"], ["d", "a", "e"]]
      grid.collectionView.moveItem(at: grid.item(2), to: grid.item(0))
      grid.collectionView.moveItem(at: grid.item(0), to: grid.item(1, 1))
    }
    #expect(grid.text == "cbdae")
    #expect(grid.cell(0) === c)
    #expect(grid.cell(1, 1) === a)
    stage.settle()
    #expect(grid.places == ["c": 0, "b": 1, "d": 2, "a": 3, "e": 4])
    #expect(CountedCell.made == 5)
  }

  @Test func `sections come, go and move`() {
    let grid = Column([["a"], ["b", "c"], ["d"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    grid.collectionView.performBatchUpdates {
      grid.names = [["d"], ["n", "m"], ["b", "c"]]
      grid.collectionView.deleteSections([0])
      grid.collectionView.insertSections([1])
      grid.collectionView.moveSection(2, toSection: 0)
    }
    #expect(grid.text == "dnmbc")
    stage.settle()
    #expect(grid.places == ["d": 0, "n": 1, "m": 2, "b": 3, "c": 4])
  }

  @Test func `what stays goes from its old place to its new one, what goes fades`() {
    let grid = Column([["a", "b", "c"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    let a = grid.cell(0)
    grid.collectionView.performBatchUpdates {
      grid.names = [["b", "c"]]
      grid.collectionView.deleteItems(at: [grid.item(0)])
    }
    stage.advance(by: 0.15)
    let seen = grid.cell(0)?.layer.presentation()?.frame.minY ?? 0
    #expect(seen > 1 && seen < 99)
    let alpha = a?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.01 && alpha < 0.99)
    stage.settle()
    #expect(a?.isHidden == true)
    #expect(grid.cell(0)?.layer.presentation()?.frame.minY ?? 0 == 0)
  }

  @Test func `the selection and the focus follow their items`() {
    let grid = Column([["a", "b", "c", "d"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    grid.collectionView.allowsMultipleSelection = true
    for item in [0, 2] { grid.collectionView.selectItem(at: grid.item(item), animated: false, scrollPosition: []) }
    grid.collectionView.focus.index = ItemIndex(0, 3)
    grid.collectionView.performBatchUpdates {
      grid.names = [["x", "b", "c", "d"]]
      grid.collectionView.deleteItems(at: [grid.item(0)])
      grid.collectionView.insertItems(at: [grid.item(0)])
    }
    #expect(grid.collectionView.indexPathsForSelectedItems == [grid.item(2)])
    #expect(grid.looks == "s2")
    #expect(grid.collectionView.focus.index == ItemIndex(0, 3))
    grid.collectionView.performBatchUpdates {
      grid.names = [["d", "x"]]
      grid.collectionView.deleteItems(at: [grid.item(1), grid.item(2)])
      grid.collectionView.moveItem(at: grid.item(3), to: grid.item(0))
    }
    #expect(grid.collectionView.indexPathsForSelectedItems == nil)
    #expect(grid.collectionView.focus.index == ItemIndex(0, 0))
  }

  @Test func `batches inside of batches are one`() {
    let grid = Column([["a"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    grid.writes = [.counts]
    var done = 0
    grid.collectionView.performBatchUpdates {
      grid.names = [["x", "a", "y"]]
      grid.collectionView.insertItems(at: [grid.item(0)])
      grid.collectionView.performBatchUpdates {
        grid.collectionView.insertItems(at: [grid.item(2)])
      } completion: { _ in
        done += 1
      }
    } completion: { _ in
      done += 1
    }
    #expect(grid.calls() == "sections, items 0")
    stage.settle()
    #expect(done == 2)
    #expect(grid.text == "xay")
  }

  @Test func `a reload gives another cell, a reconfiguration fills the one that is there`() {
    let grid = Column([["a", "b"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    let (a, b) = (grid.cell(0), grid.cell(1))
    grid.names = [["A", "B"]]
    grid.collectionView.reloadItems(at: [grid.item(0)])
    grid.collectionView.reconfigureItems(at: [grid.item(1)])
    stage.settle()
    #expect(grid.text == "AB")
    #expect(grid.cell(0) !== a)
    #expect(grid.cell(1) === b)
    #expect(b?.reuses == 0)
    grid.names = [["Q", "B", "C"]]
    grid.collectionView.reloadSections([0])
    stage.settle()
    #expect(grid.text == "QBC")
  }

  @Test func `an update above keeps the offset`() {
    let grid = Column([(0..<50).map(String.init)])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    grid.scroll(to: 2000)
    grid.collectionView.performBatchUpdates {
      grid.names[0].insert("n", at: 0)
      grid.collectionView.insertItems(at: [grid.item(0)])
    }
    stage.settle()
    #expect(grid.collectionView.contentOffset.y == 2000)
    #expect(grid.cell(20)?.accessibilityLabel == "19")
  }

  @Test func `updates before the first layout need no animation, updates during one start anew`() {
    let grid = Column([["a"]])
    grid.loadViewIfNeeded()
    grid.names = [["a", "b"]]
    grid.collectionView.insertItems(at: [grid.item(1)])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    #expect(grid.text == "ab")
    for name in ["c", "d", "e"] {
      grid.collectionView.performBatchUpdates {
        grid.names[0].insert(name, at: 0)
        grid.names[0].removeLast()
        grid.collectionView.insertItems(at: [grid.item(0)])
        grid.collectionView.deleteItems(at: [grid.item(1)])
      }
      stage.advance(by: 0.1)
    }
    grid.names = [["z"]]
    grid.collectionView.reloadData()
    stage.settle()
    #expect(grid.text == "z")
    #expect(grid.collectionView.subviews.filter { !$0.isHidden }.count == 1)
  }

  @Test func `an empty batch animates what the layout changes`() {
    let grid = Column([["a", "b"]])
    let stage = Stage.showing(grid, height: 600)
    defer { stage.close() }
    grid.flow.itemSize.height = 200
    grid.collectionView.performBatchUpdates(nil)
    stage.advance(by: 0.15)
    let seen = grid.cell(1)?.layer.presentation()?.frame.minY ?? 0
    #expect(seen > 101 && seen < 199)
    stage.settle()
    #expect(grid.cell(1)?.frame.minY == 200)
  }
}
