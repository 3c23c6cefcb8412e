import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Traits of what is presented", .serialized)
struct PresentedTraitTests {
  @Test("Popovers and sheets are raised over the window, what covers it is not")
  func level() {
    for (style, level) in [
      (UIModalPresentationStyle.popover, UIUserInterfaceLevel.elevated), (.formSheet, .elevated), (.fullScreen, .base),
    ] {
      let scene = PopoverScene(appearance: .dark)
      scene.content.modalPresentationStyle = style
      if style == .popover { scene.popover?.sourceView = scene.anchor }
      scene.root.present(scene.content, animated: false)
      scene.stage.settle()
      #expect(scene.content.traitCollection.userInterfaceLevel == level)
      #expect(scene.root.traitCollection.userInterfaceLevel == .base)
      scene.root.dismiss(animated: false)
      scene.stage.settle()
      #expect(scene.content.traitCollection.userInterfaceLevel == .base)
    }
  }

  @Test("A dark bubble is as light as what is raised, and a hairline parts it from what is below")
  func dark() throws {
    let scene = PopoverScene(appearance: .dark)
    scene.root.view.backgroundColor = .systemBackground
    scene.present(animated: false)
    scene.stage.settle()
    let frame = try #require(scene.frame)
    let shot = scene.stage.snapshot()
    #expect(shot.pixel(x: Int(frame.midX) + 60, y: Int(frame.midY))?.description == "#1c1c1e")
    let edge = try #require(shot.pixel(x: Int(frame.midX) + 60, y: Int(frame.maxY) - 1))
    #expect(edge.red > 0x2c)
    scene.root.view.window?.overrideUserInterfaceStyle = .light
    scene.stage.settle()
    #expect(scene.popover?.presentedView?.layer.borderWidth == 0)
  }

  @Test("The application's traits come on top, also while it is shown and adapted", arguments: [820.0, 400])
  func overridden(width: Double) {
    let scene = PopoverScene(size: CGSize(width: width, height: 800))
    scene.delegate.style = .formSheet
    scene.popover?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.content.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.content.traitCollection.horizontalSizeClass == .compact)
    scene.popover?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    #expect(scene.content.traitCollection.userInterfaceStyle == .light)
    #expect(scene.content.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("What comes again as it went is told nothing, and what has changed meanwhile")
  func again() {
    let scene = PopoverScene()
    let told = ToldView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.content.view.addSubview(told)
    scene.present(animated: false)
    scene.stage.settle()
    let (traits, insets) = (told.traits, told.insets)
    for appearance in [UIUserInterfaceStyle.unspecified, .dark] {
      scene.root.dismiss(animated: false)
      scene.stage.settle()
      scene.root.view.window?.overrideUserInterfaceStyle = appearance
      scene.present(animated: false)
      scene.stage.settle()
      #expect(told.traits == traits + (appearance == .dark ? 1 : 0))
      #expect(told.insets == insets)
    }
    #expect(told.traitCollection.userInterfaceStyle == .dark)
    #expect(told.shownTraits == told.traitCollection)
  }
}

/// Counts what it is told.
private final class ToldView: UIView {
  var traits = 0
  var insets = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traits += 1 }

  override func safeAreaInsetsDidChange() { insets += 1 }
}
