import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers in windows that become narrow and wide", .serialized)
struct AdaptationTests {
  nonisolated static let wide = CGSize(width: 820, height: 900)
  nonisolated static let narrow = CGSize(width: 400, height: 900)

  private func scene(_ size: CGSize) -> PopoverScene {
    let scene = PopoverScene(size: size, anchor: CGRect(x: 170, y: 200, width: 60, height: 40))
    scene.delegate.style = .formSheet
    scene.present()
    scene.stage.settle()
    _ = scene.log.take()
    return scene
  }

  @Test("A popover becomes a sheet and a popover again, with the same controller, which hears nothing")
  func bothWays() throws {
    let scene = scene(Self.wide)
    let frame = scene.frame
    for _ in 0..<3 {
      scene.stage.resize(to: Self.narrow)
      scene.stage.settle()
      #expect(scene.log.take() == "adaptivePresentationStyle\nwillPresentWithAdaptiveStyle 2")
      #expect(scene.popover?.arrowDirection == .unknown)
      #expect(scene.content.view.frame == CGRect(x: 0, y: 10, width: 400, height: 890))
      #expect(scene.content.view.layer.cornerRadius == 10)
      #expect(scene.content.traitCollection.horizontalSizeClass == .compact)
      scene.stage.resize(to: Self.wide)
      scene.stage.settle()
      #expect(
        scene.log.take() == """
          adaptivePresentationStyle
          willPresentWithAdaptiveStyle -1
          prepareForPopoverPresentation
          """)
      #expect(scene.frame == frame)
      #expect(scene.content.view.layer.cornerRadius == 0)
      #expect(scene.content.view.backgroundColor == nil)
      #expect(scene.overlays.count == 1)
    }
    #expect(scene.root.presentedViewController === scene.content)
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
  }

  @Test("A sheet becomes a popover when the window grows, and is dismissed as one")
  func fromNarrow() {
    let scene = scene(Self.narrow)
    #expect(scene.popover?.arrowDirection == .unknown)
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection == .up)
    #expect(scene.frame?.size == CGSize(width: 240, height: 193))
    _ = scene.log.take()
    scene.stage.press(.keyboardEscape)
    scene.stage.settle()
    #expect(scene.log.lines.first == "shouldDismiss")
    #expect(scene.log.lines.last == "didDismiss")
    #expect(scene.overlays.isEmpty)
  }

  @Test("The delegate is asked at each change of size class, not at each change of size")
  func askedOncePerClass() {
    let scene = scene(Self.wide)
    for width in [900, 700, 610] {
      scene.stage.resize(to: CGSize(width: width, height: 900))
      scene.stage.settle()
    }
    #expect(scene.log.take() == "")
    scene.stage.resize(to: CGSize(width: 590, height: 900))
    #expect(scene.log.lines.count { $0 == "adaptivePresentationStyle" } == 1)
  }

  @Test("A delegate that says none keeps the popover in every window")
  func keepsPopover() {
    let scene = scene(Self.wide)
    scene.delegate.style = .none
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection != .unknown)
    #expect(CGRect(origin: .zero, size: Self.narrow).contains(scene.frame ?? .zero))
  }

  @Test("An adaptation to the full screen takes the presenter's view away and brings it back")
  func fullScreen() {
    let scene = scene(Self.wide)
    scene.delegate.style = .fullScreen
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(scene.root.view.window == nil)
    #expect(scene.content.view.frame == CGRect(origin: .zero, size: Self.narrow))
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(scene.root.view.window != nil)
    #expect(scene.root.view.frame == CGRect(origin: .zero, size: Self.wide))
    #expect(scene.popover?.arrowDirection == .up)
    scene.root.dismiss(animated: false)
    #expect(scene.overlays.isEmpty)
  }

  private static func put(_ content: UIViewController, into frame: UIViewController) {
    frame.addChild(content)
    frame.view.addSubview(content.view)
    content.didMove(toParent: frame)
  }

  @Test("The delegate may show another controller in the adapted style, and gets the first back")
  func otherController() {
    let scene = scene(Self.wide)
    let frame = UIViewController()
    scene.delegate.adaptiveController = { [content = scene.content] in
      Self.put(content, into: frame)
      return frame
    }
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === frame)
    #expect(frame.view.window != nil)
    #expect(scene.content.view.isDescendant(of: frame.view))
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.parent == nil)
    #expect(frame.view.window == nil && frame.presentingViewController == nil)
    #expect(scene.popover?.arrowDirection == .up)
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    scene.content.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
    #expect(scene.root.presentedViewController == nil)
    #expect(frame.presentingViewController == nil && scene.content.presentingViewController == nil)
  }

  @Test("A controller that the delegate gave may go afterwards")
  func givenIsFreed() {
    let scene = scene(Self.wide)
    weak var given: UIViewController?
    scene.delegate.adaptiveController = { [content = scene.content] in
      let frame = UIViewController()
      given = frame
      Self.put(content, into: frame)
      return frame
    }
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(given != nil)
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(given == nil)
    let sheet = scene.popover?.adaptiveSheetPresentationController
    sheet?.preferredCornerRadius = 20
    #expect(sheet?.presentedViewController === scene.content)
  }

  @Test("Without an anchor a sheet stays a sheet when the window grows, with a warning")
  func noAnchor() {
    let scene = PopoverScene(size: Self.narrow)
    scene.root.present(scene.content, animated: false)
    scene.stage.settle()
    let warnings = Warnings.during {
      scene.stage.resize(to: Self.wide)
      scene.stage.settle()
    }
    #expect(warnings.count == 1)
    #expect(scene.content.view.window != nil)
    #expect(scene.popover?.arrowDirection == .unknown)
  }

  @Test("A change in the middle of coming or going leaves nothing behind", arguments: [true, false], [0.05, 0.15])
  func midway(isComing: Bool, after delay: Double) {
    let scene = PopoverScene(size: Self.wide, anchor: CGRect(x: 170, y: 200, width: 60, height: 40))
    scene.delegate.style = .formSheet
    scene.present()
    if !isComing {
      scene.stage.settle()
      scene.root.dismiss(animated: true)
    }
    scene.stage.advance(by: delay)
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect((scene.content.viewIfLoaded?.window != nil) == isComing)
    scene.root.dismiss(animated: true)
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
  }

  @Test("Controllers of adapted popovers are freed")
  func freed() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    let scene = PopoverScene(size: Self.narrow)
    do {
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = scene.anchor
      scene.root.present(content, animated: true)
      scene.stage.settle()
      (controller, presentation) = (content, content.popoverPresentationController)
      scene.stage.resize(to: Self.wide)
      scene.stage.resize(to: Self.narrow)
      content.dismiss(animated: true)
    }
    scene.stage.settle()
    scene.stage.turn()
    #expect(controller == nil)
    #expect(presentation == nil)
  }
}
