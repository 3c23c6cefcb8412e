import FlowGeometry
import Foundation
import Testing

/// What is wrong is named, with its value and where it is.
@Suite struct BadInputTests {
  @Test(arguments: [
    CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan), CGSize(width: 5, height: CGFloat.infinity),
  ])
  func aBadItemSizeNamesSectionAndItem(_ bad: CGSize) throws {
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(FlowSection(), count: 1, size: CGSize(width: 10, height: 10))
    do throws(FlowError) {
      try layout.append(FlowSection(), count: 5) { $0 == 3 ? bad : CGSize(width: 10, height: 10) }
      Issue.record("The size was accepted")
    } catch {
      #expect(error.description.hasPrefix("Item 3 of section 1 has the size \(bad.width) x \(bad.height)."))
    }
    #expect(throws: FlowError.self) { try layout.append(FlowSection(), count: 5, size: bad) }
    #expect(layout.sectionCount == 1)
  }

  @Test func aBadMeasureNamesItself() throws {
    var layout = try FlowLayout(Flows.configuration())
    let size = CGSize(width: 10, height: 10)
    #expect(throws: FlowError.badMeasure(.headerLength, -1, section: 0)) {
      try layout.append(FlowSection(headerLength: -1), count: 1, size: size)
    }
    #expect(throws: FlowError.badMeasure(.footerLength, .infinity, section: 0)) {
      try layout.append(FlowSection(footerLength: .infinity), count: 1, size: size)
    }
    #expect(throws: FlowError.badMeasure(.lineSpacing, .infinity, section: 0)) {
      try layout.append(FlowSection(lineSpacing: .infinity), count: 1, size: size)
    }
    #expect(throws: FlowError.badMeasure(.inset, -.infinity, section: 0)) {
      try layout.append(FlowSection(inset: FlowInsets(bottom: -.infinity)), count: 1, size: size)
    }
    #expect(throws: FlowError.badItemCount(-1, section: 0)) {
      try layout.append(FlowSection(), count: -1, size: size)
    }
    #expect(throws: FlowError.self) { try FlowLayout(Flows.configuration(width: -1)) }
    #expect(throws: FlowError.self) { try FlowLayout(Flows.configuration(scale: 0)) }
    #expect(throws: FlowError.self) { try FlowLayout(Flows.configuration(height: .nan)) }
  }

  @Test func itemsLongerThanTheLineAreWarnedOfOnce() throws {
    let layout = try Flows.layout(count: 3, 400, 50)
    let size = CGSize(width: 400, height: 50)
    #expect(layout.warnings == [.itemLongerThanLine(size, lineLength: 320, item: 0, section: 0)])
    #expect(layout.frames().map(\.origin) == [0, 60, 120].map { CGPoint(x: 0, y: $0) })
  }

  @Test func insetsWiderThanTheBoundsGiveOneItemALineAndOneWarning() throws {
    let inset = FlowInsets(left: 200, right: 200)
    let section = FlowSection(interitemSpacing: 0, inset: inset)
    let layout = try Flows.layout(Flows.configuration(), section, count: 3, 10, 10)
    #expect(layout.frames().map(\.origin) == [0, 20, 40].map { CGPoint(x: 200, y: $0) })
    #expect(layout.warnings == [.insetsLeaveNoRoom(inset, available: 320, section: 0)])
    let mixed = try Flows.layout(
      Flows.configuration(), section, sizes: [CGSize(width: 0, height: 10), CGSize(width: 0, height: 5)])
    #expect(mixed.frames().map(\.minY) == [0, 20])
  }

  @Test func emptyBoundsGiveNoWarnings() throws {
    #expect(try Flows.layout(Flows.configuration(width: 0, height: 0), count: 3, 400, 50).warnings.isEmpty)
    #expect(try Flows.layout(Flows.configuration(width: 0), count: 3, 0, 0).warnings.isEmpty)
  }

  @Test func emptyItemsAreLaidOutWithOneWarning() throws {
    let layout = try Flows.layout(count: 3, 0, 0)
    #expect(layout.warnings == [.emptyItem(.zero, item: 0, section: 0)])
    #expect(layout.frames().allSatisfy { $0.size == .zero })
  }

  @Test func hugeNumbersStayFinite() throws {
    var layout = try FlowLayout(Flows.configuration())
    try layout.append(FlowSection(), count: 1_000_000_000_000, size: CGSize(width: 300, height: 1e15))
    try layout.append(FlowSection(), count: 2, size: CGSize(width: 1e-300, height: 1e-300))
    #expect(layout.contentSize.height.isFinite)
    #expect(layout.frame(ofItem: 999_999_999_999, in: 0)?.minY.isFinite == true)
  }
}
