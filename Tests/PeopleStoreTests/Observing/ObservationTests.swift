import Foundation
import PeopleStore
import Testing

/// Fresh sections after changes by anybody.
@Suite(.timeLimit(.minutes(5))) struct ObservationTests {
  let folder: Folder
  let store: PeopleStore
  let action: Int64

  init() async throws {
    folder = try Folder()
    store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    action = try await store.addAction(["All": ["Ada", "Bob"]]).action
  }

  private func names(_ iterator: inout PeopleUpdates<[PeopleSection]>.Iterator) async throws -> [[String]]? {
    try await iterator.next()?.map { $0.people.map(\.name) }
  }

  @Test func `the answer of now comes first`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    #expect(try await names(&updates) == [["Ada", "Bob"]])
  }

  @Test func `changes by this store are seen`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    for round in 0..<20 {
      try await store.write { try $0.renamePerson(1, to: "Cleo \(round)") }
      #expect(try await names(&updates) == [["Bob", "Cleo \(round)"]])
    }
  }

  @Test func `the list of actions follows new ones, other titles and counts`() async throws {
    var updates = store.observeActions().makeAsyncIterator()
    #expect(try await updates.next()?.map(\.count) == [2])
    let program = try OtherProgram(folder.path())
    try program.run("DELETE FROM people WHERE id = 1")
    #expect(try await updates.next()?.map(\.count) == [1])
    try program.run("UPDATE actions SET title = 'Everybody'")
    #expect(try await updates.next()?.map(\.title) == ["Everybody"])
    try await store.addAction(["Some": []])
    #expect(try await updates.next()?.map(\.count) == [1, 0])
  }

  @Test func `changes by another connection are seen and sorted`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    let program = try OtherProgram(folder.path())
    for round in 0..<20 {
      try program.run("UPDATE people SET name = 'Aaron \(round)' WHERE id = 2")
      #expect(try await names(&updates) == [["Aaron \(round)", "Ada"]])
    }
    try program.run("DELETE FROM assignments WHERE person = 1")
    #expect(try await names(&updates) == [["Aaron 19"]])
    try program.run("DELETE FROM actions")
    #expect(try await names(&updates) == [])
  }

  @Test(.enabled(if: Shell.isInstalled))
  func `changes by another process are seen and sorted`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    let shell = try Shell(folder.path())
    for round in 0..<20 {
      shell.send("INSERT INTO people(id, name) VALUES(\(100 + round), 'Aaron \(round)');\n")
      shell.send("INSERT INTO assignments SELECT \(100 + round), id FROM sections;\n")
      let expected = (0...round).map { "Aaron \($0)" } + ["Ada", "Bob"]
      #expect(try await names(&updates) == [expected])
    }
  }

  @Test func `changes by another process with this library are seen`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    await #expect(processExitsWith: .success) { [path = folder.path() as String] in
      let store = try await PeopleStore.open(path)
      try await store.write { try $0.renamePerson(1, to: "Zoë") }
      await store.close()
    }
    #expect(try await names(&updates) == [["Bob", "Zoë"]])
  }

  @Test func `people whom others add find their position by themselves`() async throws {
    var updates = store.observeSummaries(of: action).makeAsyncIterator()
    let section = try #require(try await updates.next()?.first?.id)
    let reader = try await store.reader()
    let program = try OtherProgram(folder.path())
    try program.run(
      "INSERT INTO people(id, name) VALUES(9, 'Aaron'); INSERT INTO assignments SELECT 9, id FROM sections")
    var names: [String] = []
    while names != ["Aaron", "Ada", "Bob"], try await updates.next() != nil {
      try reader.refresh()
      names = try reader.page(of: section, 0..<9).map(\.name)
    }
    #expect(try program.rows("SELECT * FROM unsorted") == [])
  }

  @Test func `people whom others added before anybody observed find their position too`() async throws {
    let program = try OtherProgram(folder.path())
    try program.run(
      "INSERT INTO people(id, name) VALUES(9, 'Aaron'); INSERT INTO assignments SELECT 9, id FROM sections")
    var updates = store.observeSummaries(of: action).makeAsyncIterator()
    let first = try #require(try await updates.next()?.first)
    let second = try #require(try await updates.next()?.first)
    #expect(second.count == 3 && second.revision > first.revision)
    #expect(try program.rows("SELECT * FROM unsorted") == [])
  }

  @Test func `what does not change the answer is not told`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    let program = try OtherProgram(folder.path())
    try program.run("INSERT INTO people(name) VALUES('Nobody'); INSERT INTO actions(title) VALUES('Other')")
    try program.run("DELETE FROM assignments WHERE person = 1; INSERT INTO assignments SELECT 1, id FROM sections")
    try program.run("UPDATE people SET presence = 4 WHERE id = 1")
    let sections = try await updates.next()
    #expect(sections?[0].people.map(\.presence) == [.available, .unknown])
  }

  @Test func `many changes at once end with the last`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    let program = try OtherProgram(folder.path())
    for round in 1...500 { try program.run("UPDATE people SET name = 'Zoe \(round)' WHERE id = 1") }
    var seen = 0
    while let sections = try await names(&updates) {
      seen += 1
      if sections == [["Bob", "Zoe 500"]] { break }
    }
    #expect((1...500).contains(seen))
  }

  @Test func `a title and an order are part of the answer`() async throws {
    var updates = store.observeSummaries(of: action).makeAsyncIterator()
    #expect(try await updates.next()?.map(\.title) == ["All"])
    let action = action
    try await store.write { _ = try $0.addSection("First", to: action, at: 0) }
    #expect(try await updates.next()?.map(\.title) == ["First", "All"])
    try await store.write { try $0.renameSection(1, to: "Everybody") }
    #expect(try await updates.next()?.map(\.title) == ["First", "Everybody"])
  }

  @Test func `every observer of a store hears`() async throws {
    let (store, action) = (store, action)
    let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
    async let all = withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<10 {
        group.addTask {
          var updates = store.observe(action).makeAsyncIterator()
          _ = try await updates.next()
          isReady.yield()
          return try await updates.next()?[0].people.map(\.name) ?? []
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var count = 0
    for await _ in ready {
      count += 1
      if count == 10 { break }
    }
    try OtherProgram(folder.path()).run("DELETE FROM people WHERE id = 1")
    #expect(try await all == Array(repeating: ["Bob"], count: 10))
  }

  @Test func `it ends with its task and with the store`() async throws {
    let (store, action) = (store, action)
    let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
    let tasks = (0..<2).map { _ in
      Task {
        var count = 0
        for try await _ in store.observe(action) {
          count += 1
          isReady.yield()
        }
        return count
      }
    }
    var count = 0
    for await _ in ready {
      count += 1
      if count == 2 { break }
    }
    tasks[0].cancel()
    #expect(try await tasks[0].value == 1)
    await store.close()
    #expect(try await tasks[1].value == 1)
    #expect(try folder.names() == ["people.db"])
  }

  @Test func `a store that only reads observes`() async throws {
    let reader = try await PeopleStore.open(folder.path(), options: .init(access: .readOnly))
    var updates = reader.observe(action).makeAsyncIterator()
    #expect(try await names(&updates) == [["Ada", "Bob"]])
    try await store.write { try $0.removePerson(1) }
    #expect(try await names(&updates) == [["Bob"]])
  }

  @Test func `a file that can be read no more ends it with an error`() async throws {
    var updates = store.observe(action).makeAsyncIterator()
    _ = try await names(&updates)
    try OtherProgram(folder.path()).run("DROP TABLE sections")
    let error = await #expect(throws: PeopleStoreError.self) { _ = try await names(&updates) }
    #expect(error?.kind == .failed)
    #expect(error?.message == "no such table: sections")
  }
}
