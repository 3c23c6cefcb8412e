import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct IndexPathTests {
  @Test func itemsAndRowsAreTheSecondIndex() {
    let path = IndexPath(item: 7, section: 3)
    #expect((path.section, path.item, path.row) == (3, 7, 7))
    #expect(path == IndexPath(row: 7, section: 3))
    #expect(path == [3, 7])
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
  }

  @Test func itemAndSectionCanBeSet() {
    var path = IndexPath(item: 0, section: 0)
    path.item = 4
    path.section = 2
    #expect(path == [2, 4])
    path.row += 1
    #expect(path == [2, 5])
  }

  @Test func stopsWhereAPathIsNotOfAList() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let path: IndexPath = [1, 2, 3]
      print(path.item)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("PopoverKit: This index path has 3 indexes [1, 2, 3]"))
  }
}
