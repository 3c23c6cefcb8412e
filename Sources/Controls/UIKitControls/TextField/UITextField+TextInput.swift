public import CoreGraphics
public import UIKitCore

/// A place in a field's text.
final class FieldPosition: UITextPosition {
  /// How many UTF-16 units are before it.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of a field's text.
final class FieldRange: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { FieldPosition(range.lowerBound) }
  override var end: UITextPosition { FieldPosition(range.upperBound) }
}

/// A rectangle of a field's selection.
final class FieldSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let direction: NSWritingDirection
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, _ direction: NSWritingDirection, ends: (start: Bool, end: Bool)) {
    self.place = place
    self.direction = direction
    self.ends = ends
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

extension UITextField {
  /// The place, held to the text; those of other inputs are its beginning.
  final func offset(of position: UITextPosition) -> Int {
    min(max((position as? FieldPosition)?.offset ?? 0, 0), edited.count)
  }

  final func offsets(of range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  final func fieldRects(of range: Range<Int>) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.indices.map { index in
      let direction: NSWritingDirection = line.isRightToLeft ? .rightToLeft : .leftToRight
      return FieldSelectionRect(rects[index], direction, ends: (index == 0, index == rects.count - 1))
    }
  }
}

extension UITextField {
  /// The text in a range; hidden text too.
  public func text(in range: UITextRange) -> String? { edited.text(in: offsets(of: range)) }

  /// Puts text in place of a range; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) { change(offsets(of: range), to: text.onOneLine) }

  /// What is selected, or where the caret is; nil while the field is not edited.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? FieldRange(edited.selection) : nil }
    set {
      guard let newValue else { return }
      let range = offsets(of: newValue)
      inputDelegate?.selectionWillChange(self)
      select(from: range.lowerBound, to: range.upperBound)
      inputDelegate?.selectionDidChange(self)
    }
  }

  /// What an input method has not settled yet.
  public var markedTextRange: UITextRange? { edited.marked.map { FieldRange($0) } }

  /// Puts in text that is not settled, in place of what was not or of the selection.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText?.onOneLine ?? ""
    guard !text.isEmpty || edited.marked != nil else { return }
    let count = text.utf16.count
    let start = min(max(selectedRange.location, 0), count)
    mark(text, start..<min(start + min(max(selectedRange.length, 0), count), count))
  }

  /// Settles it.
  public func unmarkText() { settleMarkedText() }

  /// Before the first character.
  public var beginningOfDocument: UITextPosition { FieldPosition(0) }
  /// After the last character.
  public var endOfDocument: UITextPosition { FieldPosition(edited.count) }

  /// The range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(of: fromPosition), offset(of: toPosition))
    return FieldRange(min(start, end)..<max(start, end))
  }

  /// The place so many UTF-16 units further on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = self.offset(of: position).addingReportingOverflow(offset)
    return !overflows && (0...edited.count).contains(place) ? FieldPosition(place) : nil
  }

  /// The place so many characters further to the left or right; nil outside of the text, and up and down.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard direction == .left || direction == .right else { return offset == 0 ? position : nil }
    let line = line
    var place = self.offset(of: position)
    for _ in 0..<Int(min(offset.magnitude, UInt(edited.count + 1))) {
      guard let next = neighbour(of: place, toRight: (direction == .right) == (offset > 0), line) else { return nil }
      place = next
    }
    return FieldPosition(place)
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(of: position), offset(of: other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }

  /// The place in a range that is furthest on the screen.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    let isStart: Bool
    switch direction {
    case .up: isStart = true
    case .down: isStart = false
    case .left: isStart = !line.isRightToLeft
    case .right: isStart = line.isRightToLeft
    }
    return isStart ? range.start : range.end
  }

  /// The range from a place to the furthest one on the screen.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let whole = FieldRange(0..<edited.count)
    return self.position(within: whole, farthestIn: direction).flatMap { textRange(from: position, to: $0) }
  }

  /// The direction of the line.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { line.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Does nothing: a line has the direction of its first letter.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// The place in a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = offsets(of: range)
    return FieldPosition(min(max(offset(at: point), range.lowerBound), range.upperBound))
  }

  /// The character at a point; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let place = offset(at: point)
    let candidates = [
      edited.boundary(before: place)..<place, place..<edited.boundary(after: place),
    ]
    let found = candidates.first { range in
      !range.isEmpty && rects(of: range).contains { $0.minX <= point.x && point.x < $0.maxX }
    }
    return found.map { FieldRange($0) }
  }
}
