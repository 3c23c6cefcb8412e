import Foundation
import PeoplePopover
import Testing
import UIKit

@Suite("Size of a people popover")
struct PeopleLayoutTests {
  @Test(
    "Worked sizes",
    arguments: [
      ([1], CGSize(width: 190, height: 122)), ([2], CGSize(width: 350, height: 122)),
      ([3], CGSize(width: 350, height: 179)), ([1, 1], CGSize(width: 190, height: 224)),
      ([3, 5], CGSize(width: 350, height: 338)), ([0, 1, 0], CGSize(width: 190, height: 122)), ([], .zero),
      ([0, 0], .zero),
      ([1_000_000], CGSize(width: 350, height: 338)),
    ])
  func sizes(counts: [Int], size: CGSize) { #expect(PeopleLayout().contentSize(counts: counts) == size) }

  @Test("The cap can be lifted: sections of 3 and 5 are 395 high")
  func uncapped() {
    var layout = PeopleLayout()
    layout.maximumHeight = 1000
    #expect(layout.contentSize(counts: [3, 5]) == CGSize(width: 350, height: 395))
  }
}
