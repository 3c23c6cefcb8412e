import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@MainActor
@Suite("Beginning and ending to edit a text field", .serialized)
struct FieldEditingTests {
  private static let begin = ["should begin", "did begin", "event begin", "note begin", "selection"]
  private static let end = ["should end", "did end committed", "event end", "note end"]

  @Test("Editing begins and ends with everybody told in order")
  func order() {
    let scene = FieldStage("Ada")
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.log.lines == Self.begin)
    #expect(scene.field.isEditing && scene.field.isFirstResponder)
    #expect(scene.selection == 3..<3)
    scene.log.lines.removeAll()
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.log.lines.isEmpty)
    #expect(scene.field.resignFirstResponder())
    #expect(scene.log.lines == Self.end)
    #expect(!scene.field.isEditing && !scene.field.isFirstResponder)
  }

  @Test("Going on to another field asks it first, then ends this one")
  func goingOn() {
    let scene = FieldStage()
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    scene.controller.view.addSubview(other)
    scene.log.watch(other, named: "2 ")
    scene.edit()
    other.becomeFirstResponder()
    #expect(scene.log.lines == ["2 should begin"] + Self.end + Self.begin.dropFirst().map { "2 " + $0 })
    scene.log.lines.removeAll()
    scene.log.allows = { $0 != "should end" }
    #expect(!scene.field.becomeFirstResponder())
    #expect(other.isEditing && !scene.field.isEditing)
  }

  @Test("A delegate that refuses keeps things as they are; force does not ask it")
  func refused() {
    let scene = FieldStage()
    scene.log.allows = { _ in false }
    #expect(!scene.field.becomeFirstResponder())
    scene.stage.tap(scene.field)
    #expect(!scene.field.isEditing)
    scene.log.allows = { $0 == "should begin" }
    scene.edit()
    #expect(!scene.field.resignFirstResponder())
    #expect(!scene.controller.view.endEditing(false))
    #expect(scene.field.isEditing)
    scene.log.lines.removeAll()
    #expect(scene.controller.view.endEditing(true))
    #expect(scene.log.lines == Array(Self.end.dropFirst()))
  }

  @Test("A field that leaves its window, or is switched off, is edited no longer; nobody is asked")
  func leaving() {
    let scene = FieldStage().edit()
    scene.log.allows = { $0 == "should begin" }
    scene.field.removeFromSuperview()
    #expect(scene.log.lines == Array(Self.end.dropFirst()))
    #expect(scene.stage.window?.firstResponder == nil)
    scene.controller.view.addSubview(scene.field)
    scene.edit()
    scene.field.isEnabled = false
    #expect(scene.log.lines == Array(Self.end.dropFirst()))
    #expect(!scene.field.becomeFirstResponder())
  }

  @Test("A finger begins when it is lifted and has not moved, a touch in an edited field places the caret")
  func touch() {
    let scene = FieldStage("Ada Grace")
    let place = scene.place(of: 4)
    scene.stage.touch(.began, at: place)
    #expect(!scene.field.isEditing)
    scene.stage.touch(.ended, at: place)
    #expect(scene.field.isEditing)
    #expect(scene.selection == 4..<4)
    scene.field.resignFirstResponder()
    scene.stage.drag(from: place, to: CGPoint(x: place.x + 40, y: place.y))
    #expect(!scene.field.isEditing)
  }

  @Test("The text is cleared by its button, and on beginning, if the delegate allows it")
  func clearing() throws {
    let scene = FieldStage("Ada")
    scene.field.clearButtonMode = .always
    scene.stage.turn()
    let button = try #require(scene.field.subviews.first { $0 is UIButton })
    scene.log.allows = { $0 != "should clear" }
    scene.stage.tap(button)
    #expect(scene.field.text == "Ada")
    scene.log.allows = { _ in true }
    scene.log.lines.removeAll()
    scene.stage.tap(button)
    #expect(scene.field.text?.isEmpty == true)
    #expect(scene.log.lines.prefix(4) == ["should clear", "selection", "event changed", "note changed"])
    #expect(scene.field.isEditing)
    scene.stage.turn()
    #expect(button.superview == nil)
    scene.field.resignFirstResponder()
    scene.field.text = "Grace"
    scene.field.clearsOnBeginEditing = true
    scene.field.becomeFirstResponder()
    #expect(scene.field.text?.isEmpty == true)
  }

  @Test("A keyboard on the screen comes with editing and goes with it, not in between two fields")
  func screenKeyboard() {
    let scene = FieldStage()
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    scene.controller.view.addSubview(other)
    scene.stage.setKeyboardWhileEditing(height: 80)
    var frames: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { frames.append(frame?.minY ?? -1) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    scene.edit()
    other.becomeFirstResponder()
    scene.stage.turn()
    #expect(frames == [120])
    other.resignFirstResponder()
    scene.stage.turn()
    #expect(frames == [120, 200])
  }

  @Test("Fields are freed, also while they are edited")
  func freed() {
    let scene = FieldStage()
    weak var field: UITextField?
    autoreleasepool {
      let made = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
      made.clearButtonMode = .always
      field = made
      scene.controller.view.addSubview(made)
      made.becomeFirstResponder()
      scene.stage.type("Ada")
      made.removeFromSuperview()
    }
    scene.stage.advance(by: 1)
    #expect(field == nil)
  }
}

/// Foundation on Linux has no pools; names are freed where they end.
private func autoreleasepool(_ work: () -> Void) { work() }
