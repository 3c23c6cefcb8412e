import CoreGraphics
import Dispatch
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollection

@MainActor @Suite(.serialized) struct DiffableSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A column of rows of 50.
  private final class Column: UIViewController {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var asked: [Int] = []
    private(set) lazy var source = Source(collectionView: grid) { [unowned self] view, path, item in
      asked.append(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = "\(item)"
      return cell
    }

    override func loadView() {
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      grid.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
      view = grid
    }

    var text: String { grid.visibleCells.map { $0.accessibilityLabel ?? "?" }.joined(separator: " ") }
  }

  private func stage(_ column: Column, _ items: [Int]) -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    column.source.apply(snapshot(items))
    stage.show(column)
    return stage
  }

  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["people"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `a snapshot is shown, another one by its difference`() {
    let column = Column()
    let stage = stage(column, [1, 2, 3])
    defer { stage.close() }
    #expect(column.text == "1 2 3")
    let three = column.grid.cellForItem(at: IndexPath(item: 2, section: 0))
    column.asked = []
    var isDone = false
    column.source.apply(snapshot([3, 1, 4])) { isDone = true }
    #expect(column.text == "3 1 4")
    #expect(column.asked == [4])
    #expect(column.grid.cellForItem(at: IndexPath(item: 0, section: 0)) === three)
    #expect(!isDone)
    stage.settle()
    #expect(isDone)
    #expect(column.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 4)
    #expect(column.source.indexPath(for: 1) == IndexPath(item: 1, section: 0))
    #expect(column.source.indexPath(for: 2) == nil)
    #expect(column.grid.subviews.filter { !$0.isHidden }.count == 3)
  }

  @Test func `the same snapshot does nothing`() {
    let column = Column()
    let stage = stage(column, [1, 2, 3])
    defer { stage.close() }
    column.asked = []
    var done = 0
    column.source.apply(column.source.snapshot()) { done += 1 }
    column.source.apply(snapshot([1, 2, 3])) { done += 1 }
    #expect(done == 2)
    stage.turn()
    #expect(column.asked == [])
  }

  @Test func `without animation everything is at its place at once`() {
    let column = Column()
    let stage = stage(column, [1, 2, 3])
    defer { stage.close() }
    var isDone = false
    column.source.apply(snapshot([5, 3]), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    #expect(column.text == "5 3")
    #expect(column.grid.visibleCells.map { $0.layer.presentation()?.frame.minY ?? $0.frame.minY } == [0, 50])
  }

  @Test func `reloads make cells anew, reconfigurations fill them`() {
    let column = Column()
    let stage = stage(column, [1, 2, 3])
    defer { stage.close() }
    let cells = column.grid.visibleCells
    column.asked = []
    var next = column.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([3])
    column.source.apply(next)
    stage.settle()
    #expect(column.asked == [1, 3])
    #expect(column.grid.visibleCells[0] !== cells[0])
    #expect(column.grid.visibleCells[2] === cells[2])
    column.asked = []
    column.source.apply(column.source.snapshot())
    #expect(column.asked == [])
  }

  @Test func `a hundred thousand items cost what is in view`() {
    let column = Column()
    let stage = stage(column, Array(0..<100_000))
    defer { stage.close() }
    column.asked = []
    column.source.apply(snapshot(Array((0..<100_000).reversed())))
    stage.settle()
    #expect(column.text.hasPrefix("99999 99998"))
    #expect(column.asked.count <= 11)
  }

  @Test func `a snapshot may come from another thread, and its completion on the main one`() async {
    let column = Column()
    let stage = stage(column, [1])
    defer { stage.close() }
    let source = column.source
    let next = snapshot([1, 2])
    nonisolated(unsafe) var isDone = false
    DispatchQueue.global().async {
      source.apply(next) { isDone = MainThread.isHere }
    }
    await stage.wait { isDone }
    #expect(isDone)
    #expect(column.text == "1 2")
  }
}
