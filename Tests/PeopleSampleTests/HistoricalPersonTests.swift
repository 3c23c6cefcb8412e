import Foundation
import PeopleSample
import Testing

/// The people of history: enough of them, of every script, and named once.
@Suite struct HistoricalPersonTests {
  private let people = HistoricalPerson.all

  @Test func `they are many and each is named once`() {
    #expect(people.count == 413)
    #expect(Set(people.map(\.name)).count == people.count)
    for field in HistoricalPerson.Field.allCases { #expect(people.filter { $0.field == field }.count > 5) }
  }

  @Test func `all of them have lived`() {
    for person in people {
      #expect((10...105).contains(person.died - person.born), "\(person.name)")
      #expect(person.died < 2025)
    }
  }

  @Test(arguments: [
    ("Greek", 0x370...0x3FF, 15), ("Cyrillic", 0x400...0x4FF, 31), ("Armenian", 0x530...0x58F, 2),
    ("Hebrew", 0x590...0x5FF, 13), ("Arabic", 0x600...0x6FF, 32), ("Devanagari", 0x900...0x97F, 20),
    ("Bengali", 0x980...0x9FF, 4), ("Tamil", 0xB80...0xBFF, 2), ("Thai", 0xE00...0xE7F, 10),
    ("Georgian", 0x10A0...0x10FF, 1), ("Kana", 0x3040...0x30FF, 3), ("Han", 0x4E00...0x9FFF, 64),
    ("Hangul", 0xAC00...0xD7AF, 21), ("Latin with marks", 0xC0...0x24F, 60), ("emoji", 0x1F300...0x1FAFF, 50),
  ])
  func `names are of many scripts`(script: String, range: ClosedRange<Int>, least: Int) {
    let count = people.filter { $0.name.unicodeScalars.contains { range.contains(Int($0.value)) } }.count
    #expect(count >= least, "\(script): \(count)")
  }

  @Test func `names are composed and trimmed`() {
    for person in people {
      #expect(
        Array(person.name.unicodeScalars) == Array(person.name.precomposedStringWithCanonicalMapping.unicodeScalars))
      #expect(person.name == person.name.trimmingCharacters(in: .whitespaces))
      #expect(!person.name.contains("  "))
    }
  }
}
