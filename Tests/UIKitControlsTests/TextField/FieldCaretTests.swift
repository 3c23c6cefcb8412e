import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls
@testable import UIKitCore

@MainActor
@Suite("The caret and the selection of a text field", .serialized)
struct FieldCaretTests {
  @Test(
    "A click places the caret between characters, wherever it comes",
    arguments: ["Ada Grace", "ae\u{301}👩‍💻x", "אבג abc"])
  func clicks(_ text: String) {
    let scene = FieldStage(text).edit()
    var boundaries: Set<Int> = [0]
    for index in text.indices { boundaries.insert(text.utf16.distance(from: text.startIndex, to: index)) }
    boundaries.insert(text.utf16.count)
    var seen: Set<Int> = []
    for x in stride(from: CGFloat(20), through: 220, by: 2) {
      scene.stage.tap(at: CGPoint(x: x, y: 37))
      scene.stage.advance(by: 0.5)
      #expect(scene.selection.isEmpty)
      seen.insert(scene.selection.lowerBound)
    }
    #expect(seen == boundaries)
  }

  @Test("Two taps select the word, three everything; dragging selects")
  func selecting() {
    let scene = FieldStage("Ada Grace Mary").edit()
    scene.stage.tap(at: scene.place(of: 6), times: 2)
    #expect(scene.selection == 4..<9)
    scene.stage.tap(at: scene.place(of: 6))
    #expect(scene.selection == 0..<14)
    scene.stage.advance(by: 1)
    scene.stage.drag(from: scene.place(of: 1), to: scene.place(of: 7))
    #expect(scene.selection == 1..<7)
    scene.stage.advance(by: 1)
    scene.stage.drag(from: scene.place(of: 7), to: scene.place(of: 2))
    #expect(scene.selection == 2..<7)
  }

  @Test("Arrows move as it is seen, also where directions mix")
  func bidirectional() {
    let scene = FieldStage("abc אבג def").edit()
    scene.stage.press(.keyboardHome)
    var (places, xs) = ([scene.selection.lowerBound], [scene.caret.minX])
    for _ in 0..<11 {
      scene.stage.press(.keyboardRightArrow)
      places.append(scene.selection.lowerBound)
      xs.append(scene.caret.minX)
    }
    #expect(Set(places) == Set(0...11))
    #expect(xs == xs.sorted())
    scene.stage.press(.keyboardRightArrow)
    #expect(scene.selection.lowerBound == 11)
  }

  @Test("A selection across directions has several rectangles, as wide as its letters")
  func selectionRects() {
    let scene = FieldStage("abc אבג def").edit()
    let range = scene.field.textRange(from: scene.field.beginningOfDocument, to: scene.find(6) ?? UITextPosition())
    let rects = range.map { scene.field.selectionRects(for: $0) } ?? []
    #expect(rects.count == 2)
    #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
    #expect(rects.first?.rect.minX == 7)
  }

  @Test("Long text is moved so that the caret is seen, and no further than it has to be")
  func scrolling() {
    let scene = FieldStage(String(repeating: "wide text ", count: 20)).edit()
    let room = scene.field.editingRect(forBounds: scene.field.bounds)
    #expect(abs(scene.caret.maxX - room.maxX) <= 1)
    let last = scene.field.scroll
    scene.stage.press(.keyboardLeftArrow)
    #expect(scene.field.scroll == last)
    #expect(room.contains(CGPoint(x: scene.caret.minX, y: scene.caret.midY)))
    scene.stage.press(.keyboardHome)
    #expect(scene.field.scroll == 0)
    #expect(scene.caret.minX == room.minX)
    scene.field.resignFirstResponder()
    #expect(scene.field.scroll == 0)
  }

  @Test("The places of the text can be asked for as UIKit names them")
  func textInput() throws {
    let scene = FieldStage("Ada Grace").edit()
    let field = scene.field
    let (four, nine) = (try #require(scene.find(4)), try #require(scene.find(9)))
    #expect(field.compare(four, to: nine) == .orderedAscending)
    #expect(field.offset(from: nine, to: four) == -5)
    #expect(field.position(from: nine, offset: 1) == nil)
    #expect(field.position(from: nine, offset: .max) == nil)
    let name = try #require(field.textRange(from: nine, to: four))
    #expect(field.text(in: name) == "Grace")
    field.selectedTextRange = name
    #expect(scene.selection == 4..<9)
    #expect(scene.log.lines == ["selection"])
    let rect = field.caretRect(for: four)
    let closest = try #require(field.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY)))
    #expect(field.offset(from: field.beginningOfDocument, to: closest) == 4)
    let letter = try #require(field.characterRange(at: CGPoint(x: rect.minX + 2, y: rect.midY)))
    #expect(field.text(in: letter) == "G")
    #expect(field.characterRange(at: CGPoint(x: 199, y: 5)) == nil)
    let left = try #require(field.position(from: four, in: .left, offset: 2))
    #expect(field.offset(from: left, to: four) == 2)
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(four, with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "Grace")
    #expect(field.tokenizer.isPosition(four, atBoundary: .word, inDirection: .storage(.backward)))
    field.replace(name, withText: "Byron\n")
    #expect(field.text == "Ada Byron ")
  }

  @Test("The caret blinks while a field is edited, and wakes nobody else")
  func blinking() throws {
    let scene = FieldStage("Ada")
    scene.stage.settle()
    #expect(RenderLoop.shared.nextDeadline == nil)
    scene.edit()
    let caret = try #require(scene.field.parts.caret)
    #expect(!caret.isHidden)
    scene.stage.advance(by: 0.6)
    #expect(caret.isHidden)
    scene.stage.type("x")
    #expect(!caret.isHidden)
    scene.stage.advance(by: 12)
    #expect(!caret.isHidden)
    #expect(RenderLoop.shared.nextDeadline == nil)
    scene.stage.press(.keyboardLeftArrow)
    #expect(RenderLoop.shared.nextDeadline != nil)
    scene.field.resignFirstResponder()
    #expect(RenderLoop.shared.nextDeadline == nil)
    #expect(caret.superview == nil)
  }

  @Test("It stands still in a window that is not in front, and with Reduce Motion")
  func standing() throws {
    let scene = FieldStage("Ada").edit()
    let caret = try #require(scene.field.parts.caret)
    scene.stage.setActive(false)
    scene.stage.advance(by: 0.6)
    #expect(!caret.isHidden)
    #expect(RenderLoop.shared.nextDeadline == nil)
    scene.stage.setActive(true)
    scene.stage.advance(by: 0.6)
    #expect(caret.isHidden)
    scene.stage.setReducesMotion(true)
    scene.stage.press(.keyboardHome)
    scene.stage.advance(by: 0.6)
    #expect(!caret.isHidden)
    #expect(RenderLoop.shared.nextDeadline == nil)
  }
}
