import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CountTests {
  @Test func `counts are asked once and kept`() {
    let grid = Grid([3, 4])
    grid.writes = [.counts]
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.calls() == "sections, items 0, items 1")
    grid.scroll(to: 10)
    #expect(grid.collectionView.numberOfSections == 2)
    #expect(grid.collectionView.numberOfItems(inSection: 1) == 4)
    grid.layout.invalidateLayout()
    stage.turn()
    #expect(grid.calls() == "")
  }

  @Test func `reloading asks at once, and shows in the next layout`() {
    let grid = Grid([3])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.writes = [.counts]
    grid.counts = [5]
    grid.collectionView.reloadData()
    #expect(grid.calls() == "sections, items 0")
    #expect(grid.visible == "")
    stage.turn()
    #expect(grid.visible == "0-0 0-1 0-2 0-3 0-4")
    #expect(grid.calls() == "")
    #expect(CountedCell.made == 5)
  }

  @Test func `reloading with fewer items brings the offset back, once, with headers at their place`() {
    let grid = Grid([1000])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.scroll(to: 6000)
    #expect(grid.header(0)?.frame.minY == 6000)
    grid.counts = [10]
    grid.writes = [.scroll]
    grid.collectionView.reloadData()
    stage.turn()
    #expect(grid.collectionView.contentOffset.y == 0)
    #expect(grid.header(0)?.frame.minY == 0)
    #expect(grid.calls() == "scrolled 0")
    #expect(grid.visible.hasPrefix("0-0 0-1"))
  }

  @Test func `reloading to no sections asks for nothing`() {
    let grid = Grid([10, 10])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.counts = []
    grid.collectionView.reloadData()
    stage.turn()
    #expect(grid.visible == "")
    #expect(grid.header(0) == nil)
    #expect(grid.collectionView.contentSize.height == 0)
  }

  @Test func `an empty section has header and footer, and a size of zero no view`() {
    let grid = Grid([0, 1])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 22)
    grid.flow.footerReferenceSize = CGSize(width: 0, height: 10)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 22))
    #expect(grid.footer(0)?.frame == CGRect(x: 0, y: 22, width: 320, height: 10))
    #expect(grid.header(1)?.frame.minY == 32)
    grid.flow.headerReferenceSize = .zero
    stage.turn()
    #expect(grid.header(0) == nil)
    #expect(grid.footer(0)?.frame.minY == 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(grid.collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: grid.item(0)) == nil)
  }

  @Test func `reloading inside of the data source ends well`() {
    final class Hasty: Grid {
      var reloads = 2
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        if reloads > 0 {
          reloads -= 1
          counts = [counts[0] - 1]
          view.reloadData()
        }
        return super.collectionView(view, cellForItemAt: path)
      }
    }
    let grid = Hasty([5])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.turn()
    #expect(grid.visible == "0-0 0-1 0-2")
    #expect(grid.collectionView.subviews.filter { !$0.isHidden }.count == 3)
  }

  @Test func `another data source is asked for everything`() {
    let (grid, other) = (Grid([3]), Grid([2]))
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.dataSource = other
    stage.turn()
    #expect(grid.visible == "0-0 0-1")
    grid.collectionView.dataSource = nil
    stage.turn()
    #expect(grid.visible == "")
  }
}
