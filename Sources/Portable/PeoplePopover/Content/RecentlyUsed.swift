/// Values by key, of which only so many are kept: those that were asked for last.
///
///     var cache = RecentlyUsed<String, UIImage>(limit: 256)
///     cache.keep(image, for: "ada")
///     cache.value(of: "ada")   // the image, until 256 others were used after it
///
/// Past the limit the quarter that was used longest ago is dropped at once, so that keeping a value costs a logarithm
/// of the limit on average.
package nonisolated struct RecentlyUsed<Key: Hashable, Value> {
  /// The most values.
  package let limit: Int
  private var values: [Key: (value: Value, time: UInt64)] = [:]
  private var time: UInt64 = 0

  /// An empty cache of at least one value.
  package init(limit: Int) { self.limit = max(limit, 1) }

  /// How many values there are.
  package var count: Int { values.count }

  /// The value of a key, which counts as a use.
  package mutating func value(of key: Key) -> Value? {
    guard let index = values.index(forKey: key) else { return nil }
    time += 1
    values.values[index].time = time
    return values.values[index].value
  }

  /// Keeps a value, which counts as a use.
  package mutating func keep(_ value: Value, for key: Key) {
    time += 1
    values[key] = (value, time)
    guard values.count > limit else { return }
    let times = values.values.map(\.time).sorted()
    let oldest = times[times.count - max(limit * 3 / 4, 1)]
    values = values.filter { $0.value.time >= oldest }
  }

  /// Drops the values of some keys.
  package mutating func removeAll(where isUnwanted: (Key) -> Bool) {
    values = values.filter { !isUnwanted($0.key) }
  }
}
