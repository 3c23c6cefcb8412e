import FlowGeometry
import Foundation
import Testing

/// Numeric cases of lines; each is named after its subject.
@Suite struct LineRowTests {
  @Test func twoItemsThatFillALineExactlyShareIt() throws {
    let layout = try Flows.layout(count: 2, 155, 50)
    #expect(layout.frames() == [rect(0, 0, 155, 50), rect(165, 0, 155, 50)])
  }

  @Test func fullLinesAreJustifiedAndTheLastKeepsTheirColumns() throws {
    let layout = try Flows.layout(count: 7, 50, 50)
    #expect(
      try Flows.layout(Flows.configuration(scale: 2), count: 7, 50, 50).frames().map(\.minX)
        == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(layout.frames().map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(layout.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func theThirdOfThreeItemsInTwoColumnsStartsALine() throws {
    let layout = try Flows.layout(count: 3, 150, 57)
    #expect(layout.frames() == [rect(0, 0, 150, 57), rect(170, 0, 150, 57), rect(0, 67, 150, 57)])
    #expect(layout.contentSize.height == 124)
  }

  @Test func sectionInsetsShortenTheLines() throws {
    let section = FlowSection(inset: FlowInsets(top: 10, left: 5, bottom: 10, right: 5))
    let layout = try Flows.layout(Flows.configuration(), section, count: 3, 150, 57)
    #expect(layout.frames().map(\.origin) == [(5, 10), (165, 10), (5, 77)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(layout.contentSize.height == 144)
  }

  @Test func theOnlyColumnIsCentred() throws {
    let section = FlowSection(inset: FlowInsets(top: 10))
    let layout = try Flows.layout(Flows.configuration(width: 414), section, count: 3, 374, 84)
    #expect(layout.frames().first == rect(20, 10, 374, 84))
    #expect(layout.frames().map(\.minX) == [20, 20, 20])
  }

  @Test func aFractionalInsetIsSnappedHalfUp() throws {
    let inset = (414.0 - 73) / 2
    let layout = try Flows.layout(
      Flows.configuration(width: 414, height: 100, .horizontal, scale: 3),
      FlowSection(inset: FlowInsets(left: inset, right: inset)), count: 4, 73, 100)
    #expect(layout.frames().first?.minX == 512.0 / 3)
  }

  @Test func aSectionOfOneItemKeepsColumnZeroBetweenHeaderAndFooter() throws {
    let section = FlowSection(inset: FlowInsets(top: 5, bottom: 5), headerLength: 22, footerLength: 10)
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(section, count: 4, size: CGSize(width: 150, height: 57))
    try layout.append(section, count: 1, size: CGSize(width: 150, height: 57))
    #expect(layout.frame(ofSection: 0)?.maxY == 166)
    #expect(layout.frame(ofHeader: 1) == rect(0, 166, 320, 22))
    #expect(layout.frame(ofItem: 0, in: 1) == rect(0, 193, 150, 57))
    #expect(layout.frame(ofFooter: 1) == rect(0, 255, 320, 10))
    #expect(layout.contentSize.height == 265)
  }

  @Test func anEmptySectionStillHasHeaderInsetsAndFooter() throws {
    let section = FlowSection(inset: FlowInsets(top: 5, bottom: 5), headerLength: 22, footerLength: 10)
    let layout = try Flows.layout(Flows.configuration(), section, count: 0, 50, 50)
    #expect(layout.frame(ofHeader: 0)?.minY == 0)
    #expect(layout.frame(ofFooter: 0)?.minY == 32)
    #expect(layout.contentSize.height == 42)
  }

  @Test func theContentInsetShortensLinesAndContent() throws {
    let inset = FlowInsets(left: 10, right: 10)
    let layout = try Flows.layout(Flows.configuration(contentInset: inset), count: 3, 140, 57)
    #expect(layout.frames().map(\.minX) == [0, 160, 0])
    #expect(layout.contentSize.width == 300)
  }

  @Test func threeThirdsMakeOneLine() throws {
    let section = FlowSection(interitemSpacing: 1)
    let layout = try Flows.layout(Flows.configuration(), section, count: 3, 106, 106)
    #expect(layout.frames().map(\.minX) == [0, 107, 214])
    let thirds = try Flows.layout(
      Flows.configuration(width: 100), FlowSection(interitemSpacing: 0), count: 3, 100.0 / 3 + 0.1, 10)
    #expect(thirds.frames().map(\.minY) == [0, 0, 0])
    #expect(thirds.frames().last?.maxX == 100)
  }

  @Test func itemsOfAnOverfilledLineDoNotOverlap() throws {
    // 2 x 51.65 are 0.3 more than the line; unsqueezed the first would end on pixel 52 and the second start on 51.
    let section = FlowSection(interitemSpacing: 0)
    let configuration = Flows.configuration(width: 103)
    let uniform = try Flows.layout(configuration, section, count: 2, 51.65, 10)
    #expect(uniform.frames() == [rect(0, 0, 51, 10), rect(51, 0, 52, 10)])
    let sizes = [51.65, 51.65, 103].map { CGSize(width: $0, height: 10) }
    #expect(try Flows.layout(configuration, section, sizes: sizes).frames()[..<2] == uniform.frames()[...])
  }

  @Test func columnsOfAHorizontalFlowAreJustified() throws {
    let section = FlowSection(lineSpacing: 10, interitemSpacing: 5)
    let layout = try Flows.layout(Flows.configuration(width: 320, height: 100, .horizontal), section, count: 3, 33, 33)
    #expect(layout.frames() == [rect(0, 0, 33, 33), rect(0, 67, 33, 33), rect(43, 0, 33, 33)])
  }

  @Test func theOnlyRowOfAHorizontalFlowIsCentred() throws {
    let section = FlowSection(lineSpacing: 40, interitemSpacing: 90)
    let layout = try Flows.layout(
      Flows.configuration(width: 320, height: 400, .horizontal), section, count: 2, 194, 250)
    #expect(layout.frames() == [rect(0, 75, 194, 250), rect(234, 75, 194, 250)])
  }

  @Test(arguments: [(2, 84.0, 37.5), (3, 253.0 / 3, 112.0 / 3)] as [(CGFloat, CGFloat, CGFloat)])
  func edgesAreRoundedToDevicePixels(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) throws {
    let section = FlowSection(inset: FlowInsets(top: 37.4807, left: 84.1799))
    let layout = try Flows.layout(Flows.configuration(scale: scale), section, count: 1, 10, 10)
    #expect(layout.frames().first?.origin == CGPoint(x: x, y: y))
  }
}
