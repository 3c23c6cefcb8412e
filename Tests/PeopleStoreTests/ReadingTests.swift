import Foundation
import PeopleStore
import Testing

/// Reading whole sections back, in the order that readers expect.
@Suite struct ReadingTests {
  let folder: Folder
  let store: PeopleStore

  init() async throws {
    folder = try Folder()
    store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
  }

  @Test func `sections come in their order and people by name`() async throws {
    let set = try await store.addAction(["Assigned": ["Mary", "Ada", "Émilie"], "Following": ["Zoë", "Emma"]])
    let sections = try await store.sections(of: set.action)
    #expect(sections.map(\.title) == ["Assigned", "Following"])
    #expect(sections.map(\.id) == set.sections)
    #expect(sections.map { $0.people.map(\.name) } == [["Ada", "Émilie", "Mary"], ["Emma", "Zoë"]])
  }

  @Test func `scripts follow each other and accents do not part letters`() async throws {
    let names = [
      "한강", "Łukasz", "王小明", "ada 10", "Ada 9", "Zola", "Éluard", "eluard", "Ωμέγα", "Ярослав", "אורי", "عمر", "देव",
      "สมชาย", "たなか", "🧮 Ada", "Eluard", "Ångström", "Azimov",
    ]
    let set = try await store.addAction(["All": names])
    #expect(
      try await store.names(of: set.action) == [
        [
          "🧮 Ada", "Ada 9", "ada 10", "Ångström", "Azimov", "eluard", "Eluard", "Éluard", "Łukasz", "Zola", "Ωμέγα",
          "Ярослав", "אורי", "عمر", "देव", "สมชาย", "한강", "たなか", "王小明",
        ]
      ])
  }

  @Test func `a locale has its own order`() async throws {
    let names = ["Zorn", "Ångström", "Öberg", "Ek"]
    let english = try await store.addAction(["All": names])
    #expect(try await store.names(of: english.action) == [["Ångström", "Ek", "Öberg", "Zorn"]])
    await store.close()
    let swedish = try await PeopleStore.open(folder.path(), options: .init(locale: "sv"))
    #expect(try await swedish.names(of: english.action) == [["Ek", "Zorn", "Ångström", "Öberg"]])
    await swedish.close()
    // Without a wish the file's own order stays.
    let again = try await PeopleStore.open(folder.path())
    #expect(try await again.names(of: english.action) == [["Ek", "Zorn", "Ångström", "Öberg"]])
  }

  @Test func `Chinese names sort by sound in a Chinese locale`() async throws {
    await store.close()
    let chinese = try await PeopleStore.open(folder.path("zh.db"), creating: true, options: .init(locale: "zh_Hans"))
    let set = try await chinese.addAction(["All": ["张衡", "鲁迅", "李白", "Ada", "杜甫"]])
    #expect(try await chinese.names(of: set.action) == [["杜甫", "李白", "鲁迅", "张衡", "Ada"]])
  }

  @Test func `names of any length and content come back as they were`() async throws {
    let long = String(repeating: "長い名前 ", count: 400)
    let odd = ["", "\u{0}null\u{0}", "line\nbreak", "👩🏽‍🚀", "e\u{301}", long + "b", long + "a"]
    let set = try await store.addAction(["All": odd])
    let names = try await store.names(of: set.action)[0]
    #expect(
      names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        == odd.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(names.first == "")
  }

  @Test func `a person comes back with everything said of them`() async throws {
    let bytes = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0) })
    let ids = try await store.write { editor in
      [
        try editor.addPerson(NewPerson("Ada", presence: .busy, avatar: .bytes(bytes))),
        try editor.addPerson(NewPerson("Bob", presence: .away, avatar: .file("bob.png"))),
        try editor.addPerson(NewPerson("Cleo")),
      ]
    }
    let ada = try #require(try await store.person(ids[0]))
    #expect(ada.name == "Ada" && ada.presence == .busy)
    #expect(try await store.bytes(of: try #require(ada.avatar)) == bytes)
    try Data([1, 2, 3]).write(to: folder.url.appendingPathComponent("bob.png"))
    let bob = try #require(try await store.person(ids[1]))
    #expect(bob == Person(id: ids[1], name: "Bob", presence: .away, avatar: .file("bob.png")))
    #expect(try await store.bytes(of: .file("bob.png")) == Data([1, 2, 3]))
    #expect(try await store.person(ids[2]) == Person(id: ids[2], name: "Cleo"))
    #expect(try await store.person(99) == nil)
  }

  @Test func `an open database is never read as a picture`() async throws {
    let file = URL(fileURLWithPath: store.file).lastPathComponent
    for path in [file, file + "-shm"] {
      let error = await #expect(throws: PeopleStoreError.self) { try await store.bytes(of: .file(path)) }
      #expect(error?.kind == .invalid)
    }
  }

  @Test func `actions say how many people they have`() async throws {
    try await store.addAction(["A": ["Ada"], "B": ["Bob", "Cleo"], "C": []], title: "One")
    try await store.addAction([:], title: "Two")
    let actions = try await store.actions()
    #expect(actions.map(\.title) == ["One", "Two"])
    #expect(actions.map(\.count) == [3, 0])
    #expect(try await store.sections(of: actions[1].id) == [])
    #expect(try await store.sections(of: 99) == [])
    #expect(try await store.sections(of: actions[0].id).map(\.people.count) == [1, 2, 0])
  }
}
