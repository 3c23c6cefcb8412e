/// Keeps values as long as their costs together stay under a limit; the least recently used go first.
///
/// It may be used on every thread. Looking up takes constant time. Making room sorts the entries by age and drops
/// the oldest until a quarter is free, which costs little because it happens seldom.
package nonisolated final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var cost = 0
    var clock: UInt64 = 0
  }

  private let limit: Int
  private let state = Locked(State())

  /// Creates an empty cache for costs of at most the limit.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value, which now counts as used.
  package func value(for key: Key) -> Value? {
    state.change { state in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.value
    }
  }

  /// Keeps the value, unless it alone costs more than the limit.
  package func insert(_ value: Value, for key: Key, cost: Int) {
    state.change { state in
      if let old = state.entries.removeValue(forKey: key) { state.cost -= old.cost }
      guard cost <= limit else { return }
      if state.cost + cost > limit { makeRoom(for: cost, in: &state) }
      state.clock += 1
      state.entries[key] = Entry(value: value, cost: cost, lastUse: state.clock)
      state.cost += cost
    }
  }

  /// Forgets everything.
  package func removeAll() {
    state.value = State()
  }

  private func makeRoom(for cost: Int, in state: inout State) {
    let goal = min(limit - limit / 4, limit - cost)
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard state.cost > goal else { return }
      state.entries[key] = nil
      state.cost -= entry.cost
    }
  }
}
