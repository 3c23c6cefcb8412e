import Foundation
import Testing

@testable import UIKitControls

@Suite("Places in a row of a bar")
struct BarRowTests {
  private func places(_ parts: [BarRow.Part], _ length: CGFloat) -> [[CGFloat]] {
    BarRow.places(parts, length: length).map { [$0.start, $0.length] }
  }

  @Test("Items stand beside each other from the beginning")
  func items() { #expect(places([.item(40), .fixed(10), .item(60)], 300) == [[0, 40], [40, 10], [50, 60]]) }

  @Test("Flexible room takes what is left")
  func flexible() {
    #expect(places([.item(40), .flexible, .item(60)], 300) == [[0, 40], [40, 200], [240, 60]])
    #expect(places([.flexible, .item(100), .flexible], 300) == [[0, 100], [100, 100], [200, 100]])
  }

  @Test("Items that do not fit shrink in proportion, room does not")
  func shrink() {
    #expect(
      places([.item(100), .fixed(50), .item(300), .flexible], 250) == [[0, 50], [50, 50], [100, 150], [250, 0]])
  }

  @Test("Without room nothing has a negative length", arguments: [CGFloat(0), 20])
  func none(length: CGFloat) {
    for place in BarRow.places([.item(10), .fixed(30), .flexible], length: length) { #expect(place.length >= 0) }
  }
}
