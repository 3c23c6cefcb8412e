/// Fresh answers about actions and people: the one of now, and another whenever it has changed, by whomever.
///
/// Several changes in a row may give one answer, never an old one. The sequence ends when its task is
/// cancelled or the store is closed, and throws `PeopleStoreError` when the file can be read or watched no more.
/// It keeps the store open. Nothing polls: while nothing is written, nothing runs.
public struct PeopleUpdates<Answer: Equatable & Sendable>: AsyncSequence, Sendable {
  /// A fresh answer.
  public typealias Element = Answer

  let store: PeopleStore
  /// Reads the answer and the summaries it belongs to; nil where those are the known ones, so that it is the same.
  let read: @Sendable (Queries, _ known: [PeopleSectionSummary]?) throws(PeopleStoreError) -> Reading?

  typealias Reading = (summaries: [PeopleSectionSummary], answer: Answer)

  /// Starts to observe; the first answer comes at once.
  public func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

  /// Waits for answers.
  public struct Iterator: AsyncIteratorProtocol {
    let updates: PeopleUpdates
    private var ticks: AsyncStream<Void>.Iterator?
    private var summaries: [PeopleSectionSummary]?
    private var answer: Answer?

    init(updates: PeopleUpdates) {
      self.updates = updates
    }

    /// The next answer that differs from the last, or `nil` at the end.
    public mutating func next() async throws -> Answer? {
      do {
        while !Task.isCancelled {
          guard try await wait() else { return nil }
          if let fresh = try await look() { return fresh }
        }
        return nil
      } catch let error as PeopleStoreError where error.kind == .cancelled || error.kind == .closed {
        return nil
      }
    }

    /// Subscribes the first time, before the first look, so that no change falls between.
    private mutating func wait() async throws -> Bool {
      guard ticks == nil else { return await ticks?.next() != nil }
      ticks = try updates.store.watching.subscribe().makeAsyncIterator()
      return true
    }

    private mutating func look() async throws -> Answer? {
      let (known, read) = (summaries, updates.read)
      let found: Reading? = try await updates.store.read { (queries) throws(PeopleStoreError) in
        try read(queries, known)
      }
      guard let found else { return nil }
      summaries = found.summaries
      guard found.answer != answer else { return nil }
      answer = found.answer
      return found.answer
    }
  }
}
