import PeoplePopover
import Testing

@Suite("Identities of entries")
struct AnyEntryIDTests {
  @Test("Are the same for the same value of the same type alone")
  func equality() {
    #expect(AnyEntryID(1) == AnyEntryID(1))
    #expect(AnyEntryID(1) != AnyEntryID(2))
    #expect(AnyEntryID("1") != AnyEntryID(1))
    #expect(AnyEntryID(1) != AnyEntryID(Int64(1)) && AnyEntryID(Int64(1)) != AnyEntryID(1))
  }

  @Test("Are found in sets")
  func hashing() {
    let ids = Set([AnyEntryID("ada"), AnyEntryID("ada"), AnyEntryID(1), AnyEntryID(2 - 1)])
    #expect(ids.count == 2)
    #expect(ids.contains(AnyEntryID("ada")) && !ids.contains(AnyEntryID("bob")))
  }
}
