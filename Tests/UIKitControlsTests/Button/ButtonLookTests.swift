import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

@Suite struct ButtonLookTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("HHH", for: .normal)
    button.sizeToFit()
    return button
  }

  @Test func titlesAndColoursFollowTheState() {
    let button = button(.custom)
    button.setTitle("down", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    #expect(button.title(for: .selected) == "HHH" && button.title(for: [.selected, .highlighted]) == "HHH")
    #expect(button.titleLabel?.text == "HHH" && button.titleLabel?.textColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "down" && button.titleLabel?.text == "down")
    #expect(button.titleLabel?.textColor == .red)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.titleLabel?.text == "HHH" && button.titleLabel?.textColor == .green)
    #expect(button.accessibilityLabel == "HHH")
  }

  @Test func systemTitlesHaveTheTint() {
    let parent = UIView()
    let button = button()
    parent.addSubview(button)
    #expect(button.titleLabel?.textColor === UIColor.systemBlue)
    parent.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor === UIColor.tertiaryLabel)
    button.isEnabled = true
    button.role = .destructive
    #expect(button.titleLabel?.textColor === UIColor.systemRed)
    #expect(self.button(.custom).titleLabel?.textColor == .white)
  }

  @Test func systemImagesAreTemplates() {
    let picture = image(.red, 20, 20)
    for (type, color) in [
      (UIButton.ButtonType.custom, Rendering.Color(255, 0, 0)), (.system, Rendering.Color(0, 255, 0)),
    ] {
      let button = UIButton(type: type)
      button.tintColor = .green
      button.setImage(picture, for: .normal)
      button.sizeToFit()
      #expect(Rendering(button)[10, 10] == color)
      button.setImage(picture.withRenderingMode(.alwaysOriginal), for: .normal)
      #expect(Rendering(button)[10, 10] == Rendering.Color(255, 0, 0))
    }
  }

  @Test func systemButtonsFadeUnderAFingerAndComeBackSlowly() {
    let button = button()
    let set = ControlStage(button)
    set.stage.touch(.began, at: CGPoint(x: 200, y: 175))
    #expect(button.titleLabel?.layer.opacity == 0.2 && button.titleLabel?.layer.shownOpacity == 0.2)
    set.stage.touch(.ended, at: CGPoint(x: 200, y: 175))
    #expect(button.titleLabel?.alpha == 1)
    set.stage.advance(by: 0.1)
    let half = button.titleLabel?.layer.shownOpacity ?? 0
    #expect(half > 0.2 && half < 0.9)
    set.stage.settle()
    #expect(button.titleLabel?.layer.shownOpacity == 1)
  }

  @Test func aTitleOfItsOwnForTheFingerDoesNotFade() {
    let button = button()
    button.setTitleColor(.red, for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 1 && button.titleLabel?.textColor == .red)
    let custom = self.button(.custom)
    custom.setImage(image(.red, 10, 10), for: .normal)
    custom.isHighlighted = true
    #expect(custom.titleLabel?.alpha == 1 && custom.imageView?.alpha == 0.5)
    custom.isHighlighted = false
    custom.isEnabled = false
    #expect(custom.imageView?.alpha == 0.5)
    custom.adjustsImageWhenDisabled = false
    #expect(custom.imageView?.alpha == 1)
  }

  @Test func theBackgroundImageFillsTheButton() {
    let button = button(.custom)
    button.setBackgroundImage(image(.blue, 4, 4), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    let pixels = Rendering(button)
    #expect(pixels[0, 0] == Rendering.Color(0, 0, 255) && pixels[89, 39] == Rendering.Color(0, 0, 255))
    #expect(button.subviews.first !== button.titleLabel)
  }

  @Test func styledTitlesShowTheirLooks() {
    let button = button()
    let font = UIFont.boldSystemFont(ofSize: 30)
    button.setAttributedTitle(
      NSAttributedString(string: "Big", attributes: [.font: font, .foregroundColor: UIColor.purple]), for: .normal)
    #expect(button.titleLabel?.text == "Big" && button.intrinsicContentSize.height == font.lineHeight.rounded(.up) + 12)
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .purple)
  }

  @Test func shadowsTurnUnderAFinger() {
    let button = button(.custom)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.reversesTitleShadowWhenHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
    button.isHighlighted = false
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func aLabelMayOutliveItsButton() {
    var button: UIButton? = self.button()
    let label = button?.titleLabel
    button = nil
    label?.text = "alone"
    #expect(label?.superview == nil && label?.text == "alone")
  }

  @Test func titlesStandInTheMiddle() throws {
    let button = button(.custom)
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    let pixels = Rendering(button)
    let (columns, rows) = (try #require(pixels.columns), try #require(pixels.rows))
    #expect(abs((columns.lowerBound + columns.upperBound) / 2 - 60) <= 1)
    #expect(abs((rows.lowerBound + rows.upperBound) / 2 - 30) <= 1)
  }

  // MARK: Use

  @Test func aTapIsThePrimaryAction() {
    let set = ControlStage(UIButton(type: .system))
    set.stage.tap(set.control)
    #expect(set.log.names == ["down", "up", "primary"])
  }

  @Test func keysPressTheButtonThatHasThem() {
    let set = ControlStage(UIButton(type: .system))
    set.stage.press(.keyboardSpacebar)
    #expect(set.log.names.isEmpty)
    #expect(set.control.becomeFirstResponder() && set.control.state == .focused)
    set.stage.press(.keyboardSpacebar)
    set.stage.press(.keyboardReturnOrEnter)
    set.stage.press(.keyboardTab)
    #expect(set.log.names == ["up", "primary", "up", "primary"])
    set.stage.press(.keyboardReturnOrEnter, modifiers: .control)
    #expect(set.log.names.count == 4)
    set.control.resignFirstResponder()
    set.control.isEnabled = false
    #expect(!set.control.becomeFirstResponder())
  }

  @Test func actionsBringTitleAndImage() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Save", image: image(.red, 9, 9)) { _ in count += 1 })
    #expect(button.buttonType == .system && button.currentTitle == "Save" && button.currentImage?.size.width == 9)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func choosesByTap() {
    let button = button()
    button.changesSelectionAsPrimaryAction = true
    var values: [Bool] = []
    button.addAction(UIAction { [unowned button] _ in values.append(button.isSelected) }, for: .valueChanged)
    button.performPrimaryAction()
    button.performPrimaryAction()
    #expect(values == [true, false])
  }

  @Test func systemButtonsAreMadeOfTheirClass() {
    final class Mine: UIButton {}
    let button = Mine.systemButton(with: image(.red, 9, 9), target: nil, action: nil)
    #expect(type(of: button) == Mine.self && button.buttonType == .system && button.intrinsicContentSize.width == 9)
  }
}
