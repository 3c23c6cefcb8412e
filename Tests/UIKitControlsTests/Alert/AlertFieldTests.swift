import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Alerts with text fields", .serialized)
struct AlertFieldTests {
  private let stage: Stage
  private let root = UIViewController()
  private let log = FieldLog()

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    root.view.backgroundColor = .systemBackground
    stage.show(root)
    stage.settle()
  }

  /// Asks for a name and a password.
  private func signIn(_ chosen: @escaping (String) -> Void = { _ in }) -> UIAlertController {
    let alert = UIAlertController(title: "Sign in", message: "The password is not kept.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    for (index, field) in (alert.textFields ?? []).enumerated() { log.watch(field, named: "\(index) ") }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen("cancel") })
    alert.addAction(
      UIAlertAction(title: "Sign in", style: .default) { [unowned alert] _ in
        chosen((alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: "/"))
      })
    return alert
  }

  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    stage.settle()
  }

  @Test("The first field is edited once the alert is shown; Return goes on, and from the last one chooses")
  func order() {
    var chosen: [String] = []
    let alert = signIn { [log] in
      chosen.append($0)
      log.lines.append("handler")
    }
    show(alert)
    #expect(alert.textFields?.map(\.isEditing) == [true, false])
    stage.type("ada")
    log.lines.removeAll()
    stage.press(.keyboardReturnOrEnter)
    #expect(alert.textFields?.map(\.isEditing) == [false, true])
    stage.type("x")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosen == ["ada/x"])
    #expect(root.presentedViewController == nil)
    #expect(
      log.lines == [
        "0 should return", "0 event primary", "1 should begin", "0 should end", "0 did end committed", "0 event end",
        "0 note end", "1 did begin", "1 event begin", "1 note begin", "1 selection", "1 should change 0,0 'x'",
        "1 selection", "1 event changed", "1 note changed", "1 should return", "1 event primary",
        "1 did end committed", "1 event end", "1 note end", "handler",
      ])
  }

  @Test("Escape cancels, a delegate keeps Return to itself, and several actions leave it open which is meant")
  func keys() {
    var chosen: [String] = []
    let alert = signIn { chosen.append($0) }
    show(alert)
    log.allows = { $0 != "should return" }
    stage.press(.keyboardReturnOrEnter)
    #expect(alert.textFields?.first?.isEditing == true)
    log.allows = { _ in true }
    alert.addAction(UIAlertAction(title: "Register", style: .default))
    stage.press(.keyboardReturnOrEnter)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(root.presentedViewController === alert)
    alert.preferredAction = alert.actions[2]
    #expect(alert.textFields?.last?.isEditing == true)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(chosen == ["cancel"])
    #expect(!stage.isTextInputActive)
  }

  @Test("An action that waits for a text, as programs have it")
  func waiting() throws {
    let alert = signIn()
    let action = alert.actions[1]
    action.isEnabled = false
    let field = try #require(alert.textFields?.first)
    field.addAction(
      UIAction { [unowned action, unowned field] _ in action.isEnabled = field.hasText }, for: .editingChanged)
    show(alert)
    stage.type("a")
    #expect(action.isEnabled)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(!action.isEnabled)
  }

  @Test("The fields are joined under the message; the alert keeps clear of a keyboard, and they keep their text")
  func layout() throws {
    let alert = signIn()
    stage.setKeyboardWhileEditing(height: 120)
    show(alert)
    let fields = try #require(alert.textFields)
    let places = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(places[0].maxY == places[1].minY)
    #expect(alert.view.frame.maxY <= 400 - 120)
    stage.type("ada")
    alert.message = "That was wrong."
    stage.settle()
    #expect(fields[0].isEditing && fields[0].text == "ada")
    let button = try #require(alert.choices.subviews.first { $0 is UIButton })
    #expect(button.convert(button.bounds, to: alert.view).minY > places[1].maxY)
    root.dismiss(animated: true)
    stage.settle()
    #expect(!fields[0].isEditing)
  }

  @Test("Where the keyboard leaves too little room, the field that is edited is in view")
  func tight() throws {
    stage.setKeyboardWhileEditing(height: 220)
    let alert = signIn()
    show(alert)
    #expect(alert.view.frame.maxY <= 180)
    let fields = try #require(alert.textFields)
    for field in fields {
      field.becomeFirstResponder()
      stage.settle()
      #expect(alert.texts.bounds.contains(field.convert(field.bounds, to: alert.texts)))
    }
  }

  @Test("An alert without fields has none to name")
  func none() {
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
  }

  @Test("Alerts with fields are freed after they went")
  func freed() {
    weak var alert: UIAlertController?
    do {
      let made = signIn()
      alert = made
      show(made)
      stage.type("ada")
      log.forget()
    }
    stage.press(.keyboardEscape)
    stage.settle()
    stage.advance(by: 1)
    #expect(alert == nil)
  }

  @Test("Pictures", arguments: [UIUserInterfaceStyle.light, .dark])
  func pictures(_ style: UIUserInterfaceStyle) throws {
    let alert = signIn()
    alert.overrideUserInterfaceStyle = style
    root.overrideUserInterfaceStyle = style
    show(alert)
    stage.type("ada")
    let frame = alert.view.frame
    let pixels = CGRect(x: frame.minX * 2, y: frame.minY * 2, width: frame.width * 2, height: frame.height * 2)
    let shot = try #require(stage.snapshot().cropped(to: pixels.integral))
    try Goldens.check(shot, style == .dark ? "sign-in-dark" : "sign-in", in: #filePath)
  }
}
