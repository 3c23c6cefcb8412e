import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct PinTests {

  private final class Sizes: Grid, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 320, height: path.section == 0 ? 40 : 90)
    }
  }

  private func sizes() -> Sizes {
    let grid = Sizes([1, 1])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    return grid
  }

  @Test(
    arguments: [
      (-30, [0, 50]), (5, [5, 50]), (45, [40, 50]), (55, [40, 55]), (145, [140]),
    ] as [(CGFloat, [CGFloat])])
  func `headers pin and push each other`(offset: CGFloat, places: [CGFloat]) {
    let grid = sizes()
    let stage = Stage.showing(grid, height: 60)
    defer { stage.close() }
    grid.scroll(to: offset)
    let shown = grid.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let all = (0...1).map {
      grid.collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: grid.item(0, $0))?.frame.minY
    }
    // The layout's answers, and the views for those of them that meet the bounds.
    #expect(all == (places.count == 2 ? places : [40, places[0]]))
    let bounds = grid.collectionView.bounds
    #expect(shown.map(\.frame.minY) == all.compactMap { $0 }.filter { $0 < bounds.maxY && $0 + 10 > bounds.minY })
  }

  @Test func `pins count from the top inset`() {
    let grid = sizes()
    let stage = Stage.showing(grid, height: 60)
    defer { stage.close() }
    grid.collectionView.contentInset.top = 10
    for (offset, places) in [(5, [15, 50]), (45, [40, 55])] as [(CGFloat, [CGFloat])] {
      grid.scroll(to: offset)
      #expect(
        (0...1).map { grid.header($0)?.frame.minY ?? .nan }.filter { !$0.isNaN }
          == places.filter {
            $0 + 10 > offset && $0 < offset + 60
          })
    }
  }

  @Test func `no delegate is asked while scrolling with pins`() {
    let grid = sizes()
    grid.counts = [50, 50]
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let asked = grid.asked
    #expect(asked == 100)
    grid.writes = [.counts]
    for y in stride(from: CGFloat(0), to: 3000, by: 50) { grid.scroll(to: y) }
    #expect(grid.asked == asked)
    #expect(grid.log == [])
    grid.collectionView.frame.size.width = 300
    grid.collectionView.layoutIfNeeded()
    #expect(grid.asked == 200)
    #expect(grid.log == [])
  }

  @Test func `a pinned header lies in front of every cell, whatever their number`() throws {
    let grid = Grid([3000])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 22)
    grid.flow.footerReferenceSize = CGSize(width: 0, height: 10)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    grid.flow.sectionFootersPinToVisibleBounds = true
    let stage = Stage.showing(grid)
    defer { stage.close() }
    for y in stride(from: CGFloat(0), to: 30_000, by: 431) { grid.scroll(to: y) }
    let header = try #require(grid.header(0))
    let footer = try #require(grid.footer(0))
    let views = grid.collectionView.subviews
    let order = { (view: UIView) in views.firstIndex { $0 === view } ?? -1 }
    #expect(grid.collectionView.visibleCells.allSatisfy { order($0) < order(footer) })
    #expect(order(footer) < order(header))
    #expect(header.frame.minY == grid.collectionView.bounds.minY)
    #expect(footer.frame.maxY == grid.collectionView.bounds.maxY)
    let kinds = grid.layout.layoutAttributesForElements(in: grid.collectionView.bounds) ?? []
    #expect(Set(kinds.filter { $0.representedElementCategory == .cell }.map(\.zIndex)) == [0])
    #expect(kinds.first { $0.representedElementKind == UICollectionView.elementKindSectionHeader }?.zIndex == 2)
    #expect(kinds.first { $0.representedElementKind == UICollectionView.elementKindSectionFooter }?.zIndex == 1)
  }

  @Test func `indicators lie in front of headers`() throws {
    let grid = Grid([300])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 22)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.scroll(to: 3)
    let header = try #require(grid.header(0))
    let layers = grid.collectionView.layer.sublayers ?? []
    let bars = layers.filter { layer in !grid.collectionView.subviews.contains { $0.layer === layer } }
    #expect(!bars.isEmpty)
    #expect(bars.allSatisfy { $0.zPosition > header.layer.zPosition })
  }
}
