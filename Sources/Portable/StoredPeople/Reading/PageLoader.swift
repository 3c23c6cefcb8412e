import Foundation
import PeoplePopover
import PeopleStore

/// Takes requests from the main thread, has them read on a queue of its own, the newest first, and keeps what was read
/// until it is taken.
///
/// A request is one page. So a far jump waits for one page at most that nobody looks at any more; older requests come
/// after it, and beyond some dozens they are dropped.
nonisolated final class PageLoader: @unchecked Sendable {
  let pageLength: Int
  private let patience: Duration
  private let queue = DispatchQueue(label: "StoredPeople", qos: .userInitiated)
  private let source: PageReader
  private let whenResultsCome: @Sendable () -> Void

  private let condition = NSCondition()
  // Below: under the condition's lock.
  private var question: StateQuestion?
  private var wanted = RequestStack(limit: 64)
  private var later = RequestStack(limit: 4)
  private var current: PageKey?
  private var isWorking = false
  private var results: [LoadResult] = []
  private var areResultsTold = false
  /// Whether a wait has ended without its page and no page came in time since.
  private var isSlow = false

  init(
    _ reader: PeopleReader, action: Int64, pageLength: Int, patience: Duration,
    makeEntry: @escaping @Sendable (Person) -> PeopleEntry, whenResultsCome: @escaping @Sendable () -> Void
  ) {
    self.pageLength = pageLength
    self.patience = patience
    self.whenResultsCome = whenResultsCome
    source = PageReader(reader: reader, action: action, pageLength: pageLength, makeEntry: makeEntry)
  }

  /// The state to begin with.
  func start() async throws(PeopleStoreError) -> StateAnswer {
    let result: Result<StateAnswer, PeopleStoreError> = await withCheckedContinuation { continuation in
      queue.async { [source] in
        do throws(PeopleStoreError) {
          continuation.resume(returning: .success(try source.start()))
        } catch {
          continuation.resume(returning: .failure(error))
        }
        source.reader.rest()
      }
    }
    return try result.get()
  }

  // MARK: Requests

  /// A page is needed now.
  func want(_ key: PageKey) {
    request {
      guard current != key, !results.contains(where: { $0.isPage(key) }) else { return }
      later.remove(key)
      wanted.add(key)
    }
  }

  /// A page may be needed soon.
  func wantLater(_ key: PageKey) {
    request {
      guard current != key, !wanted.contains(key), !results.contains(where: { $0.isPage(key) }) else { return }
      later.add(key)
    }
  }

  /// The newest state is needed, before pages.
  func wantState(_ new: StateQuestion) { request { question = new } }

  private func request(_ note: () -> Void) {
    condition.lock()
    note()
    let starts = !isWorking && hasRequests
    if starts { isWorking = true }
    condition.unlock()
    if starts { queue.async { self.work() } }
  }

  private var hasRequests: Bool { question != nil || !wanted.isEmpty || !later.isEmpty }

  /// Whether something is being read, or waits to be taken.
  var isBusy: Bool { condition.withLock { isWorking || !results.isEmpty } }

  // MARK: Results

  /// Waits for a page that was requested and takes it; nil when it does not come in time or is of another state.
  func page(_ key: PageKey, of revision: Int64) -> Page? {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: patience / .seconds(1))
    while true {
      if let index = results.firstIndex(where: { $0.isPage(key) }) {
        guard case .page(_, let page) = results[index], page.revision == revision else { return nil }
        results.remove(at: index)
        return page
      }
      guard !isSlow, condition.wait(until: end) else {
        isSlow = true
        return nil
      }
    }
  }

  /// Everything that was read, in order.
  func takeResults() -> [LoadResult] {
    condition.withLock {
      defer { results = [] }
      areResultsTold = false
      return results
    }
  }

  // MARK: On the queue

  private enum Job {
    case state(StateQuestion)
    case page(PageKey)
  }

  private func work() {
    var isFresh = false
    while let job = next() {
      let clock = ContinuousClock()
      let start = clock.now
      do throws(PeopleStoreError) {
        if !isFresh {
          try source.reader.refresh()
          isFresh = true
        }
        switch job {
        case .state(let question):
          if let state = try source.answer(question) { post(.state(state), quick: false) }
        case .page(let key): post(.page(key, try source.page(key)), quick: clock.now - start < patience)
        }
      } catch {
        if case .page(let key) = job { post(.failure(key, error)) } else { post(.failure(nil, error)) }
      }
    }
    source.reader.rest()
  }

  private func next() -> Job? {
    condition.withLock {
      current = nil
      if let asked = question {
        question = nil
        return .state(asked)
      }
      guard let key = wanted.take() ?? later.take() else {
        isWorking = false
        return nil
      }
      current = key
      return .page(key)
    }
  }

  private func post(_ result: LoadResult, quick: Bool = false) {
    condition.lock()
    results.append(result)
    if quick { isSlow = false }
    let tells = !areResultsTold
    areResultsTold = true
    condition.broadcast()
    condition.unlock()
    if tells { whenResultsCome() }
  }
}

extension LoadResult {
  /// Whether it is the answer to the request for a page.
  fileprivate nonisolated func isPage(_ key: PageKey) -> Bool {
    switch self {
    case .page(let own, _): own == key
    case .failure(let own, _): own == key
    case .state: false
    }
  }
}
