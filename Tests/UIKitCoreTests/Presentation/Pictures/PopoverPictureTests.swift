import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Pictures of popovers", .serialized)
struct PopoverPictureTests {
  nonisolated struct Picture: Sendable, CustomStringConvertible {
    let name: String
    var anchor = CGRect(x: 140, y: 140, width: 20, height: 20)
    var arrow = UIPopoverArrowDirection.any
    var isDark = false
    var isRightToLeft = false
    var description: String { name }
  }

  nonisolated static let pictures = [
    Picture(name: "up", arrow: .up),
    Picture(name: "down", arrow: .down),
    Picture(name: "left", arrow: .left),
    Picture(name: "right", arrow: .right),
    Picture(name: "top-left-corner", anchor: CGRect(x: 4, y: 4, width: 20, height: 20), arrow: .up),
    Picture(name: "top-right-corner", anchor: CGRect(x: 276, y: 4, width: 20, height: 20), arrow: .up),
    Picture(name: "bottom-left-corner", anchor: CGRect(x: 4, y: 276, width: 20, height: 20), arrow: .left),
    Picture(name: "bottom-right-corner", anchor: CGRect(x: 276, y: 276, width: 20, height: 20), arrow: .down),
    Picture(name: "dark", arrow: .up, isDark: true),
    Picture(name: "right-to-left", arrow: .up, isRightToLeft: true),
    Picture(name: "dark-right-to-left", arrow: .left, isDark: true, isRightToLeft: true),
  ]

  private func scene(_ picture: Picture) -> PopoverScene {
    let scene = PopoverScene(
      size: CGSize(width: 300, height: 300), anchor: picture.anchor, appearance: picture.isDark ? .dark : .light,
      direction: picture.isRightToLeft ? .rightToLeft : .leftToRight)
    scene.root.view.backgroundColor = .systemGray5
    scene.popover?.permittedArrowDirections = picture.arrow
    scene.content.preferredContentSize = CGSize(width: 100, height: 50)
    addStripe(to: scene.content.view)
    return scene
  }

  /// A stripe at the leading edge of the safe area.
  private func addStripe(to view: UIView) {
    let stripe = UIView()
    stripe.backgroundColor = .systemBlue
    stripe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stripe)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stripe.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stripe.topAnchor.constraint(equalTo: guide.topAnchor),
      stripe.bottomAnchor.constraint(equalTo: guide.bottomAnchor), stripe.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test("Arrows, corners, dark and right to left", arguments: pictures)
  func look(picture: Picture) throws {
    let scene = scene(picture)
    scene.present(animated: false)
    scene.stage.settle()
    try PopoverPictures.check(scene, picture.name)
  }

  @Test("A coloured body and arrow, and a background view of the application's")
  func backgrounds() throws {
    let coloured = scene(Picture(name: "", arrow: .right))
    coloured.popover?.backgroundColor = .systemYellow
    coloured.present(animated: false)
    coloured.stage.settle()
    try PopoverPictures.check(coloured, "coloured")
    let own = scene(Picture(name: "", arrow: .up))
    own.popover?.popoverBackgroundViewClass = Frame.self
    own.present(animated: false)
    own.stage.settle()
    try PopoverPictures.check(own, "own-background")
  }

  @Test("With more contrast the bubble has a border")
  func contrast() throws {
    let scene = scene(Picture(name: "", arrow: .down))
    scene.stage.scene?.traits = UITraitCollection(accessibilityContrast: .high)
    scene.present(animated: false)
    scene.stage.settle()
    try PopoverPictures.check(scene, "contrast")
  }

  @Test("The newer style keeps further from the edges, light and dark", arguments: [false, true])
  func newerStyle(isDark: Bool) throws {
    let anchor = CGRect(x: 4, y: 4, width: 20, height: 20)
    let scene = scene(Picture(name: "", anchor: anchor, arrow: .up, isDark: isDark))
    scene.stage.setPopoverStyle(.iOS26)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame?.minX == CGFloat(19))
    try PopoverPictures.check(scene, isDark ? "newer-style-dark" : "newer-style")
  }

  @Test("A new stage begins with the usual style")
  func usualStyle() {
    scene(Picture(name: "")).stage.setPopoverStyle(.iOS26)
    let scene = scene(Picture(name: "", anchor: CGRect(x: 4, y: 4, width: 20, height: 20), arrow: .up))
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame?.minX == CGFloat(10))
  }
}

/// A red frame with a square for an arrow.
private final class Frame: UIPopoverBackgroundView {
  override class func arrowBase() -> CGFloat { 20 }
  override class func arrowHeight() -> CGFloat { 10 }
  override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6) }

  override func layoutSubviews() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIRectFill(CGRect(x: 0, y: 10, width: bounds.width, height: bounds.height - 10))
    UIRectFill(CGRect(x: bounds.midX + arrowOffset - 10, y: 0, width: 20, height: 10))
  }
}
