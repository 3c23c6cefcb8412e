import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Typing into a text field", .serialized)
struct FieldTypingTests {
  @Test("A letter is asked for, then told of, in this order")
  func order() {
    let scene = FieldStage("Ad").edit()
    scene.stage.type("a")
    #expect(scene.field.text == "Ada")
    #expect(scene.log.lines == ["should change 2,0 'a'", "selection", "event changed", "note changed"])
  }

  @Test("What the delegate refuses does not happen")
  func refused() {
    let scene = FieldStage("Ada").edit()
    scene.log.allows = { !$0.hasPrefix("should change") }
    scene.stage.type("x")
    scene.stage.press(.keyboardDeleteOrBackspace)
    scene.stage.clipboard = "pasted"
    scene.stage.press(.keyboardV, modifiers: .control)
    #expect(scene.field.text == "Ada")
    #expect(scene.log.lines == ["should change 3,0 'x'", "should change 2,1 ''", "should change 3,0 'pasted'"])
  }

  @Test("Setting the text tells nobody, and setting the same leaves the caret")
  func programmatic() {
    let scene = FieldStage("Ada").edit()
    scene.stage.press(.keyboardHome)
    scene.log.lines.removeAll()
    scene.field.text = "Ada"
    #expect(scene.selection == 0..<0)
    scene.field.text = "Grace"
    #expect(scene.selection == 5..<5)
    #expect(scene.log.lines.isEmpty)
  }

  @Test("Backspace and Delete take whole characters, counted in UTF-16 units")
  func clusters() {
    let scene = FieldStage("ae\u{301}👩‍💻🇩🇪").edit()
    scene.stage.press(.keyboardDeleteOrBackspace)
    scene.stage.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "ae\u{301}")
    #expect(scene.log.lines.first == "should change 8,4 ''")
    scene.stage.press(.keyboardHome)
    scene.stage.press(.keyboardDeleteForward)
    scene.stage.press(.keyboardDeleteForward)
    #expect(scene.field.text?.isEmpty == true)
  }

  @Test("Backspace in an empty field asks nobody but calls deleteBackward, which subclasses listen to")
  func emptyBackspace() {
    final class Listening: UITextField {
      var calls = 0
      override func deleteBackward() {
        calls += 1
        super.deleteBackward()
      }
    }
    let field = Listening()
    let scene = FieldStage(field: field).edit()
    scene.stage.press(.keyboardDeleteOrBackspace)
    #expect(field.calls == 1)
    #expect(scene.log.lines.isEmpty)
  }

  @Test("Home, End and arrows move; with Shift they select, and typing takes the place of it")
  func moving() {
    let scene = FieldStage("Ada Grace").edit()
    scene.stage.press(.keyboardHome)
    #expect(scene.selection == 0..<0)
    scene.stage.press(.keyboardRightArrow)
    scene.stage.press(.keyboardRightArrow, modifiers: .shift)
    scene.stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(scene.selection == 1..<3)
    scene.stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(scene.selection == 1..<2)
    scene.stage.press(.keyboardEnd, modifiers: .shift)
    #expect(scene.selection == 1..<9)
    // Without Shift an arrow leaves the selection at its side.
    scene.stage.press(.keyboardLeftArrow)
    #expect(scene.selection == 1..<1)
    scene.stage.press(.keyboardEnd, modifiers: .shift)
    scene.stage.type("l")
    #expect(scene.field.text == "Al")
  }

  @Test("With Control keys move and delete by words", arguments: [UIKeyModifierFlags.control, .alternate])
  func words(_ modifier: UIKeyModifierFlags) {
    let scene = FieldStage("Ada, don't stop").edit()
    scene.stage.press(.keyboardLeftArrow, modifiers: modifier)
    #expect(scene.selection == 11..<11)
    scene.stage.press(.keyboardLeftArrow, modifiers: modifier)
    #expect(scene.selection == 5..<5)
    scene.stage.press(.keyboardRightArrow, modifiers: modifier.union(.shift))
    #expect(scene.selection == 5..<10)
    scene.stage.press(.keyboardDeleteForward, modifiers: modifier)
    #expect(scene.field.text == "Ada,  stop")
    scene.stage.press(.keyboardDeleteOrBackspace, modifiers: modifier)
    #expect(scene.field.text == " stop")
  }

  @Test("Cut, copy and paste go through the desktop's clipboard; what is pasted is one line")
  func clipboard() {
    let scene = FieldStage("Ada").edit()
    scene.stage.press(.keyboardA, modifiers: .control)
    scene.stage.press(.keyboardC, modifiers: .control)
    #expect(scene.stage.clipboard == "Ada")
    scene.stage.clipboard = "one\r\ntwo\tthree\u{2028}four\u{0}\u{7}"
    scene.stage.press(.keyboardV, modifiers: .control)
    #expect(scene.field.text == "one two three four")
    scene.stage.press(.keyboardHome, modifiers: .shift)
    scene.stage.press(.keyboardX, modifiers: .control)
    #expect(scene.field.text?.isEmpty == true)
    #expect(UIPasteboard.general.string == "one two three four")
  }

  @Test("Control with Z takes back, letters in a row as one; with Y and Shift Z it comes again")
  func undo() {
    let scene = FieldStage().edit()
    scene.stage.type("Ada")
    scene.stage.press(.keyboardHome)
    scene.stage.type("x")
    scene.stage.press(.keyboardA, modifiers: .control)
    scene.stage.press(.keyboardDeleteOrBackspace)
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text == "xAda")
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text == "Ada")
    scene.stage.press(.keyboardZ, modifiers: .control)
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text?.isEmpty == true)
    scene.stage.press(.keyboardY, modifiers: .control)
    scene.stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(scene.field.text == "xAda")
  }

  @Test("Return asks, then triggers; somebody who listens to its end ends editing")
  func returnKey() {
    let scene = FieldStage("Ada").edit()
    scene.stage.press(.keyboardReturnOrEnter)
    #expect(scene.log.lines == ["should return", "event primary"])
    #expect(scene.field.isEditing)
    scene.log.allows = { $0 != "should return" }
    scene.stage.type("\n")
    #expect(scene.log.lines.last == "should return")
    scene.log.allows = { _ in true }
    var ended = 0
    scene.field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    scene.stage.press(.keyboardReturnOrEnter)
    #expect(ended == 1)
    #expect(!scene.field.isEditing)
  }

  @Test("Keys that type end at the field; Escape and Tab go on")
  func keysOfOthers() {
    final class Around: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
        super.pressesBegan(presses, with: event)
      }
    }
    let scene = FieldStage()
    let around = Around(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    scene.controller.view.addSubview(around)
    around.addSubview(scene.field)
    let next = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    around.addSubview(next)
    scene.edit()
    for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardA, .keyboardReturnOrEnter, .keyboardLeftArrow] {
      scene.stage.press(key)
    }
    #expect(around.keys.isEmpty)
    scene.stage.press(.keyboardEscape)
    scene.stage.press(.keyboardTab)
    #expect(around.keys == [.keyboardEscape, .keyboardTab])
    #expect(next.isEditing && !scene.field.isEditing)
    scene.stage.press(.keyboardTab, modifiers: .shift)
    #expect(scene.field.isEditing)
  }

  @Test("Text of an input method is shown until it is settled, and is one change to take back")
  func markedText() {
    let scene = FieldStage("Hi ").edit()
    scene.stage.compose("ni", selected: 1..<1)
    #expect(scene.field.text == "Hi ni")
    #expect(scene.field.edited.marked == 3..<5)
    #expect(scene.selection == 4..<4)
    scene.stage.compose("ni hao")
    #expect(scene.field.text == "Hi ni hao")
    // Keys are the input method's meanwhile.
    scene.stage.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "Hi ni hao")
    scene.stage.compose("")
    scene.stage.type("你好")
    #expect(scene.field.text == "Hi 你好")
    #expect(scene.field.markedTextRange == nil)
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text == "Hi ")
    scene.stage.compose("x")
    scene.field.resignFirstResponder()
    #expect(scene.field.text == "Hi x")
    #expect(scene.field.markedTextRange == nil)
  }

  @Test("What an input method settles without saying so first is one change to take back")
  func settled() {
    let scene = FieldStage("").edit()
    scene.stage.type("abc")
    scene.stage.press(.keyboardHome)
    scene.stage.compose("ni")
    scene.field.insertText("你")
    #expect(scene.field.text == "你abc")
    scene.stage.press(.keyboardZ, modifiers: .control)
    #expect(scene.field.text == "abc")
  }

  @Test("Places are asked for as far away as numbers go")
  func farAway() {
    let scene = FieldStage("abc").edit()
    let start = scene.field.beginningOfDocument
    for direction in [UITextLayoutDirection.left, .right] {
      for offset in [Int.min, .max] {
        #expect(scene.field.position(from: start, in: direction, offset: offset) == nil)
      }
    }
  }

  @Test("Hidden text is neither copied nor gone on with")
  func secure() {
    let scene = FieldStage("secret")
    scene.field.isSecureTextEntry = true
    scene.edit()
    scene.stage.press(.keyboardA, modifiers: .control)
    scene.stage.press(.keyboardC, modifiers: .control)
    scene.stage.press(.keyboardX, modifiers: .control)
    #expect(scene.stage.clipboard == nil)
    #expect(scene.field.line.shown == String(repeating: "\u{2022}", count: 6))
    scene.field.resignFirstResponder()
    scene.edit()
    scene.stage.type("n")
    scene.stage.type("ew")
    #expect(scene.field.text == "new")
    #expect(scene.log.lines.first == "should change 0,6 'n'")
    // Bullets stand for characters, not for UTF-16 units.
    scene.field.text = "a👩‍💻b"
    scene.stage.press(.keyboardLeftArrow)
    scene.stage.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "ab")
  }

  @Test("The host hears whether text is wanted and where the caret is")
  func host() throws {
    let scene = FieldStage("Ada")
    #expect(!scene.stage.isTextInputActive)
    scene.edit()
    #expect(scene.stage.isTextInputActive)
    let caret = try #require(scene.stage.textInputCaret)
    #expect(caret == scene.field.convert(scene.caret, to: nil))
    scene.stage.press(.keyboardHome)
    #expect(scene.stage.textInputCaret == CGRect(x: 27, y: caret.minY, width: 2, height: caret.height))
    scene.field.resignFirstResponder()
    scene.stage.turn()
    #expect(!scene.stage.isTextInputActive)
  }
}
