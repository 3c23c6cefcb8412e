import FlowGeometry
import Foundation
import Testing

/// A query finds exactly those pieces whose frame, asked for by itself, meets the rectangle.
@Suite struct QueryLawTests {
  /// The definition in words: the inner parts overlap, or an empty piece lies in the rectangle.
  private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    func meets(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
      low == high ? low >= from && low < to : low < to && high > from
    }
    guard rect.width > 0, rect.height > 0 else { return false }
    return meets(frame.minX, frame.maxX, rect.minX, rect.maxX) && meets(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  @Test func itemsAreFoundOnceAndInOrder() throws {
    var random = RandomFlows()
    for flow in 0..<1500 {
      let (configuration, sections) = (random.configuration(), random.sections())
      let layout = try RandomFlows.layout(configuration, sections)
      let rect = random.rect(around: layout.contentSize)
      var expected: [IndexedFrame] = []
      for section in 0..<layout.sectionCount {
        for (item, frame) in layout.frames(in: section).enumerated() where meets(frame, rect) {
          expected.append(IndexedFrame(section: section, item: item, frame: frame))
        }
      }
      let found = layout.items(in: rect)
      #expect(found == expected, "seed \(RandomFlows.seed), flow \(flow)")

      var ranges: [Int: Range<Int>] = [:]
      layout.forEachRange(in: rect) { section, items in
        #expect(ranges[section] == nil)
        ranges[section] = items
      }
      let covered = expected.allSatisfy { ranges[$0.section]?.contains($0.item) ?? false }
      #expect(covered, "seed \(RandomFlows.seed), flow \(flow)")
    }
  }

  @Test func headersAndFootersAreFoundWhereTheyArePinned() throws {
    var random = RandomFlows()
    for flow in 0..<1500 {
      let (configuration, sections) = (random.configuration(), random.sections())
      let layout = try RandomFlows.layout(configuration, sections)
      let rect = random.rect(around: layout.contentSize)
      let viewport = FlowViewport(
        offset: CGPoint(x: random.number(-50...500), y: random.number(-50...500)), size: configuration.bounds,
        inset: configuration.contentInset, pinsHeaders: random.chance(70), pinsFooters: random.chance(70))
      let all = 0..<layout.sectionCount
      var headers: [Int: CGRect] = [:]
      for section in all {
        guard let frame = layout.frame(ofHeader: section, pinnedTo: viewport), meets(frame, rect) else { continue }
        headers[section] = frame
      }
      var footers: [Int: CGRect] = [:]
      for section in all {
        guard let frame = layout.frame(ofFooter: section, pinnedTo: viewport), meets(frame, rect) else { continue }
        footers[section] = frame
      }
      layout.forEachHeader(in: rect, pinnedTo: viewport) { section, frame in
        #expect(headers.removeValue(forKey: section) == frame, "seed \(RandomFlows.seed), flow \(flow)")
      }
      layout.forEachFooter(in: rect, pinnedTo: viewport) { section, frame in
        #expect(footers.removeValue(forKey: section) == frame, "seed \(RandomFlows.seed), flow \(flow)")
      }
      #expect(headers.isEmpty && footers.isEmpty, "seed \(RandomFlows.seed), flow \(flow)")
    }
  }

  @Test(arguments: [CGRect.null, CGRect.infinite, CGRect.zero, rect(.nan, 0, 10, 10), rect(10, 10, -5, -5)])
  func anyRectangleIsAllowed(_ window: CGRect) throws {
    let layout = try Flows.layout(count: 100, 50, 50)
    let count = layout.items(in: window).count
    #expect(count == (window == .infinite ? 100 : window.origin.x == 10 ? 1 : 0))
  }
}
