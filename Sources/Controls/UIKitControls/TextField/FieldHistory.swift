/// What was typed, for taking it back: the last hundred changes, letters that were typed in a row as one.
struct FieldHistory {
  struct Change {
    var start: Int
    var removed: String
    var inserted: String

    var insertedRange: Range<Int> { start..<start + inserted.utf16.count }
    var inverse: Change { Change(start: start, removed: inserted, inserted: removed) }
  }

  private static let most = 100
  private var past: [Change] = []
  private var future: [Change] = []
  /// Whether the next letter goes on with the last change.
  private var isOpen = false

  mutating func add(_ change: Change) {
    future.removeAll()
    let isLetter = change.removed.isEmpty && change.inserted.count == 1 && change.inserted != " "
    if isOpen, isLetter, let last = past.last, last.insertedRange.upperBound == change.start {
      past[past.count - 1].inserted += change.inserted
    } else {
      past.append(change)
      if past.count > Self.most { past.removeFirst() }
    }
    isOpen = isLetter
  }

  /// The caret was moved: what comes is a change of its own.
  mutating func close() { isOpen = false }

  /// The change that takes the last one back.
  mutating func undo() -> Change? {
    close()
    guard let change = past.popLast() else { return nil }
    future.append(change)
    return change.inverse
  }

  /// The change that was taken back last.
  mutating func redo() -> Change? {
    close()
    guard let change = future.popLast() else { return nil }
    past.append(change)
    return change
  }

  mutating func removeAll() { self = FieldHistory() }
}
