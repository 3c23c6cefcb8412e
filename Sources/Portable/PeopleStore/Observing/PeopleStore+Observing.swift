extension PeopleStore {
  /// Every action with its count of people, now and after every change of them.
  ///
  ///     for try await actions in store.observeActions() { list(actions) }
  ///
  /// - Complexity: each change costs the number of actions and their sections, whatever the number of people.
  public func observeActions() -> PeopleUpdates<[PeopleAction]> {
    PeopleUpdates(store: self) { (queries, _) throws(PeopleStoreError) in ([], try queries.actions()) }
  }

  /// The sections of an action with everybody in them, now and after every change.
  ///
  ///     for try await sections in store.observe(action) { show(sections) }
  public func observe(_ action: Int64) -> PeopleUpdates<[PeopleSection]> {
    PeopleUpdates(store: self) { (queries, known) throws(PeopleStoreError) in
      // Revisions first: comparing them costs the same for any number of people.
      let summaries = try queries.summaries(of: action)
      return summaries == known ? nil : (summaries, try queries.sections(of: action))
    }
  }

  /// The sections of an action without their people, now and after every change to them or their people.
  ///
  /// It is what a long list observes: a revision that grew says that the section's pages are stale.
  public func observeSummaries(of action: Int64) -> PeopleUpdates<[PeopleSectionSummary]> {
    PeopleUpdates(store: self) { (queries, _) throws(PeopleStoreError) in ([], try queries.summaries(of: action)) }
  }
}
