import FlowGeometry
import Foundation
import Testing

/// Lines of items of different sizes.
@Suite struct MixedSizeTests {
  private func sizes(_ pairs: [(CGFloat, CGFloat)]) -> [CGSize] { pairs.map { CGSize(width: $0.0, height: $0.1) } }

  @Test func theLastLineKeepsTheMinimumSpacing() throws {
    let layout = try Flows.layout(sizes: sizes([(100, 50), (150, 50), (100, 50), (90, 50)]))
    #expect(layout.frames().map(\.minX) == [0, 170, 0, 110])
    #expect(layout.frames().map(\.minY) == [0, 0, 60, 60])
  }

  @Test func shorterItemsAreCentredAcrossTheLine() throws {
    let layout = try Flows.layout(sizes: sizes([(100, 50), (150, 30), (300, 20)]))
    #expect(layout.frames().map(\.minY) == [0, 10, 60])
    #expect(layout.contentSize.height == 80)
  }

  @Test func aLoneItemThatFillsItsLineIsCentredUnlessItIsTheLast() throws {
    let layout = try Flows.layout(sizes: sizes([(280, 10), (300, 10)]))
    #expect(layout.frames().map(\.minX) == [20, 0])
  }

  @Test func differentHeightsAloneMakeSizesDiffer() throws {
    let layout = try Flows.layout(sizes: sizes([(50, 50), (50, 40)]))
    #expect(layout.frames().map(\.minX) == [0, 60])
    let same = try Flows.layout(sizes: sizes([(50, 50), (50, 50)]))
    #expect(try same.frames() == Flows.layout(count: 2, 50, 50).frames())
    #expect(same.frames().map(\.minX) == [0, 68])
  }

  @Test func sizesAreAskedForOnceAndInOrder() throws {
    var asked: [Int] = []
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(FlowSection(), count: 5) { item in
      asked.append(item)
      return CGSize(width: 50, height: item == 3 ? 60 : 50)
    }
    #expect(asked == [0, 1, 2, 3, 4])
  }

  @Test func anItemLongerThanTheLineStandsAloneAtTheLeadingInset() throws {
    let section = FlowSection(inset: FlowInsets(left: 7, right: 3))
    let layout = try Flows.layout(Flows.configuration(), section, sizes: sizes([(40, 10), (400, 10), (40, 10)]))
    #expect(layout.frames().map(\.minX) == [142, 7, 7])
    #expect(layout.frames().map(\.minY) == [0, 20, 40])
    let size = CGSize(width: 400, height: 10)
    #expect(layout.warnings == [.itemLongerThanLine(size, lineLength: 310, item: 1, section: 0)])
  }
}
