import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Whoever is told anything of a transition by hand does something else in between, at every call there is.
@MainActor
@Suite("Hostile callbacks of transitions driven by hand", .serialized)
struct HostileHandTests {
  nonisolated enum Course: String, CaseIterable, Sendable { case comes, comesNot, goes, goesNot, isPaused }
  nonisolated enum Act: String, CaseIterable, Sendable {
    case dismiss, dismissAtOnce, presentOnContent, presentOnRoot, resize, closeWindow, finish, cancel
  }

  private func scene(_ style: UIModalPresentationStyle, stoppable: Bool) -> HandScene {
    let scene = HandScene(style: style)
    if stoppable { scene.provider.animator = StoppableDrop(scene.log) }
    _ = scene.hand
    return scene
  }

  /// Runs a course to its end, with all of it written down.
  private func run(_ course: Course, _ scene: HandScene) {
    if course == .comes || course == .comesNot {
      scene.root.present(scene.content, animated: true) { scene.log.add("completion") }
      scene.stage.turn()
    } else {
      let hand = scene.provider.hand
      scene.provider.hand = nil
      let watch = scene.log.onLine
      scene.log.onLine = nil
      scene.root.present(scene.content, animated: false)
      scene.stage.settle()
      scene.log.onLine = watch
      _ = scene.log.take()
      scene.provider.hand = hand
      scene.hand.wantsInteractiveStart = course != .isPaused
      scene.root.dismiss(animated: true) { scene.log.add("completion") }
    }
    let coordinator = scene.content.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { _ in scene.log.add("hand changes") }
    coordinator?.animate { _ in
      scene.mark.alpha = 0.5
    } completion: { _ in
      scene.log.add("beside")
    }
    scene.stage.advance(by: 0.1)
    scene.hand.pause()
    scene.hand.update(0.4)
    scene.stage.advance(by: 0.1)
    if course == .comes || course == .goes { scene.hand.finish() } else { scene.hand.cancel() }
    scene.stage.settle()
  }

  private func perform(_ act: Act, _ scene: HandScene) {
    switch act {
    case .dismiss: scene.root.dismiss(animated: true)
    case .dismissAtOnce: scene.root.dismiss(animated: false)
    case .presentOnContent: scene.content.present(UIViewController(), animated: false)
    case .presentOnRoot: scene.root.present(UIViewController(), animated: true)
    case .resize: scene.stage.resize(to: CGSize(width: 700, height: 500))
    case .closeWindow: scene.stage.closeWindow()
    case .finish: scene.hand.finish()
    case .cancel: scene.hand.cancel()
    }
  }

  @Test("Nothing is left behind, and the next presentation works", arguments: Course.allCases, Act.allCases)
  func hostile(course: Course, act: Act) {
    for (style, stoppable) in [(UIModalPresentationStyle.custom, false), (.fullScreen, true)] {
      let dry = scene(style, stoppable: stoppable)
      run(course, dry)
      let count = dry.log.lines.count
      #expect(count > 3)
      for line in 0..<count {
        let scene = scene(style, stoppable: stoppable)
        var seen = 0
        scene.log.onLine = { [unowned scene] in
          seen += 1
          if seen == line + 1 { perform(act, scene) }
        }
        _ = Warnings.during { run(course, scene) }
        scene.log.onLine = nil
        check(scene, act, "\(course), line \(line): \(dry.log.lines[line]), \(act), \(style)")
      }
    }
  }

  private func check(_ scene: HandScene, _ act: Act, _ what: String) {
    let comment = Comment(rawValue: what)
    scene.provider.hand = nil
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil, comment)
    #expect(scene.content.viewIfLoaded?.window == nil, comment)
    #expect(scene.content.appearance == .disappeared, comment)
    #expect(!scene.content.isBeingPresented && !scene.content.isBeingDismissed, comment)
    #expect(!RenderLoop.shared.hasWork, comment)
    guard act != .closeWindow else { return }
    #expect(scene.overlays == 0, comment)
    #expect(scene.root.view.window != nil, comment)
    #expect(scene.root.view.frame == scene.stage.window?.bounds, comment)
    scene.root.present(scene.content, animated: true)
    scene.stage.settle()
    #expect(scene.content.appearance == .appeared, comment)
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.overlays == 0, comment)
  }
}
