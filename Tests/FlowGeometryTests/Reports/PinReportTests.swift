import FlowGeometry
import Foundation
import Testing

/// Public reports about pinned headers that must not be true of ours.
@Suite struct PinReportTests {
  private func viewport(_ y: CGFloat, top: CGFloat = 0, pinsFooters: Bool = false) -> FlowViewport {
    FlowViewport(
      offset: CGPoint(x: 0, y: y), size: CGSize(width: 320, height: 480), inset: FlowInsets(top: top),
      pinsHeaders: true, pinsFooters: pinsFooters)
  }

  @Test func pinnedHeadersLeaveFootersWhereTheyAre() throws {
    let layout = try Flows.pinned([1000], header: 22, footer: 10)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(100)) == rect(0, 100, 320, 22))
    #expect(layout.frame(ofFooter: 0, pinnedTo: viewport(100)) == rect(0, 990, 320, 10))
  }

  @Test func aPinnedHeaderFollowsAChangeOfItsData() throws {
    let (before, after) = (try Flows.pinned([500, 500]), try Flows.pinned([200, 500]))
    #expect(before.frame(ofHeader: 0, pinnedTo: viewport(300))?.minY == 300)
    #expect(after.frame(ofHeader: 0, pinnedTo: viewport(300))?.minY == 190)
    #expect(after.frame(ofHeader: 1, pinnedTo: viewport(300))?.minY == 300)
  }

  @Test func aPinnedHeaderIsFoundOnceAndWhereItIs() throws {
    let layout = try Flows.pinned([600, 600], header: 20)
    let pins = viewport(490)
    var found: [Int: CGRect] = [:]
    layout.forEachHeader(in: rect(0, 490, 768, 480), pinnedTo: pins) { section, frame in
      #expect(found[section] == nil)
      found[section] = frame
    }
    #expect(found == [0: rect(0, 490, 320, 20), 1: rect(0, 600, 320, 20)])
    layout.forEachHeader(in: rect(0, 0, 768, 480), pinnedTo: pins) { _, _ in
      Issue.record("The header is pinned below this rectangle")
    }
  }

  @Test func theSameQuestionGetsTheSameAnswer() throws {
    let layout = try Flows.layout(Flows.configuration(width: 375), FlowSection(headerLength: 175), count: 3, 375, 60)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(-12)) == rect(0, 0, 375, 175))
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(115)) == rect(0, 115, 375, 175))
    #expect(layout.frame(ofHeader: 0) == rect(0, 0, 375, 175))
  }

  @Test func aHeaderIsPinnedBelowTheTopInset() throws {
    let layout = try Flows.pinned([600], header: 20)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(100, top: 64))?.minY == 164)
  }

  @Test func aHeaderLeavesAtTheSectionEndWithItsInset() throws {
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(
      FlowSection(inset: FlowInsets(bottom: 40), headerLength: 20), count: 1, size: CGSize(width: 320, height: 100))
    #expect(layout.frame(ofSection: 0)?.maxY == 160)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(130))?.minY == 130)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(155))?.minY == 140)
  }

  @Test func aHeaderIsNaturalAgainWhenTheOffsetIsClamped() throws {
    let layout = try Flows.pinned([100], header: 20)
    #expect(layout.frame(ofHeader: 0, pinnedTo: viewport(0))?.minY == 0)
  }
}
