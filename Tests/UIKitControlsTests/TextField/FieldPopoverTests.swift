import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Text fields and popovers", .serialized)
struct FieldPopoverTests {
  private let scene: FieldStage
  private let proposals = UIViewController()
  private let inner = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))

  init() {
    scene = FieldStage()
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    proposals.modalPresentationStyle = .popover
    proposals.preferredContentSize = CGSize(width: 120, height: 100)
    proposals.view.addSubview(inner)
    proposals.popoverPresentationController?.sourceView = scene.field
  }

  private func present() {
    scene.controller.present(proposals, animated: true)
    scene.stage.settle()
  }

  @Test("A field that a popover leaves its touches is typed into while that is open; Escape closes the popover")
  func passthrough() {
    proposals.popoverPresentationController?.passthroughViews = [scene.field]
    scene.edit()
    scene.stage.type("a")
    present()
    scene.stage.type("da")
    scene.stage.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "ad")
    #expect(scene.stage.isTextInputActive)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.controller.presentedViewController == nil)
    #expect(scene.field.isEditing)
    scene.stage.type("!")
    #expect(scene.field.text == "ad!")
  }

  @Test("Tab goes on from it into the popover")
  func tab() {
    proposals.popoverPresentationController?.passthroughViews = [scene.field]
    scene.edit()
    present()
    scene.stage.press(.keyboardTab)
    #expect(inner.isEditing && !scene.field.isEditing)
    scene.stage.type("x")
    #expect(inner.text == "x")
  }

  @Test("Behind any other popover nothing is typed; afterwards it goes on where it was")
  func modal() {
    scene.edit()
    present()
    scene.stage.type("a")
    scene.stage.press(.keyboardA)
    #expect(scene.field.text?.isEmpty == true)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.controller.presentedViewController == nil)
    scene.stage.type("b")
    #expect(scene.field.text == "b")
  }

  @Test("A field in a popover is typed into, and the popover makes room for the keyboard that it brings")
  func inside() {
    scene.stage.setKeyboardWhileEditing(height: 200)
    present()
    #expect(scene.stage.tap(inner))
    scene.stage.settle()
    scene.stage.type("Ada")
    #expect(inner.text == "Ada")
    let bottom = proposals.view.convert(proposals.view.bounds, to: nil).maxY
    #expect(bottom <= 200)
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(!inner.isEditing)
    #expect(!scene.stage.isTextInputActive)
  }
}
