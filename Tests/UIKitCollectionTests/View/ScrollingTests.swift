import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollingTests {
  private func grid(_ counts: [Int] = [100]) -> Grid {
    let grid = Grid(counts)
    grid.flow.itemSize = CGSize(width: 320, height: 100)
    grid.flow.minimumLineSpacing = 0
    return grid
  }

  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 5000), (.bottom, 4620), (.centeredVertically, 4810),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func `an item stands where the position says`(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.scrollToItem(at: grid.item(50), at: position, animated: false)
    #expect(grid.collectionView.contentOffset.y == offset)
  }

  @Test func `the end of the content is not passed`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.scrollToItem(at: grid.item(99), at: .top, animated: false)
    #expect(grid.collectionView.contentOffset.y == 9520)
    grid.collectionView.scrollToItem(at: grid.item(0), at: .bottom, animated: false)
    #expect(grid.collectionView.contentOffset.y == 0)
  }

  @Test func `an item comes to stand below a pinned header`() {
    let grid = grid([50, 60])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 40)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.scrollToItem(at: grid.item(2, 1), at: .top, animated: false)
    stage.turn()
    #expect(grid.header(1)?.frame.maxY == grid.cell(2, 1)?.frame.minY)
    #expect(grid.header(1)?.frame.minY == grid.collectionView.bounds.minY)
  }

  @Test func `before the first layout it is laid out first`() {
    let grid = grid()
    grid.loadViewIfNeeded()
    grid.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    grid.collectionView.scrollToItem(at: grid.item(20), at: .top, animated: false)
    #expect(grid.collectionView.contentOffset.y == 2000)
  }

  @Test func `animated it glides there`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.scrollToItem(at: grid.item(20), at: .top, animated: true)
    stage.advance(by: 0.1)
    #expect(grid.collectionView.contentOffset.y > 0 && grid.collectionView.contentOffset.y < 2000)
    stage.settle()
    #expect(grid.collectionView.contentOffset.y == 2000)
    #expect(grid.cell(20) != nil)
  }

  @Test func `points and cells lead to items and back`() {
    let grid = Grid([12])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.collectionView.indexPathForItem(at: CGPoint(x: 70, y: 65)) == grid.item(6))
    #expect(grid.collectionView.indexPathForItem(at: CGPoint(x: 60, y: 65)) == nil)
    #expect(grid.collectionView.indexPathForItem(at: CGPoint(x: 0, y: 0)) == grid.item(0))
    #expect(grid.cell(6).flatMap { grid.collectionView.indexPath(for: $0) } == grid.item(6))
    #expect(grid.collectionView.indexPath(for: UICollectionViewCell()) == nil)
    #expect(grid.collectionView.layoutAttributesForItem(at: grid.item(12)) == nil)
  }

  @Test func `the background view fills the bounds behind all cells`() {
    let grid = grid()
    let back = UIView()
    grid.loadViewIfNeeded()
    grid.collectionView.backgroundView = back
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.scroll(to: 730)
    #expect(back.frame == grid.collectionView.bounds)
    #expect(grid.collectionView.subviews.first === back)
  }

  @Test func `what comes next is announced, and taken back when scrolling turns`() {
    final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
      var wanted: [Int] = []
      var dropped: [Int] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        wanted += paths.map(\.item)
      }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
        dropped += paths.map(\.item)
      }
    }
    let ahead = Ahead()
    let grid = grid()
    grid.loadViewIfNeeded()
    grid.collectionView.prefetchDataSource = ahead
    let stage = Stage.showing(grid, height: 300)
    defer { stage.close() }
    #expect(ahead.wanted == [3, 4, 5])
    ahead.wanted = []
    grid.scroll(to: 1000)
    #expect(ahead.wanted == [13, 14, 15])
    #expect(ahead.dropped == [3, 4, 5])
    (ahead.wanted, ahead.dropped) = ([], [])
    grid.scroll(to: 950)
    #expect(ahead.wanted == [8, 7, 6])
    #expect(ahead.dropped == [13, 14, 15])
  }
}
