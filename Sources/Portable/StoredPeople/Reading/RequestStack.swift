/// Pages to be read, the newest request first; of too many the oldest is dropped.
nonisolated struct RequestStack {
  private var keys: [PageKey] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { keys.isEmpty }

  func contains(_ key: PageKey) -> Bool { keys.contains(key) }

  /// Adds a request, or renews it.
  mutating func add(_ key: PageKey) {
    remove(key)
    keys.append(key)
    if keys.count > limit { keys.removeFirst() }
  }

  mutating func remove(_ key: PageKey) {
    if let index = keys.lastIndex(of: key) { keys.remove(at: index) }
  }

  /// The newest request, taken from the list.
  mutating func take() -> PageKey? { keys.popLast() }
}
