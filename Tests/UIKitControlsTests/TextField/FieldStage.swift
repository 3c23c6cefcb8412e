import Foundation
import UIKit
import UIKitTesting

@testable import UIKitControls

/// A stage with a field, and what it asked and told.
@MainActor
final class FieldStage {
  let stage: Stage
  let controller = UIViewController()
  let field: UITextField
  let log = FieldLog()

  init(
    _ text: String = "", scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, field: UITextField = UITextField()
  ) {
    stage = Stage(
      size: CGSize(width: 400, height: 200), scale: scale, appearance: appearance, direction: direction)
    self.field = field
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    field.borderStyle = .roundedRect
    field.text = text
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(field)
    stage.show(controller)
    log.watch(field)
  }

  /// Edits the field and forgets what it said about it.
  @discardableResult
  func edit() -> Self {
    field.becomeFirstResponder()
    stage.turn()
    log.lines.removeAll()
    return self
  }

  /// The selection in UTF-16 units.
  var selection: Range<Int> { field.edited.selection }
  var caret: CGRect { field.caretRect(at: field.edited.head) }

  /// A place in the window over the left edge of a character.
  func place(of offset: Int) -> CGPoint {
    let rect = field.caretRect(at: offset)
    return field.convert(CGPoint(x: rect.minX + 0.5, y: rect.midY), to: nil)
  }

  func find(_ offset: Int) -> UITextPosition? { field.position(from: field.beginningOfDocument, offset: offset) }

  isolated deinit {
    log.forget()
    stage.close()
  }
}

/// The lines of what a field asked and told, in their order.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var allows: (String) -> Bool = { _ in true }
  var onCall: (String) -> Void = { _ in }
  private var observers: [any NSObjectProtocol] = []

  func watch(_ field: UITextField, named name: String = "") {
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
      (.primaryActionTriggered, "event primary"),
    ]
    for (event, line) in events {
      field.addAction(UIAction { [weak self] _ in self?.add(name + line) }, for: event)
    }
    let notes: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note changed"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    for (note, line) in notes {
      observers.append(
        NotificationCenter.default.addObserver(forName: note, object: field, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.add(name + line) }
        })
    }
    names[ObjectIdentifier(field)] = name
  }

  func forget() {
    onCall = { _ in }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers.removeAll()
  }

  private var names: [ObjectIdentifier: String] = [:]

  private func add(_ line: String) {
    lines.append(line)
    onCall(line)
  }

  private func ask(_ field: UITextField, _ line: String) -> Bool {
    tell(field, line)
    return allows(line)
  }

  private func tell(_ field: UITextField, _ line: String) { add((names[ObjectIdentifier(field)] ?? "") + line) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell(textField, "did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "should end") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    tell(textField, "did end \(reason)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask(textField, "should change \(range.location),\(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { tell(textField, "selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "should return") }
}
