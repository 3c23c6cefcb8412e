import FlowGeometry
import Foundation
import Testing

/// Numeric cases of pinned headers and footers.
@Suite struct PinRowTests {
  private func viewport(_ y: CGFloat, height: CGFloat = 400, top: CGFloat = 0) -> FlowViewport {
    FlowViewport(
      offset: CGPoint(x: 0, y: y), size: CGSize(width: 320, height: height), inset: FlowInsets(top: top),
      pinsHeaders: true, pinsFooters: true)
  }

  private func headers(_ layout: FlowLayout, _ y: CGFloat, top: CGFloat = 0) -> [CGFloat] {
    (0..<layout.sectionCount).compactMap {
      layout.frame(ofHeader: $0, pinnedTo: viewport(y, top: top))?.minY
    }
  }

  @Test func headersArePinnedAndPushedOutBySectionEnds() throws {
    let layout = try Flows.pinned()
    #expect(headers(layout, -30) == [0, 50])
    #expect(headers(layout, 5) == [5, 50])
    #expect(headers(layout, 45) == [40, 50])
    #expect(headers(layout, 55) == [40, 55])
    #expect(headers(layout, 145) == [40, 140])
  }

  @Test func headersArePinnedBelowTheTopInset() throws {
    let layout = try Flows.pinned()
    #expect(headers(layout, 5, top: 10) == [15, 50])
    #expect(headers(layout, 45, top: 10) == [40, 55])
  }

  @Test func twoHeadersMayBePinnedInOneViewport() throws {
    let layout = try Flows.pinned([40, 130])
    #expect(headers(layout, 35, top: 10) == [30, 45])
  }

  @Test func footersArePinnedToTheBottom() throws {
    let layout = try Flows.pinned([1000], header: 22, footer: 10)
    func footer(_ y: CGFloat) -> CGFloat? { layout.frame(ofFooter: 0, pinnedTo: viewport(y))?.minY }
    #expect(footer(0) == 390)
    #expect(footer(590) == 980)
    #expect(footer(595) == 985)
    #expect(footer(600) == 990)
    #expect(footer(2000) == 990)
    #expect(footer(-500) == 22)
  }

  @Test func withoutAViewportPiecesLieAtTheirNaturalPlace() throws {
    let layout = try Flows.pinned([1000], header: 22, footer: 10)
    #expect(layout.frame(ofHeader: 0)?.minY == 0)
    #expect(layout.frame(ofFooter: 0)?.minY == 990)
  }

  @Test func headersOfAHorizontalFlowArePinnedToTheLeft() throws {
    var layout = try FlowLayout(Flows.configuration(width: 400, height: 100, .horizontal))
    try layout.append(FlowSection(headerLength: 10), count: 10, size: CGSize(width: 50, height: 100))
    let viewport = FlowViewport(
      offset: CGPoint(x: 45, y: 0), size: CGSize(width: 400, height: 100), inset: FlowInsets(left: 5),
      pinsHeaders: true)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport) == rect(50, 0, 10, 100))
  }

  @Test func headersOfAMirroredHorizontalFlowArePinnedToTheRight() throws {
    var layout = try FlowLayout(Flows.configuration(width: 400, height: 100, .horizontal, isRightToLeft: true))
    try layout.append(FlowSection(headerLength: 10), count: 10, size: CGSize(width: 50, height: 100))
    #expect(layout.contentSize.width == 600)
    #expect(layout.frame(ofHeader: 0) == rect(590, 0, 10, 100))
    let viewport = FlowViewport(
      offset: CGPoint(x: 100, y: 0), size: CGSize(width: 400, height: 100), inset: FlowInsets(right: 5),
      pinsHeaders: true)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport) == rect(485, 0, 10, 100))
  }
}
