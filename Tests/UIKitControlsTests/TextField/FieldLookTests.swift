import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("How a text field looks", .serialized)
struct FieldLookTests {
  @Test("Its size is that of text or placeholder, with room for the border")
  func sizes() {
    let stage = Stage()
    defer { stage.close() }
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    let bare = field.intrinsicContentSize.width
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width > bare + 30)
    field.text = "i"
    #expect(field.intrinsicContentSize.width < bare + 30)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("Text lies between the views that are shown, from where reading begins")
  func rooms() {
    let scene = FieldStage("Ada")
    let field = scene.field
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 6, width: 186, height: 22))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .whileEditing
    field.clearButtonMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 6, width: 164, height: 22))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 25, y: 6, width: 168, height: 22))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 180, y: 7, width: 20, height: 20))
    #expect(field.clearButtonRect(forBounds: bounds).minX == 5)
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 7, y: 6, width: 168, height: 22))
    scene.edit()
    #expect(scene.caret.maxX > 160)
  }

  @Test("What a subclass says of its rectangles is heard, by text, caret and size")
  func overriding() {
    final class Padded: UITextField {
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let scene = FieldStage("Ada", field: Padded()).edit()
    #expect(scene.field.selectionRects(for: FieldRange(0..<1)).first?.rect.minX == 30)
    #expect(scene.field.parts.caret?.frame == .zero)
    #expect(scene.field.intrinsicContentSize.width > 60)
  }

  @Test("Colour, font and looks of parts are kept while text is typed among them")
  func styled() throws {
    let scene = FieldStage()
    let text = NSMutableAttributedString(string: "Ada Grace")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 5))
    scene.field.attributedText = text
    scene.edit()
    scene.stage.type("!")
    scene.field.selectedTextRange = FieldRange(0..<3)
    scene.stage.type("Byron")
    let shown = try #require(scene.field.attributedText)
    #expect(shown.string == "Byron Grace!")
    var range = NSRange()
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    #expect(shown.attributes(at: 11, effectiveRange: &range)[.foregroundColor] as? UIColor == .red)
    scene.field.textColor = .blue
    #expect(scene.field.attributedText?.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .blue)
    scene.field.text = "plain"
    #expect(scene.field.style.isPlain)
  }

  @Test("A smaller font makes long text fit, as small as allowed")
  func fitting() {
    let scene = FieldStage("A text that is rather long here")
    let wide = scene.field.line.width
    scene.field.adjustsFontSizeToFitWidth = true
    scene.field.minimumFontSize = 8
    #expect(wide > 186)
    #expect(scene.field.line.width <= 186.5)
    scene.field.minimumFontSize = 16
    #expect(scene.field.line.width > 200)
  }

  @Test("A text's baseline is where Auto Layout aligns others with it")
  func baseline() {
    let scene = FieldStage("Ada")
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.controller.view.addSubview(label)
    label.firstBaselineAnchor.constraint(equalTo: scene.field.firstBaselineAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: scene.field.trailingAnchor).isActive = true
    scene.stage.turn()
    // 34 points high, a line of 17 points in the middle: its baseline is 23 points down. Labels put theirs on a pixel.
    #expect(abs(label.frame.minY + (label.font?.ascender ?? 0) - 43) <= 1)
  }

  @Test("Pictures", arguments: ["placeholder", "selection", "secure", "right-to-left", "dark-disabled"])
  func pictures(_ name: String) throws {
    let isTurned = name == "right-to-left"
    let scene = FieldStage(
      scale: 2, appearance: name == "dark-disabled" ? .dark : .light, direction: isTurned ? .rightToLeft : .leftToRight)
    scene.field.frame.size.width = 140
    scene.field.clearButtonMode = .whileEditing
    switch name {
    case "placeholder": scene.field.placeholder = "Name"
    case "selection":
      scene.field.text = "Ada Grace"
      scene.edit()
      scene.stage.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    case "secure":
      scene.field.text = "secret"
      scene.field.isSecureTextEntry = true
      scene.edit()
    case "right-to-left":
      scene.field.text = "שלום abc"
      scene.edit()
      scene.stage.press(.keyboardHome)
    default:
      scene.field.text = "Ada"
      scene.field.isEnabled = false
    }
    scene.stage.turn()
    let shot = try #require(scene.stage.snapshot().cropped(to: CGRect(x: 32, y: 32, width: 304, height: 92)))
    try Goldens.check(shot, name, in: #filePath)
  }
}
