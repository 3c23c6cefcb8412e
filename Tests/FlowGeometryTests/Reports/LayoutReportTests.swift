import FlowGeometry
import Foundation
import Testing

/// Public reports about flow layouts that must not be true of ours.
@Suite struct LayoutReportTests {
  @Test func spacingIsNotChargedToTheFirstItem() throws {
    #expect(try Flows.layout(count: 2, 155, 50).contentSize.height == 50)
  }

  @Test func aShortLastLineOfUniformItemsIsNotSpread() throws {
    let layout = try Flows.layout(Flows.configuration(scale: 2), count: 7, 50, 50)
    #expect(layout.frames()[5...].map(\.minX) == layout.frames()[..<2].map(\.minX))
  }

  @Test func aHorizontalGridOfDifferentSizesKeepsBothSpacings() throws {
    let section = FlowSection(lineSpacing: 50, interitemSpacing: 10)
    let configuration = Flows.configuration(width: 500, height: 110, .horizontal)
    let widths: [CGFloat] = [40, 60, 60, 40, 60]
    let mixed = try Flows.layout(configuration, section, sizes: widths.map { CGSize(width: $0, height: 50) })
    let equal = try Flows.layout(configuration, section, count: 5, 60, 50)
    #expect(mixed.frames()[1].minY - mixed.frames()[0].maxY == 10)
    #expect(mixed.frames()[2].minX - mixed.frames()[1].maxX == 50)
    #expect(mixed.frames().map(\.midX) == equal.frames().map(\.midX))
    #expect(mixed.frames().map(\.minY) == equal.frames().map(\.minY))
  }

  @Test func aSingleSmallItemIsLeading() throws {
    #expect(try Flows.layout(count: 1, 50, 50).frames() == [rect(0, 0, 50, 50)])
    #expect(try Flows.layout(sizes: [CGSize(width: 50, height: 50)]).frames() == [rect(0, 0, 50, 50)])
  }

  @Test func theFirstRowStartsAtTheBottomOfTheHeader() throws {
    let layout = try Flows.layout(
      Flows.configuration(width: 414), FlowSection(headerLength: 44), count: 4, 100, 100)
    #expect(layout.frames().first?.minY == 44)
  }

  @Test func anItemOfHeightZeroLeavesTheRestIntact() throws {
    let layout = try Flows.layout(
      sizes: [CGSize(width: 320, height: 40), CGSize(width: 320, height: 0), CGSize(width: 320, height: 30)])
    #expect(layout.frames() == [rect(0, 0, 320, 40), rect(0, 50, 320, 0), rect(0, 60, 320, 30)])
    #expect(layout.warnings == [.emptyItem(CGSize(width: 320, height: 0), item: 1, section: 0)])
  }

  @Test func anEmptySectionShowsItsHeaderAndTheNextLiesBelow() throws {
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(FlowSection(headerLength: 22, footerLength: 8), count: 0, size: CGSize(width: 50, height: 50))
    try layout.append(FlowSection(headerLength: 20), count: 1, size: CGSize(width: 50, height: 50))
    #expect(layout.frame(ofHeader: 0) == rect(0, 0, 320, 22))
    #expect(layout.frame(ofFooter: 0) == rect(0, 22, 320, 8))
    #expect(layout.frame(ofHeader: 1) == rect(0, 30, 320, 20))
    #expect(layout.frame(ofItem: 0, in: 1) == rect(0, 50, 50, 50))
  }

  @Test func withoutSectionsNothingIsThere() throws {
    let layout = try FlowLayout(Flows.configuration())
    #expect(layout.contentSize == CGSize(width: 320, height: 0))
    #expect(layout.frame(ofHeader: 0) == nil)
    #expect(layout.frame(ofItem: 0, in: 0) == nil)
    layout.forEachHeader(in: rect(-1000, -1000, 5000, 5000)) { _, _ in Issue.record("There is no header") }
    layout.forEachItem(in: rect(-1000, -1000, 5000, 5000)) { _, _, _ in Issue.record("There is no item") }
  }

  @Test func aPieceHasAFrameExactlyIfItHasALength() throws {
    let layout = try Flows.layout(
      Flows.configuration(), FlowSection(headerLength: 0, footerLength: 10), count: 1, 50, 50)
    #expect(layout.frame(ofHeader: 0) == nil)
    #expect(layout.frame(ofFooter: 0) == rect(0, 50, 320, 10))
    layout.forEachHeader(in: rect(0, 0, 320, 480)) { _, _ in Issue.record("There is no header") }
    var footers: [Int] = []
    layout.forEachFooter(in: rect(0, 0, 320, 480)) { section, _ in footers.append(section) }
    #expect(footers == [0])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func twoColumnsFillTheWidthToTheLastPixel(_ scale: CGFloat) throws {
    let section = FlowSection(interitemSpacing: 10)
    let layout = try Flows.layout(
      Flows.configuration(width: 375, scale: scale), section, count: 4, (375 - 10) / 2, 50)
    #expect(layout.frames().map(\.maxX).max() == 375)
    #expect(layout.frames().map(\.minX).min() == 0)
    #expect(layout.frames().map(\.minY) == [0, 0, 60, 60])
  }

  @Test func snappedFramesHoldNoRoundingErrors() throws {
    let inset = FlowInsets(top: 0.1 + 0.2 - 0.3, left: -1.42e-14)
    let layout = try Flows.layout(
      Flows.configuration(), FlowSection(inset: inset), count: 1, 101.00000000000001, 101.00000000000001)
    #expect(layout.frames() == [rect(0, 0, 101, 101)])
  }
}
