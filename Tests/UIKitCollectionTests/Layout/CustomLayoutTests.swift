import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CustomLayoutTests {
  /// Items on a diagonal, each with a transparency and a value of its own.
  private final class Diagonal: UICollectionViewLayout {
    var step: CGFloat = 40
    var prepared = 0

    final class Values: UICollectionViewLayoutAttributes {
      var mark = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Values)?.mark = mark
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Values)?.mark == mark
      }
    }

    override class var layoutAttributesClass: AnyClass { Values.self }
    override func prepare() { prepared += 1 }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize {
      CGSize(width: step * CGFloat(count), height: step * CGFloat(count))
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard path.item < count else { return nil }
      let values = Values(forCellWith: path)
      values.frame = CGRect(x: step * CGFloat(path.item), y: step * CGFloat(path.item), width: 40, height: 40)
      values.alpha = 0.5
      values.zIndex = -path.item
      values.mark = path.item
      return values
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }
  }

  private final class MarkedCell: UICollectionViewCell {
    var mark: Int?
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      mark = (attributes as? Diagonal.Values)?.mark
    }
  }

  private func grid(_ layout: Diagonal) -> Grid {
    let grid = Grid([100], layout: layout)
    grid.loadViewIfNeeded()
    grid.collectionView.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
    return grid
  }

  @Test func `views get all that attributes say, and the layout's own values`() throws {
    let layout = Diagonal()
    let grid = grid(layout)
    let stage = Stage.showing(grid, width: 200, height: 200)
    defer { stage.close() }
    #expect(grid.visible == "0-0 0-1 0-2 0-3 0-4")
    let cells = grid.collectionView.visibleCells
    #expect(cells.map(\.alpha) == Array(repeating: 0.5, count: 5))
    #expect(cells.compactMap { ($0 as? MarkedCell)?.mark } == [0, 1, 2, 3, 4])
    let order = cells.compactMap { cell in grid.collectionView.subviews.firstIndex { $0 === cell } }
    #expect(order == order.sorted(by: >))
    #expect(layout.prepared == 1)
    grid.scroll(to: 100)
    #expect(layout.prepared == 1)
  }

  @Test func `an invalidated layout moves what is in view`() {
    let layout = Diagonal()
    let grid = grid(layout)
    let stage = Stage.showing(grid, width: 200, height: 200)
    defer { stage.close() }
    let cell = grid.collectionView.cellForItem(at: grid.item(2))
    layout.step = 50
    layout.invalidateLayout()
    stage.turn()
    #expect(cell?.frame.origin == CGPoint(x: 100, y: 100))
    #expect(grid.collectionView.contentSize.width == 5000)
  }

  @Test func `a layout that changes with the offset is asked with the old bounds still in force`() {
    final class Moving: UICollectionViewFlowLayout {
      var changes: [(CGFloat, CGFloat)] = []
      override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
        changes.append((collectionView?.bounds.minY ?? -1, new.minY))
        return true
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.alpha = collectionView?.bounds.minY == 0 ? 1 : 0.25 }
        return all
      }
    }
    let layout = Moving()
    let grid = Grid([100], layout: layout)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    layout.changes = []
    grid.scroll(to: 30)
    #expect(layout.changes.map(\.0) == [0])
    #expect(layout.changes.map(\.1) == [30])
    #expect(grid.cell(10)?.alpha == 0.25)
  }

  @Test func `another layout takes over, at once or moving`() {
    let grid = Grid([10])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 40)
    rows.minimumLineSpacing = 0
    let cell = grid.cell(3)
    grid.collectionView.setCollectionViewLayout(rows, animated: true)
    stage.advance(by: 0.1)
    #expect(grid.cell(3) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
    #expect((cell?.layer.presentation()?.frame.width ?? 0) < 320)
    stage.settle()
    #expect(cell?.layer.presentation()?.frame.width ?? 320 == 320)
    #expect(grid.flow.collectionView == nil)
    grid.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    stage.turn()
    #expect(grid.cell(3)?.frame.width == 50)
  }
}
