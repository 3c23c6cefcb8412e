import Foundation
import LegacyLibrary
import ModernLibrary
import Testing
import VisualFormat

@Suite("Flow, constraints and visual format, from another package")
struct LayoutTests {
  @Test("five squares of 50 fill a line of 320, the sixth starts the next")
  func flow() throws {
    let grid = try Grid(items: 7)
    #expect(grid[4] == CGRect(x: 270, y: 22, width: 50, height: 50))
    #expect(grid[5] == CGRect(x: 0, y: 82, width: 50, height: 50))
    #expect(grid[7] == nil)
  }

  @Test("a line of text becomes frames")
  func line() throws {
    let frames = try row("|-[name]-[age(40)]-|", width: 320)
    #expect(frames == ["name": 8...264, "age": 272...312])
  }

  @Test("a line with a mistake says where it is")
  func mistake() throws {
    #expect(throws: FormatError.self) { try row("|-[name-[age(40)]-|", width: 320) }
  }
}
