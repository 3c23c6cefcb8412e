import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@MainActor
@Suite("Hostile use of a text field", .serialized)
struct FieldHostileTests {
  private nonisolated static let calls = [
    "should begin", "did begin", "event begin", "note begin", "selection", "should change 0,0 'x'", "event changed",
    "note changed", "should return", "should end", "did end committed", "event end", "note end",
  ]

  /// What a program may do while it is asked or told of something.
  nonisolated enum Deed: CaseIterable, Sendable {
    case resigns, removes, sets, disables, begins, selects
  }

  @Test("Whatever a delegate does in whichever call, nothing is stuck", arguments: calls, Deed.allCases)
  func deeds(_ call: String, _ deed: Deed) {
    let scene = FieldStage()
    var count = 0
    scene.log.onCall = { [unowned scene] line in
      guard line == call, count < 3 else { return }
      count += 1
      switch deed {
      case .resigns: scene.field.resignFirstResponder()
      case .removes: scene.field.removeFromSuperview()
      case .sets: scene.field.text = "set"
      case .disables: scene.field.isEnabled = false
      case .begins: scene.field.becomeFirstResponder()
      case .selects: scene.field.selectAll(nil)
      }
    }
    scene.field.becomeFirstResponder()
    scene.stage.type("x")
    scene.stage.press(.keyboardReturnOrEnter)
    scene.field.resignFirstResponder()
    scene.stage.turn()
    #expect(count > 0 || ["removes", "disables", "resigns"].contains("\(deed)"))
    #expect(scene.field.isEditing == scene.field.isFirstResponder)
    // Everything works as ever afterwards.
    scene.log.onCall = { _ in }
    scene.field.isEnabled = true
    scene.controller.view.addSubview(scene.field)
    scene.field.text = ""
    scene.edit()
    scene.stage.type("Ada")
    #expect(scene.field.text == "Ada")
    #expect(scene.field.resignFirstResponder())
    #expect(!scene.field.isEditing)
    #expect(scene.stage.window?.firstResponder == nil)
  }

  @Test("A delegate that sets the text in answer to what is typed has the last word")
  func answering() {
    let scene = FieldStage().edit()
    scene.field.addAction(
      UIAction { [unowned scene] _ in scene.field.text = scene.field.text?.uppercased() }, for: .editingChanged)
    scene.stage.type("ada")
    #expect(scene.field.text == "ADA")
    #expect(scene.selection == 3..<3)
    scene.log.onCall = { [unowned scene] in if $0.hasPrefix("should change") { scene.field.text = "" } }
    scene.stage.type("x")
    #expect(scene.field.text == "X")
  }

  @Test("A megabyte that is pasted is held whole, and edited and shown as a line of any length")
  func huge() {
    let scene = FieldStage().edit()
    scene.stage.clipboard = String(repeating: "wörd\n", count: 200_000)
    scene.stage.press(.keyboardV, modifiers: .control)
    #expect(scene.field.text?.utf8.count == 1_200_000)
    #expect(scene.field.text?.contains("\n") == false)
    #expect(scene.field.line.part.count <= FieldLine.partLength)
    let room = scene.field.editingRect(forBounds: scene.field.bounds)
    for key in [UIKeyboardHIDUsage.keyboardHome, .keyboardEnd] {
      scene.stage.press(key)
      #expect(scene.caret.minX >= room.minX && scene.caret.maxX <= room.maxX)
    }
    for _ in 0..<5 { scene.stage.press(.keyboardLeftArrow, modifiers: .control) }
    scene.stage.type("x")
    #expect(scene.selection == 999_976..<999_976)
    scene.stage.press(.keyboardZ, modifiers: .control)
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text?.isEmpty == true)
    scene.field.resignFirstResponder()
    scene.stage.turn()
  }

  @Test("Carets walk over all of a text that is laid out in parts")
  func parts() {
    let scene = FieldStage(String(repeating: "é", count: 3 * FieldLine.partLength)).edit()
    let block = FieldLine.partLength / 3
    for edge in [block, 2 * block, 5 * block] {
      scene.field.selectedTextRange = FieldRange(edge - 3..<edge - 3)
      for _ in 0..<6 { scene.stage.press(.keyboardRightArrow) }
      #expect(scene.selection == edge + 3..<edge + 3)
      #expect(scene.field.line.part.contains(edge + 3))
      #expect(scene.field.bounds.contains(scene.caret))
      for _ in 0..<6 { scene.stage.press(.keyboardLeftArrow) }
      #expect(scene.selection == edge - 3..<edge - 3)
    }
  }

  @Test("Sizes and ranges that make no sense stop nothing")
  func nonsense() {
    let scene = FieldStage("Ada").edit()
    scene.field.frame.size = .zero
    scene.stage.turn()
    scene.stage.type("x")
    scene.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 5_000, height: 5_000))
    scene.field.leftViewMode = .always
    scene.stage.turn()
    scene.field.frame.size = CGSize(width: 3, height: 3)
    scene.stage.turn()
    #expect(scene.field.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity)) != nil)
    #expect(scene.field.text(in: UITextRange()) == "")
    scene.field.setMarkedText("ab", selectedRange: NSRange(location: 50, length: .max))
    scene.field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
    scene.field.font = .systemFont(ofSize: 10_000)
    scene.stage.turn()
    #expect(scene.field.text == "Adax")
  }
}
