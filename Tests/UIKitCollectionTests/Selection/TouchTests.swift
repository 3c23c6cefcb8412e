import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TouchTests {
  private func grid(_ count: Int = 20) -> Grid {
    let grid = Grid([count])
    grid.flow.itemSize = CGSize(width: 320, height: 100)
    grid.flow.minimumLineSpacing = 0
    grid.writes = [.choice]
    return grid
  }

  private func point(_ item: Int) -> CGPoint { CGPoint(x: 160, y: 100 * CGFloat(item) + 50) }

  @Test func `a tap highlights, unhighlights, asks, and selects, in this order`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.touch(.began, at: point(1))
    #expect(grid.calls() == "highlight? 1, highlighted 1")
    #expect(grid.looks == "h1")
    stage.touch(.ended, at: point(1))
    #expect(grid.calls() == "unhighlighted 1, select? 1, selected 1")
    #expect(grid.looks == "s1")
  }

  @Test func `selecting another deselects the old one before`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.tap(at: point(1))
    _ = grid.calls()
    stage.touch(.began, at: point(2))
    #expect(grid.calls() == "highlight? 2, highlighted 2")
    #expect(grid.looks == "h2")
    stage.touch(.ended, at: point(2))
    #expect(grid.calls() == "unhighlighted 2, select? 2, deselected 1, selected 2")
    #expect(grid.looks == "s2")
    #expect(grid.collectionView.indexPathsForSelectedItems == [grid.item(2)])
  }

  @Test func `a tap on what is selected selects it again`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.tap(at: point(1))
    _ = grid.calls()
    stage.tap(at: point(1))
    #expect(grid.calls() == "highlight? 1, highlighted 1, unhighlighted 1, select? 1, selected 1")
  }

  @Test func `scrolling cancels the touch, the old look returns and nobody is told`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.tap(at: point(1))
    _ = grid.calls()
    stage.touch(.began, at: point(3))
    _ = grid.calls()
    #expect(grid.looks == "h3")
    stage.touch(.moved, at: CGPoint(x: 160, y: 320))
    #expect(grid.looks == "s1")
    stage.touch(.ended, at: CGPoint(x: 160, y: 320))
    #expect(grid.calls() == "")
    #expect(grid.collectionView.indexPathsForSelectedItems == [grid.item(1)])
  }

  @Test func `a refused selection leaves the old one`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.refused.selection = [2]
    stage.tap(at: point(1))
    _ = grid.calls()
    stage.tap(at: point(2))
    #expect(grid.calls() == "highlight? 2, highlighted 2, unhighlighted 2, select? 2")
    #expect(grid.looks == "s1")
  }

  @Test func `a refused highlight selects nothing`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.refused.highlight = [1]
    stage.tap(at: point(1))
    #expect(grid.calls() == "highlight? 1")
    #expect(grid.looks == "")
  }

  @Test func `a finger that is lifted elsewhere selects nothing`() {
    let grid = grid(3)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.touch(.began, at: point(1))
    stage.touch(.moved, at: CGPoint(x: 160, y: 205))
    stage.touch(.ended, at: CGPoint(x: 160, y: 205))
    #expect(grid.calls() == "highlight? 1, highlighted 1, unhighlighted 1")
    #expect(grid.looks == "")
  }

  @Test func `several can be selected, and deselected if that is allowed`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.allowsMultipleSelection = true
    grid.refused.deselection = [2]
    for item in [1, 2, 1, 2] { stage.tap(at: point(item)) }
    #expect(grid.looks == "s2")
    #expect(grid.calls().contains("deselect? 1, deselected 1"))
    #expect(!grid.calls().contains("deselected 2"))
  }

  @Test func `nothing is highlighted where nothing can be selected`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.allowsSelection = false
    stage.tap(at: point(1))
    #expect(grid.calls() == "")
  }

  @Test func `selecting by code tells nobody, and follows scrolling`() {
    let grid = grid()
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.selectItem(at: grid.item(15), animated: false, scrollPosition: .top)
    stage.turn()
    #expect(grid.calls() == "")
    #expect(grid.looks == "s15")
    #expect(grid.collectionView.contentOffset.y == 1500)
    grid.scroll(to: 0)
    #expect(grid.looks == "")
    grid.scroll(to: 1500)
    #expect(grid.looks == "s15")
    grid.collectionView.deselectItem(at: grid.item(15), animated: false)
    #expect(grid.looks == "")
    #expect(grid.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func `a tap on a pinned header does not reach the item below`() {
    let grid = grid()
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 40)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.scroll(to: 300)
    stage.tap(at: CGPoint(x: 160, y: 20))
    #expect(grid.calls() == "")
    stage.tap(at: CGPoint(x: 160, y: 60))
    #expect(grid.calls().contains("selected 3"))
  }

  @Test func `the selected background shows while the cell is touched or selected`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    #expect(background.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(!background.isHidden)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!background.isHidden)
    cell.isSelected = false
    #expect(background.isHidden)
    #expect(cell.subviews == [background, cell.contentView])
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.isHighlighted = true
    #expect(label.isHighlighted)
    cell.isHighlighted = false
    #expect(!label.isHighlighted)
  }
}
