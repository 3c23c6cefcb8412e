import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Sheets under a finger", .serialized)
struct SheetDragTests {
  private final class Scene {
    let stage: Stage
    let log = Log()
    let root: LoggingController
    let content: LoggingController
    let delegate: SheetDelegate

    init(size: CGSize = CGSize(width: 400, height: 800), _ change: (UISheetPresentationController) -> Void = { _ in }) {
      stage = Stage(size: size)
      root = LoggingController("root", log)
      content = LoggingController("content", log)
      delegate = SheetDelegate(log)
      stage.show(root)
      stage.settle()
      content.modalPresentationStyle = .pageSheet
      content.sheetPresentationController?.delegate = delegate
      if let sheet = content.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        change(sheet)
      }
      root.present(content, animated: false)
      stage.settle()
      _ = log.take()
    }

    isolated deinit { stage.close() }

    var sheet: UISheetPresentationController? { content.sheetPresentationController }
    var top: CGFloat { content.view.frame.minY }
    var shownTop: CGFloat { content.view.layer.presentation()?.frame.minY ?? -1 }

    /// A finger goes down at a height, along the way, and stays there.
    func finger(from y: CGFloat, by ways: CGFloat..., isLifted: Bool = true, hold: TimeInterval = 0.3) {
      stage.touch(.began, at: CGPoint(x: 200, y: y))
      var place = y
      for way in ways {
        for _ in 0..<10 {
          stage.advance(by: 1.0 / 60)
          place += way / 10
          stage.touch(.moved, at: CGPoint(x: 200, y: place))
        }
      }
      stage.advance(by: hold)
      if isLifted { stage.touch(.ended, at: CGPoint(x: 200, y: place)) }
    }
  }

  private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    let log: Log
    var mayDismiss = true
    init(_ log: Log) { self.log = log }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let name = sheetPresentationController.selectedDetentIdentifier?.rawValue.split(separator: ".").last
      log.add("selected \(name ?? "none")")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.add("shouldDismiss")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.add("didAttemptToDismiss")
    }
  }

  @Test("It follows the finger, and goes to the height nearest to where it is let go", arguments: [-100, -300])
  func heights(way: Double) {
    let scene = Scene()
    scene.finger(from: 420, by: CGFloat(way), isLifted: false)
    #expect(scene.top == CGFloat(400 + way))
    #expect(scene.content.view.frame.maxY == CGFloat(800))
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 420 + way))
    scene.stage.settle()
    let isLarge = way == -300
    #expect(scene.top == (isLarge ? 10 : 400))
    #expect(scene.sheet?.selectedDetentIdentifier == (isLarge ? .large : nil))
    #expect(scene.log.take() == (isLarge ? "selected large" : ""))
  }

  @Test("A finger that is lifted in motion throws it")
  func thrown() {
    let scene = Scene()
    scene.finger(from: 420, by: -150, hold: 0)
    scene.stage.settle()
    #expect(scene.top == CGFloat(10))
  }

  @Test("Code that dismisses it while a finger holds it wins, also when the finger has just let it go back")
  func dismissedByCode() {
    for isLifted in [false, true] {
      let scene = Scene { $0.detents = [.medium()] }
      // Not far enough to go out by itself.
      scene.finger(from: 420, by: 100, isLifted: isLifted)
      #expect(scene.content.isBeingDismissed)
      scene.root.dismiss(animated: true) { [log = scene.log] in log.add("completion") }
      scene.stage.advance(by: 0.05)
      #expect(scene.content.isBeingDismissed && scene.content.view.window != nil)
      scene.stage.touch(.moved, at: CGPoint(x: 200, y: 430))
      if !isLifted { scene.stage.touch(.ended, at: CGPoint(x: 200, y: 430)) }
      scene.stage.settle()
      #expect(scene.root.presentedViewController == nil)
      #expect(scene.log.take().hasSuffix("completion"))
    }
  }

  @Test("Above the greatest height it resists")
  func tooHigh() {
    let scene = Scene { $0.selectedDetentIdentifier = .large }
    scene.finger(from: 500, by: -400, isLifted: false)
    #expect(scene.top < CGFloat(10) && scene.top > CGFloat(-100))
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 100))
    scene.stage.settle()
    #expect(scene.top == CGFloat(10))
    #expect(scene.log.take() == "")
  }

  @Test("Down it drives the dismissal; below the middle it goes out")
  func out() {
    let scene = Scene()
    scene.finger(from: 420, by: 300, isLifted: false)
    #expect(abs(scene.shownTop - 700) < 1)
    #expect(scene.content.transitionCoordinator?.isInteractive == true)
    #expect(scene.log.take() == "shouldDismiss\nwillDismiss\ncontent viewWillDisappear true")
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 720))
    scene.stage.settle()
    #expect(scene.log.take() == "content viewDidDisappear true\ndidDismiss")
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window?.subviews.count == 1)
  }

  @Test("Let go above the middle, or thrown up again, it stays", arguments: [false, true])
  func stays(isThrown: Bool) {
    let scene = Scene()
    if isThrown { scene.finger(from: 420, by: 350, -150, hold: 0) } else { scene.finger(from: 420, by: 100) }
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        shouldDismiss
        willDismiss
        content viewWillDisappear true
        content viewWillAppear true
        content viewDidAppear true
        """)
    #expect(scene.top == CGFloat(400))
    #expect(scene.content.view.transform.isIdentity)
    #expect(scene.root.presentedViewController === scene.content)
    scene.stage.tap(at: CGPoint(x: 200, y: 100))
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("From the greatest height down past the smallest, let go there, it rests at the smallest")
  func allTheWay() {
    let scene = Scene { $0.selectedDetentIdentifier = .large }
    scene.finger(from: 30, by: 500, isLifted: false)
    #expect(abs(scene.shownTop - 510) < 1)
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 530))
    scene.stage.settle()
    #expect(scene.top == CGFloat(400))
    #expect(scene.sheet?.selectedDetentIdentifier == .medium)
    #expect(scene.log.lines.filter { $0.hasPrefix("selected") } == ["selected medium"])
  }

  @Test("Down and up again with one finger it grows")
  func downAndUp() {
    let scene = Scene()
    scene.finger(from: 420, by: 60, -400)
    scene.stage.settle()
    #expect(scene.top == CGFloat(10))
    #expect(scene.sheet?.selectedDetentIdentifier == .large)
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.appearance == .appeared)
  }

  @Test("Where the user may not dismiss it resists, and the delegate hears of the attempt", arguments: [true, false])
  func refused(isModal: Bool) {
    let scene = Scene()
    if isModal { scene.content.isModalInPresentation = true } else { scene.delegate.mayDismiss = false }
    scene.finger(from: 420, by: 350, isLifted: false)
    #expect(scene.top > CGFloat(420) && scene.top < CGFloat(500))
    #expect(scene.content.view.bounds.height == CGFloat(400))
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 770))
    scene.stage.settle()
    #expect(scene.log.take() == (isModal ? "" : "shouldDismiss\n") + "didAttemptToDismiss")
    #expect(scene.top == CGFloat(400))
    scene.finger(from: 420, by: 40)
    scene.stage.settle()
    #expect(!scene.log.lines.contains("didAttemptToDismiss"))
  }

  @Test("In a wide window it is drawn down to dismiss, and not up")
  func wide() {
    let scene = Scene(size: CGSize(width: 1000, height: 800))
    let rest = scene.content.view.frame
    scene.finger(from: 100, by: -60, isLifted: false)
    #expect(scene.top < rest.minY && scene.top > rest.minY - 60)
    #expect(scene.content.view.frame.height == rest.height)
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 40))
    scene.stage.settle()
    #expect(scene.content.view.frame == rest)
    scene.finger(from: 100, by: 600)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("The dimming goes with the finger, also for those who want less motion", arguments: [false, true])
  func dimming(reducesMotion: Bool) {
    let scene = Scene()
    scene.stage.setReducesMotion(reducesMotion)
    scene.root.view.backgroundColor = .white
    scene.stage.settle()
    let before = scene.stage.snapshot().pixel(x: 200, y: 50)?.red ?? 0
    scene.finger(from: 420, by: 200, isLifted: false)
    let during = scene.stage.snapshot().pixel(x: 200, y: 50)?.red ?? 0
    #expect(before == 204 && during > 220 && during < 240)
    #expect(abs(scene.shownTop - 600) < 1)
    scene.stage.touch(.cancelled, at: CGPoint(x: 200, y: 620))
    scene.stage.settle()
    #expect(scene.stage.snapshot().pixel(x: 200, y: 50)?.red == 204)
    scene.stage.setReducesMotion(false)
  }

  @Test("Content that scrolls keeps the finger; at its top it gives it away", arguments: [true, false])
  func scrolling(expands: Bool) {
    let scene = Scene { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
    let list = UIScrollView(frame: scene.content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 400, height: 3000)
    scene.content.view.addSubview(list)
    scene.finger(from: 700, by: -300)
    scene.stage.settle()
    #expect(scene.top == (expands ? 10 : 400))
    #expect((list.contentOffset.y > 100) == !expands)
    list.contentOffset.y = 200
    let top = scene.top
    scene.finger(from: 500, by: 100, hold: 0.4)
    scene.stage.settle()
    #expect(scene.top == top)
    #expect(list.contentOffset.y < CGFloat(150))
    list.contentOffset.y = 0
    scene.finger(from: 500, by: 120, isLifted: false)
    #expect(scene.shownTop > top + 60)
  }

  @Test("Code that dismisses, a window that closes or grows under the finger leave nothing behind", arguments: 0..<5)
  func interrupted(act: Int) {
    let scene = Scene()
    scene.finger(from: 420, by: act == 4 ? 20 : 250, isLifted: false)
    switch act {
    case 0: scene.root.dismiss(animated: false)
    case 1: scene.root.dismiss(animated: true)
    case 2: scene.stage.closeWindow()
    case 3: scene.stage.resize(to: CGSize(width: 900, height: 700))
    default: scene.content.view.removeFromSuperview()
    }
    scene.stage.touch(.moved, at: CGPoint(x: 200, y: 500))
    scene.stage.touch(.ended, at: CGPoint(x: 200, y: 500))
    scene.stage.settle()
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.content.view.window == nil)
    #expect(scene.root.view.superview?.subviews.count ?? 1 == 1)
  }

  @Test("Detents of one's own have the heights their resolvers say, and are asked again on request")
  func custom() {
    var height: CGFloat? = 250
    let scene = Scene {
      $0.detents = [
        .large(), .custom(identifier: .init(rawValue: "mine.small")) { _ in height },
        .custom { $0.maximumDetentValue * 0.8 },
      ]
    }
    #expect(scene.top == CGFloat(550))
    height = nil
    scene.sheet?.invalidateDetents()
    scene.stage.settle()
    #expect(abs(scene.top - (800 - 0.8 * 790)) < 0.001)
    for wild in [CGFloat.nan, -40, CGFloat.infinity] {
      height = wild
      scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .init(rawValue: "mine.small") }
      scene.sheet?.invalidateDetents()
      scene.stage.settle()
      #expect(scene.top >= CGFloat(10) && scene.top <= CGFloat(800))
    }
    height = 100
    scene.sheet?.invalidateDetents()
    scene.stage.settle()
    scene.finger(from: 720, by: -400)
    scene.stage.settle()
    #expect(abs(scene.top - (800 - 0.8 * 790)) < 0.001)
    let context = scene.sheet?.rests.first?.detent
    #expect(context?.identifier.rawValue == "mine.small")
  }
}
