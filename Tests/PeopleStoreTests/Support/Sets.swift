import PeopleStore

extension PeopleStore {
  /// Makes an action with sections of people and returns the ids in order.
  @discardableResult
  func addAction(
    _ sections: KeyValuePairs<String, [String]>, title: String = "Review"
  ) async throws -> (action: Int64, sections: [Int64], people: [[Int64]]) {
    let sections = sections.map { (title: $0.key, names: $0.value) }
    return try await write { editor in
      let action = try editor.addAction(title)
      var ids: [Int64] = []
      var people: [[Int64]] = []
      for section in sections {
        let id = try editor.addSection(section.title, to: action)
        ids.append(id)
        people.append([])
        for name in section.names {
          let person = try editor.addPerson(NewPerson(name))
          try editor.assign(person, to: id)
          people[people.count - 1].append(person)
        }
      }
      return (action, ids, people)
    }
  }

  /// The names of an action's sections, in order.
  func names(of action: Int64) async throws -> [[String]] {
    try await sections(of: action).map { $0.people.map(\.name) }
  }
}

/// What `body` throws, as the store's error; `nil` if it throws nothing.
func storeError(_ body: () async throws -> Void) async -> PeopleStoreError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? PeopleStoreError
  }
}
