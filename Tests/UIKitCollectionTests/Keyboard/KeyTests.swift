import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollection

@MainActor @Suite(.serialized) struct KeyTests {
  /// Three columns of 100 x 50 without gaps; 23 items: eight lines, the last with two.
  private func grid(_ counts: [Int] = [23]) -> Grid {
    let grid = Grid(counts)
    grid.flow.itemSize = CGSize(width: 100, height: 50)
    grid.flow.minimumLineSpacing = 0
    grid.flow.minimumInteritemSpacing = 0
    return grid
  }

  private func stage(_ grid: Grid) -> Stage {
    let stage = Stage.showing(grid, width: 300, height: 200)
    grid.collectionView.becomeFirstResponder()
    return stage
  }

  private func focused(_ grid: Grid) -> String {
    grid.collectionView.focus.index.map { "\($0.section)-\($0.item)" } ?? "none"
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardDownArrow, "0-3"), (.keyboardRightArrow, "0-1"), (.keyboardUpArrow, "0-0"),
    (.keyboardLeftArrow, "0-0"), (.keyboardEnd, "0-22"), (.keyboardHome, "0-0"), (.keyboardPageDown, "0-9"),
  ])
  func `the focus goes from the first item`(key: UIKeyboardHIDUsage, end: String) {
    let grid = grid()
    let stage = stage(grid)
    defer { stage.close() }
    #expect(focused(grid) == "0-0")
    stage.press(key)
    #expect(focused(grid) == end)
  }

  @Test func `arrows go to the nearest item of the next line, over sections and headers`() {
    let grid = grid([4, 2])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    let stage = stage(grid)
    defer { stage.close() }
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow] { stage.press(key) }
    #expect(focused(grid) == "0-3")
    stage.press(.keyboardDownArrow)
    #expect(focused(grid) == "1-0")
    stage.press(.keyboardUpArrow)
    #expect(focused(grid) == "0-3")
  }

  @Test func `keys bring the item into view, out from under the pinned header`() {
    let grid = grid([40])
    grid.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    grid.flow.sectionHeadersPinToVisibleBounds = true
    let stage = stage(grid)
    defer { stage.close() }
    stage.press(.keyboardEnd)
    let view = grid.collectionView
    #expect(view.bounds.maxY == view.contentSize.height)
    for _ in 0..<5 { stage.press(.keyboardUpArrow) }
    let frame = view.layoutAttributesForItem(at: grid.item(24))?.frame ?? .zero
    #expect(focused(grid) == "0-24")
    #expect(frame.minY >= view.bounds.minY + 30)
  }

  @Test func `return and space choose like a touch`() {
    let grid = grid()
    grid.writes = [.choice]
    let stage = stage(grid)
    defer { stage.close() }
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(grid.calls() == "highlight? 1, highlighted 1, unhighlighted 1, select? 1, selected 1")
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardSpacebar)
    #expect(grid.calls().hasSuffix("select? 2, deselected 1, selected 2"))
    #expect(grid.looks == "s2")
  }

  @Test func `escape, tab and keys with control go on`() {
    final class Chain: Grid {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let grid = Chain([5])
    let stage = stage(grid)
    defer { stage.close() }
    stage.press(.keyboardEscape)
    stage.press(.keyboardTab)
    stage.press(.keyboardDownArrow, modifiers: .control)
    stage.press(.keyboardDownArrow)
    #expect(grid.keys == [.keyboardEscape, .keyboardTab, .keyboardDownArrow])
  }

  @Test func `the ring is shown around the item that has the keys, and keeps it when scrolled away`() {
    let grid = grid([300])
    let stage = stage(grid)
    defer { stage.close() }
    stage.press(.keyboardDownArrow)
    let ring = grid.collectionView.focus.ring
    #expect(ring?.isHidden == false)
    #expect(ring?.frame == grid.cell(3)?.frame)
    grid.scroll(to: 2000)
    #expect(focused(grid) == "0-3")
    stage.press(.keyboardDownArrow)
    #expect(focused(grid) == "0-6")
    #expect(grid.collectionView.contentOffset.y == 100)
    stage.tap(at: CGPoint(x: 150, y: 20))
    #expect(ring?.isHidden == true)
    stage.press(.keyboardUpArrow)
    #expect(ring?.isHidden == false)
    grid.collectionView.resignFirstResponder()
    #expect(ring?.isHidden == true)
  }

  @Test func `typing a name goes to it, in view or not`() {
    final class Names: Grid {
      let names = ["Ada", "Alan", "Émile", "Grace", "Edsger"]
      override func name(of path: IndexPath) -> String {
        path.item < names.count ? names[path.item] : path.item == 200 ? "Zoë" : "Person \(path.item)"
      }
    }
    let grid = Names([300])
    grid.flow.itemSize = CGSize(width: 300, height: 50)
    let stage = stage(grid)
    defer { stage.close() }
    stage.type("a")
    #expect(focused(grid) == "0-1")
    stage.advance(by: 2)
    stage.type("em")
    #expect(focused(grid) == "0-2")
    stage.advance(by: 2)
    let made = CountedCell.made
    stage.type("zoe")
    #expect(focused(grid) == "0-200")
    #expect(grid.cell(200) != nil)
    #expect(CountedCell.made <= made + 2)
    stage.advance(by: 2)
    stage.type("xyz")
    #expect(focused(grid) == "0-200")
  }

  @Test func `a million items take keys as fast as few`() {
    let grid = grid([1_000_000])
    let stage = stage(grid)
    defer { stage.close() }
    stage.press(.keyboardEnd)
    #expect(focused(grid) == "0-999999")
    stage.press(.keyboardUpArrow)
    #expect(focused(grid) == "0-999996")
    stage.press(.keyboardPageUp)
    #expect(focused(grid) == "0-999987")
    #expect(CountedCell.made <= 40)
  }
}
