import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Touches", .serialized)
struct TouchTests {
  @Test("Fault 25: the blocks run on touches, not while views are searched for")
  func onTouches() {
    let scene = PopoverScene()
    scene.present()
    let touchView = scene.popover.touchView
    var (inside, outside) = (0, 0)
    touchView.touchedInside = { inside += 1 }
    touchView.touchedOutside = { outside += 1 }
    let middle = CGPoint(x: scene.frame.midX, y: scene.frame.midY)
    for _ in 0..<5 {
      _ = touchView.hitTest(middle, with: nil)
      _ = touchView.hitTest(scene.outside, with: nil)
    }
    #expect((inside, outside) == (0, 0))
    scene.stage.tap(at: middle)
    #expect((inside, outside) == (1, 0))
    scene.stage.tap(at: scene.outside)
    #expect((inside, outside) == (1, 1))
  }

  @Test(
    "Fault 26: a touch of nothing is neither; title, border and content are inside, the corner beside the arrow not")
  func oneQuestion() {
    let scene = PopoverScene(title: "Title")
    scene.present()
    let touchView = scene.popover.touchView
    #expect(touchView.hitTest(CGPoint(x: -5, y: 5), with: nil) == nil)
    let frame = scene.frame
    var (inside, outside) = (0, 0)
    touchView.touchedInside = { inside += 1 }
    touchView.touchedOutside = { outside += 1 }
    // Title, ring, content.
    for place in [
      CGPoint(x: frame.midX, y: frame.minY + 40), CGPoint(x: frame.minX + 5, y: frame.midY),
      CGPoint(x: frame.midX, y: frame.midY),
    ] { scene.stage.tap(at: place) }
    #expect((inside, outside) == (3, 0))
    scene.stage.tap(at: CGPoint(x: frame.minX + 5, y: frame.minY + 5))
    #expect((inside, outside) == (3, 1))
  }

  @Test("A touch inside does not close, and reaches the content")
  func inside() {
    let scene = PopoverScene()
    var pressed = 0
    let inner = UIButton(type: .system, primaryAction: UIAction { _ in pressed += 1 })
    inner.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    scene.content.view.addSubview(inner)
    scene.present()
    #expect(scene.stage.tap(inner))
    scene.stage.tap(at: CGPoint(x: scene.frame.midX, y: scene.frame.maxY - 40))
    scene.stage.settle()
    #expect(pressed == 1)
    #expect(scene.popover.isShown)
  }

  @Test("A touch outside does not reach what is below, but for passthrough views, which do not close")
  func passthrough() {
    let scene = PopoverScene()
    var (first, second) = (0, 0)
    let one = UIButton(type: .system, primaryAction: UIAction { _ in first += 1 })
    let two = UIButton(type: .system, primaryAction: UIAction { _ in second += 1 })
    one.frame = CGRect(x: 0, y: 430, width: 60, height: 40)
    two.frame = CGRect(x: 250, y: 430, width: 60, height: 40)
    scene.root.view.addSubview(one)
    scene.root.view.addSubview(two)
    scene.popover.passthroughViews = [one]
    scene.present()
    scene.stage.tap(one)
    scene.stage.settle()
    #expect(first == 1)
    #expect(scene.popover.isShown)
    scene.stage.tap(two)
    scene.stage.settle()
    #expect(second == 0)
    #expect(!scene.popover.isShown)
    scene.stage.tap(two)
    #expect(second == 1)
  }

  @Test("Escape and the accessibility command close; a text field elsewhere keeps its keys")
  func escape() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(!scene.popover.isShown)
    scene.present()
    #expect(scene.popover.touchView.accessibilityPerformEscape())
    scene.stage.settle()
    #expect(!scene.popover.isShown)
    #expect(scene.popover.touchView.accessibilityPerformEscape() == false)
    #expect(scene.delegate.dismissals == 2)

    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scene.root.view.addSubview(field)
    field.becomeFirstResponder()
    scene.present()
    #expect(field.isFirstResponder)
    scene.stage.type("on")
    #expect(field.text == "on")
    scene.popover.dismiss(animated: false)

    // Inside the content it has the keys, and Escape still closes.
    scene.content.view.addSubview(field)
    scene.present()
    field.becomeFirstResponder()
    scene.stage.type("!")
    #expect(field.text == "on!")
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(!scene.popover.isShown)
    #expect(!field.isEditing)
  }

  @Test("The words of a text field are an anchor, and so is its caret")
  func words() throws {
    let scene = PopoverScene()
    let field = UITextField(frame: CGRect(x: 100, y: 40, width: 160, height: 30))
    field.text = "Ada Grace"
    scene.root.view.addSubview(field)
    let end = field.endOfDocument
    let start = try #require(field.position(from: end, offset: -5))
    let word = try #require(field.textRange(from: start, to: end))
    let rect = field.convert(field.firstRect(for: word), to: nil)
    #expect(scene.popover.present(from: word, of: field, animated: false))
    #expect(abs(scene.popover.contentView.frame.midX - rect.midX) <= 1)
    scene.popover.dismiss(animated: false)
    let caret = try #require(field.textRange(from: start, to: start))
    #expect(scene.popover.present(from: caret, of: field, animated: false))
    #expect(abs(scene.popover.contentView.frame.midX - rect.minX) <= 2)
  }
}
