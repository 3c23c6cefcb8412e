/// The one of `keys` that is most like `name`, or nil if none is similar: of equally similar ones the first in order.
///
/// Similar means that at most a third of the characters, and at least one, have to be inserted, removed or replaced
/// (Levenshtein's distance). Names and keys of more than 64 characters are not compared.
func nearestKey(to name: String, among keys: [String]) -> String? {
  let name = Array(name.utf8)
  guard name.count <= 64 else { return nil }
  var best: (key: String, distance: Int)?
  for key in keys.sorted() where key.utf8.count <= 64 {
    let distance = distance(name, Array(key.utf8))
    if distance <= max(1, name.count / 3), best.map({ distance < $0.distance }) ?? true { best = (key, distance) }
  }
  return best?.key
}

/// How many bytes have to be inserted, removed or replaced to make `right` of `left`.
private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var previous = Array(0...right.count)
  for (row, a) in left.enumerated() {
    var current = [row + 1]
    for (column, b) in right.enumerated() {
      current.append(
        min(previous[column] + (lowercased(a) == lowercased(b) ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}

/// Letters that differ only in case count as the same.
private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}
