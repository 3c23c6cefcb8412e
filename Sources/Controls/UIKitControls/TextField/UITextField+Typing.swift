import Foundation
import UIKitCore

extension UITextField {
  // MARK: Asking and telling

  /// Whether the delegate lets the user put text in place of a range.
  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Puts text in place of a range, and tells of it.
  ///
  /// A delegate that was asked may have set another text meanwhile: the range is held to it.
  final func change(_ range: Range<Int>, to text: String, isKept: Bool = true) {
    let range = edited.whole(range)
    let removed = edited.text(in: range)
    guard !(removed.isEmpty && text.isEmpty) else { return }
    if isKept { history.add(FieldHistory.Change(start: range.lowerBound, removed: removed, inserted: text)) }
    if !style.isPlain || typing != nil { restyle(range, count: text.utf16.count) }
    edited.replace(range, with: text)
    session.startsAnew = false
    clearsOnInsertion = false
    textDidChange()
    tellOfChange()
  }

  private func restyle(_ range: Range<Int>, count: Int) {
    if style.isPlain { style.replace(0..<0, count: edited.count, look: [:]) }
    let look = typing ?? style.look(at: max(range.lowerBound - 1, 0)) ?? [:]
    style.replace(range, count: count, look: look)
  }

  private func tellOfChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Typing

  /// What typed text takes the place of.
  private var insertionRange: Range<Int> {
    session.startsAnew || clearsOnInsertion ? 0..<edited.count : edited.marked ?? edited.selection
  }

  /// Text was typed; a newline is the Return key of keyboards on the screen.
  final func type(_ text: String) -> Bool {
    guard session.isEditing else { return false }
    if text == "\n" || text == "\r" {
      pressReturn()
      return true
    }
    let text = text.onOneLine
    if !text.isEmpty, mayChange(insertionRange, to: text), session.isEditing { insertText(text) }
    return true
  }

  final func insert(_ text: String) {
    let text = text.onOneLine
    guard let marked = edited.marked, insertionRange == marked else { return change(insertionRange, to: text) }
    // The history knows nothing of what was not settled.
    if !text.isEmpty { history.add(FieldHistory.Change(start: marked.lowerBound, removed: "", inserted: text)) }
    change(marked, to: text, isKept: false)
  }

  final func pressReturn() {
    if enablesReturnKeyAutomatically, edited.isEmpty { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit, isEditing { resignFirstResponder() }
    parts.onReturn?()
  }

  /// Clears the text as its button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let mayBegin = !session.isEditing && !session.isBeginning
    change(0..<edited.count, to: "")
    if mayBegin { becomeFirstResponder() }
  }

  // MARK: Deleting

  enum Amount { case character, word, all }

  /// What a deletion takes: the selection if there is one.
  final func deletionRange(_ direction: UITextStorageDirection, _ amount: Amount) -> Range<Int> {
    if session.startsAnew { return 0..<edited.count }
    if let marked = edited.marked { return marked }
    guard edited.selection.isEmpty else { return edited.selection }
    let place = edited.head
    let isForward = direction == .forward
    let other: Int
    switch amount {
    case .character: other = isForward ? edited.boundary(after: place) : edited.boundary(before: place)
    case .word: other = wordEnd(from: place, isForward: isForward)
    case .all: other = isForward ? edited.count : 0
    }
    return min(place, other)..<max(place, other)
  }

  final func delete(_ range: Range<Int>) { change(range, to: "", isKept: edited.marked == nil) }

  /// Deletes as a key does.
  final func deleteByKey(_ direction: UITextStorageDirection, _ amount: Amount) {
    let range = deletionRange(direction, amount)
    if !range.isEmpty, !mayChange(range, to: "") || !session.isEditing { return }
    if direction == .backward, amount == .character {
      // Also in an empty field: subclasses listen to it.
      deleteBackward()
    } else {
      delete(range)
    }
  }

  /// Where words end in a direction, or the end of what is laid out.
  final func wordEnd(from place: Int, isForward: Bool) -> Int {
    let line = line
    return isForward
      ? line.words.first { $0.upperBound > place }?.upperBound ?? line.part.upperBound
      : line.words.last { $0.lowerBound < place }?.lowerBound ?? line.part.lowerBound
  }

  // MARK: Pasteboard

  final func copySelection() {
    guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
    UIPasteboard.general.string = edited.text(in: edited.selection)
  }

  final func cutSelection() {
    guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
    copySelection()
    deleteSelection()
  }

  final func deleteSelection() {
    let range = edited.selection
    if !range.isEmpty, mayChange(range, to: "") { delete(range) }
  }

  final func pasteText() {
    guard let text = UIPasteboard.general.string?.onOneLine, !text.isEmpty, mayChange(insertionRange, to: text) else {
      return
    }
    change(insertionRange, to: text)
  }

  // MARK: Taking back

  final func takeBack(redoes: Bool) {
    guard edited.marked == nil, let change = redoes ? history.redo() : history.undo() else { return }
    let range = change.start..<change.start + change.removed.utf16.count
    guard mayChange(range, to: change.inserted) else {
      _ = redoes ? history.undo() : history.redo()
      return
    }
    self.change(range, to: change.inserted, isKept: false)
  }

  // MARK: Input methods

  /// Shows text that is not settled in place of what was not, or of the selection.
  final func compose(_ text: String, _ selected: Range<Int>) {
    guard session.isEditing else { return }
    let text = text.onOneLine
    guard !text.isEmpty || edited.marked != nil else { return }
    if !text.isEmpty, !mayChange(insertionRange, to: text) { return }
    setMarkedText(text, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
  }

  final func mark(_ text: String, _ selected: Range<Int>) {
    if edited.marked == nil, !insertionRange.isEmpty { delete(insertionRange) }
    let (range, wasEditing) = (insertionRange, session.isEditing)
    change(range, to: text, isKept: false)
    // Who was told may have ended editing, and with it what is not settled.
    guard session.isEditing == wasEditing else { return }
    let start = min(range.lowerBound, edited.count)
    edited.mark(start..<min(start + text.utf16.count, edited.count))
    let place = selected.clamped(to: 0..<text.utf16.count)
    edited.select(from: start + place.lowerBound, to: start + place.upperBound)
    textDidChange()
  }

  final func settleMarkedText() {
    guard let marked = edited.marked else { return }
    history.add(FieldHistory.Change(start: marked.lowerBound, removed: "", inserted: edited.text(in: marked)))
    edited.mark(nil)
    textDidChange()
  }
}
