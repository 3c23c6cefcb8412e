import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Public reports about collection views that must not be true of this one; each test is named after its subject.
///
/// Those about geometry alone stand with the geometry.
@MainActor @Suite(.serialized) struct ViewReportTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test func `a header's index path has an item`() {
    final class Paths: Grid {
      var items: [Int] = []
      override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        items.append(path.item)
        return super.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    let grid = Paths([1, 1])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.items == [0, 0])
  }

  @Test func `sticky headers leave footers alone`() {
    let grid = Grid([100, 100])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.footerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.scroll(to: 500)
    #expect(grid.header(0)?.frame.minY == 500)
    #expect(grid.footer(0) == nil)
    grid.scroll(to: 900)
    #expect(grid.footer(0)?.frame.minY == 1210)
  }

  @Test func `a stuck header follows a change of its data`() {
    let grid = Grid([100, 100])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage.showing(grid, height: 300)
    defer { stage.close() }
    grid.scroll(to: 600)
    #expect(grid.header(0)?.frame.minY == 600)
    grid.counts = [30, 100]
    grid.collectionView.reloadData()
    stage.turn()
    #expect(grid.header(0) == nil)
    #expect(grid.header(1)?.frame.minY == 600)
  }

  @Test func `an element is reported once, and as it is asked for singly`() {
    let grid = Grid([40, 40])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.footerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    grid.flow.sectionFootersPinToVisibleBounds = true
    let stage = Stage.showing(grid, width: 768, height: 400)
    defer { stage.close() }
    for offset in [0, 130, 177.5, 260] as [CGFloat] {
      grid.scroll(to: offset)
      for rect in [grid.collectionView.bounds, CGRect(x: -100, y: -500, width: 2000, height: 5000)] {
        let all = grid.layout.layoutAttributesForElements(in: rect) ?? []
        #expect(Set(all.map { "\($0.representedElementKind ?? "") \($0.indexPath)" }).count == all.count)
        for attributes in all {
          let single =
            attributes.representedElementKind.map {
              grid.layout.layoutAttributesForSupplementaryView(ofKind: $0, at: attributes.indexPath)
            } ?? grid.layout.layoutAttributesForItem(at: attributes.indexPath)
          #expect(single == attributes)
        }
      }
    }
  }

  @Test func `a layout gives the same answer until it is invalidated, also over a rotation`() {
    let grid = Grid([40])
    let stage = Stage.showing(grid, width: 375, height: 600)
    defer { stage.close() }
    let rect = CGRect(x: 0, y: -12, width: 375, height: 300)
    let before = grid.layout.layoutAttributesForElements(in: rect)
    #expect(before == grid.layout.layoutAttributesForElements(in: rect))
    stage.resize(to: CGSize(width: 600, height: 375))
    let turned = grid.layout.layoutAttributesForElements(in: rect)
    #expect(turned != before)
    stage.resize(to: CGSize(width: 375, height: 600))
    #expect(grid.layout.layoutAttributesForElements(in: rect) == before)
    #expect(
      grid.collectionView.visibleCells.map(\.frame)
        == grid.collectionView.visibleCells.indices.map {
          grid.layout.layoutAttributesForItem(at: grid.item($0))?.frame ?? .null
        })
  }

  @Test func `scrolling to the top leaves no item under a pinned header`() {
    let grid = Grid([10, 60])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 44)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    grid.flow.itemSize = CGSize(width: 320, height: 44)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.scrollToItem(at: grid.item(50, 1), at: .top, animated: false)
    stage.turn()
    #expect(grid.cell(50, 1)?.frame.minY == grid.header(1)?.frame.maxY)
  }

  @Test func `a header leaves at the end of its section, inset included`() {
    let grid = Grid([5, 200])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    grid.flow.sectionInset.bottom = 100
    let stage = Stage.showing(grid)
    defer { stage.close() }
    // The section reaches from 0 to 170, its cells to 70.
    grid.scroll(to: 120)
    #expect(grid.header(0)?.frame.minY == 120)
    grid.scroll(to: 160)
    #expect(grid.header(0)?.frame.minY == 150)
  }

  @Test func `an async answer after a reload reaches the cell that is in view`() {
    let grid = Grid([100])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let path = grid.item(3)
    let prepared = grid.collectionView.cellForItem(at: path)
    #expect(prepared != nil)
    grid.collectionView.reloadData()
    #expect(grid.collectionView.cellForItem(at: path) == nil)
    stage.turn()
    #expect(grid.collectionView.cellForItem(at: path) != nil)
    #expect(grid.collectionView.cellForItem(at: grid.item(99)) == nil)
  }

  @Test func `two columns leave no strip at the edge`() {
    let grid = Grid([20])
    grid.flow.itemSize = CGSize(width: 187, height: 100)
    grid.flow.minimumInteritemSpacing = 0
    grid.flow.minimumLineSpacing = 0
    let stage = Stage.showing(grid, width: 375, height: 400)
    defer { stage.close() }
    #expect(grid.cell(0)?.frame.minX == 0)
    #expect(grid.cell(1)?.frame.maxX == 375)
    #expect(grid.cell(3)?.frame.maxX == 375)
  }

  @Test func `zero bounds at first warn of nothing and lay out later`() {
    let grid = Grid([20])
    grid.loadViewIfNeeded()
    grid.collectionView.layoutIfNeeded()
    #expect(grid.collectionView.visibleCells.isEmpty)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.visible.hasPrefix("0-0 0-1"))
  }
}
