import Foundation
import UIKitCore

extension UITextField {
  /// Begins to edit when the delegate allows it and the keys can be had.
  final func beginEditing(_ takeKeys: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, !session.isBeginning else { return false }
    session.isBeginning = true
    defer { session.isBeginning = false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, window != nil, takeKeys(), isFirstResponder else {
      return false
    }
    session.isEditing = true
    session.isForced = false
    session.startsAnew = isSecureTextEntry && !edited.isEmpty
    edited.select(from: edited.count, to: edited.count)
    history.close()
    textDidChange()
    bringIntoView()
    if clearsOnBeginEditing, !edited.isEmpty { clear() }
    tellOfBeginning()
    return isFirstResponder
  }

  /// Whoever is told may end it all again: then the rest hears nothing.
  private func tellOfBeginning() {
    delegate?.textFieldDidBeginEditing(self)
    if isEditing { sendActions(for: .editingDidBegin) }
    if isEditing { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) }
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Ends editing when the delegate allows it.
  final func endEditing(_ giveUpKeys: () -> Bool) -> Bool {
    guard session.isEditing else { return giveUpKeys() }
    guard !session.isEnding else { return false }
    session.isEnding = true
    defer { session.isEnding = false }
    let isForced = session.isForced
    session.isForced = false
    // A field that has lost the keys meanwhile can't keep them.
    if !isForced, delegate?.textFieldShouldEndEditing(self) == false, isFirstResponder { return false }
    guard session.isEditing else { return true }
    unmarkText()
    guard session.isEditing else { return true }
    let hadKeys = isFirstResponder
    session.isEditing = false
    guard giveUpKeys() || !hadKeys else {
      session.isEditing = true
      return false
    }
    finishEditing()
    return true
  }

  private func finishEditing() {
    session.startsAnew = false
    session.touch = nil
    typing = nil
    scroll = 0
    stopBlinking()
    parts.caret?.removeFromSuperview()
    textDidChange()
    if let delegate { delegate.textFieldDidEndEditing(self, reason: .committed) }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  /// Ends editing without asking: the field is taken away or switched off.
  final func resignAnyway() {
    guard session.isEditing else { return }
    session.isForced = true
    resignFirstResponder()
  }

  // MARK: Selection

  /// Selects between two places as the user or a program does.
  final func select(from anchor: Int, to head: Int) {
    let old = (edited.anchor, edited.head)
    edited.select(from: anchor, to: head)
    guard old != (edited.anchor, edited.head) else { return textPlaceDidChange() }
    selectionDidChange()
  }

  private func selectionDidChange() {
    typing = nil
    clearsOnInsertion = false
    session.startsAnew = false
    history.close()
    textPlaceDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Selects the word at a place, or what lies between words.
  final func selectWord(at offset: Int) {
    let words = line.words
    if let word = words.first(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) {
      return select(from: word.lowerBound, to: word.upperBound)
    }
    let before = words.last { $0.upperBound < offset }?.upperBound ?? line.part.lowerBound
    let after = words.first { $0.lowerBound > offset }?.lowerBound ?? line.part.upperBound
    select(from: before, to: after)
  }
}
