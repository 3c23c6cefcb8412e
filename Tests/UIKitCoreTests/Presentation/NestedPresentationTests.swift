import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Presentations on presentations", .serialized)
struct NestedPresentationTests {
  /// A popover, another that points into it, and a third presentation on top.
  private func nested(_ top: UIModalPresentationStyle, settled: Bool = true) -> (PopoverScene, [LoggingController]) {
    let scene = PopoverScene()
    scene.present(animated: false)
    scene.stage.settle()
    let anchor = UIView(frame: CGRect(x: 100, y: 60, width: 30, height: 20))
    scene.content.view.addSubview(anchor)
    let second = LoggingController("second", scene.log)
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 120, height: 60)
    second.popoverPresentationController?.sourceView = anchor
    scene.content.present(second, animated: false)
    scene.stage.settle()
    let third = LoggingController("third", scene.log)
    third.modalPresentationStyle = top
    second.present(third, animated: true)
    if settled { scene.stage.settle() } else { scene.stage.advance(by: 0.1) }
    _ = scene.log.take()
    return (scene, [scene.content, second, third])
  }

  @Test("A nested popover points into the first, and a touch outside takes only the top one")
  func popovers() throws {
    let (scene, all) = nested(.formSheet)
    all[1].dismiss(animated: false)
    scene.stage.settle()
    #expect(all[1].presentedViewController == nil)
    #expect(scene.content.presentedViewController === all[1])
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.content.presentedViewController == nil)
    #expect(scene.root.presentedViewController === scene.content)
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
  }

  @Test(
    "Dismissing the presenter dismisses what is above, topmost first",
    arguments: [UIModalPresentationStyle.formSheet, .fullScreen, .overFullScreen], [true, false])
  func fromBelow(top: UIModalPresentationStyle, settled: Bool) {
    let (scene, all) = nested(top, settled: settled)
    scene.root.dismiss(animated: true) { scene.log.add("done") }
    scene.stage.settle()
    let gone = scene.log.lines.filter {
      $0.hasSuffix("viewDidDisappear true") || $0.hasSuffix("viewDidDisappear false")
    }
    .map { String($0.prefix { $0 != " " }) }
    #expect(gone.filter { $0 == "third" }.count == 1)
    #expect(gone.last == "content")
    #expect(gone.lastIndex(of: "second").map { $0 < gone.count - 1 } == true)
    #expect(
      gone.firstIndex(of: "third").map { third in gone.lastIndex(of: "second").map { third < $0 } ?? false } == true)
    #expect(scene.log.lines.last == "done")
    #expect(scene.overlays.isEmpty)
    #expect(all.allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
  }

  @Test("A full screen from inside a popover leaves, and the content is back in its bubble")
  func fullScreenFromAPopover() {
    let (scene, all) = nested(.fullScreen)
    #expect(all[1].view.window == nil)
    #expect(all[2].view.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
    scene.stage.resize(to: CGSize(width: 1000, height: 900))
    scene.stage.settle()
    all[2].dismiss(animated: true)
    scene.stage.settle()
    #expect(all[1].view.superview === all[1].popoverPresentationController?.presentedView)
    #expect(all[1].view.frame == all[1].view.superview?.bounds)
    #expect(scene.overlays.count == 2)
  }

  @Test("What is below goes while what is above is on its way out: nothing stays")
  func dismissWhileDismissing() {
    let (scene, all) = nested(.formSheet)
    all[1].dismiss(animated: true)
    scene.stage.advance(by: 0.05)
    scene.content.dismiss(animated: true)
    scene.stage.advance(by: 0.05)
    scene.root.dismiss(animated: false)
    #expect(scene.overlays.isEmpty)
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
    #expect(all.allSatisfy { $0.presentingViewController == nil && !$0.isBeingDismissed })
  }

  @Test("From a controller that is being dismissed nothing is presented")
  func presentFromLeaving() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    scene.content.dismiss(animated: true)
    let other = UIViewController()
    let warnings = Warnings.during { scene.content.present(other, animated: true) }
    #expect(warnings.count == 1)
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
    #expect(other.presentingViewController == nil)
  }

  @Test("Dismissing when nothing is presented does nothing and tells who waits")
  func nothingPresented() {
    let scene = PopoverScene()
    var calls = 0
    scene.root.dismiss(animated: true) { calls += 1 }
    scene.stage.settle()
    #expect(calls == 1)
    #expect(scene.root.view.window != nil)
  }

  @Test("Dismissals that pile up are one, and every one who waits is told")
  func manyDismissals() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    var calls = 0
    for index in 0..<100 { scene.root.dismiss(animated: index < 50) { calls += 1 } }
    scene.stage.settle()
    #expect(scene.log.lines.count { $0.hasPrefix("content viewDidDisappear") } == 1)
    #expect(calls == 100)
    #expect(scene.overlays.isEmpty)
  }

  @Test("Present and dismiss a hundred times, shown each time", arguments: [true, false])
  func hundredTimesShown(animated: Bool) {
    let scene = PopoverScene()
    for _ in 0..<100 {
      scene.present(animated: animated)
      scene.stage.turn()
      scene.root.dismiss(animated: animated)
      if animated { scene.root.dismiss(animated: false) }
    }
    scene.stage.settle()
    #expect(scene.overlays.isEmpty)
    #expect(scene.log.lines.count { $0.hasPrefix("content viewDidAppear") } == 100)
    #expect(scene.log.lines.count { $0.hasPrefix("content viewDidDisappear") } == 100)
  }
}
