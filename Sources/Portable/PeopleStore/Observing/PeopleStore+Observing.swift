extension PeopleStore {
  /// The sections of an action with everybody in them, now and after every change.
  ///
  ///     for try await sections in store.observe(action) { show(sections) }
  public func observe(_ action: Int64) -> PeopleUpdates<[PeopleSection]> {
    PeopleUpdates(store: self, action: action) { (queries, action) throws(PeopleStoreError) in
      try queries.sections(of: action)
    }
  }

  /// The sections of an action without their people, now and after every change to them or their people.
  ///
  /// It is what a long list observes: a revision that grew says that the section's pages are stale.
  public func observeSummaries(of action: Int64) -> PeopleUpdates<[PeopleSectionSummary]> {
    PeopleUpdates(store: self, action: action) { (queries, action) throws(PeopleStoreError) in
      try queries.summaries(of: action)
    }
  }
}
