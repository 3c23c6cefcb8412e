import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Order of calls of transitions driven by hand", .serialized)
struct HandOrderTests {
  @Test("A coming that is finished")
  func presented() {
    let scene = HandScene()
    _ = scene.hand
    scene.root.present(scene.content, animated: true) { scene.log.add("completion") }
    scene.stage.turn()
    scene.log.add("- by hand")
    scene.hand.update(0.4)
    scene.stage.settle()
    scene.hand.finish()
    scene.log.add("- off")
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        content viewDidLoad
        interaction for presentation
        presentation will begin
        content viewWillAppear true
        animate
        - by hand
        - off
        animation ended true
        content viewDidAppear true
        presentation did end true
        completion
        """)
  }

  @Test("A coming that is called off")
  func notPresented() {
    let scene = HandScene()
    _ = scene.hand
    scene.root.present(scene.content, animated: true) { scene.log.add("completion") }
    scene.stage.turn()
    scene.hand.update(0.4)
    scene.log.add("- off")
    scene.hand.cancel()
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        content viewDidLoad
        interaction for presentation
        presentation will begin
        content viewWillAppear true
        animate
        - off
        animation ended false
        content viewWillDisappear true
        content viewDidDisappear true
        presentation did end false
        """)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.overlays == 0)
  }

  @Test("A going that is finished")
  func dismissed() {
    let scene = HandScene()
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    scene.hand.update(0.7)
    scene.log.add("- off")
    scene.hand.finish()
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        interaction for dismissal
        dismissal will begin
        content viewWillDisappear true
        animate
        - off
        animation ended true
        content viewDidDisappear true
        dismissal did end true
        completion
        """)
    #expect(scene.overlays == 0)
  }

  @Test("A going that is called off: the controller will go, will come, has come")
  func notDismissed() {
    let scene = HandScene()
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    scene.hand.update(0.7)
    scene.log.add("- off")
    scene.hand.cancel()
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        interaction for dismissal
        dismissal will begin
        content viewWillDisappear true
        animate
        - off
        animation ended false
        content viewWillAppear true
        content viewDidAppear true
        dismissal did end false
        completion
        """)
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(!scene.content.isBeingDismissed)
  }

  @Test("A going over all that is called off: the presenter will come, will go, has gone")
  func notDismissedFromFullScreen() {
    let scene = HandScene(style: .fullScreen)
    scene.show()
    _ = scene.hand
    scene.root.dismiss(animated: true)
    scene.hand.update(0.5)
    scene.log.add("- off")
    scene.hand.cancel()
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        interaction for dismissal
        root viewWillAppear true
        content viewWillDisappear true
        animate
        - off
        animation ended false
        root viewWillDisappear true
        root viewDidDisappear true
        content viewWillAppear true
        content viewDidAppear true
        """)
    #expect(scene.root.view.window == nil)
    scene.provider.hand = nil
    scene.root.dismiss(animated: false)
    #expect(scene.root.view.window != nil)
    #expect(scene.overlays == 0)
  }

  @Test("An animator takes the place of the animation; observers hear of the hand each time it goes on or off")
  func animator() {
    let scene = HandScene()
    scene.provider.animator = StoppableDrop(scene.log)
    scene.show()
    scene.hand.wantsInteractiveStart = false
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    let coordinator = scene.content.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == false)
    #expect(coordinator?.isInterruptible == true)
    coordinator?.notifyWhenInteractionChanges { scene.log.add("hand \($0.isInteractive ? "on" : "off")") }
    coordinator?.notifyWhenInteractionEnds { _ in scene.log.add("hand is off") }
    scene.stage.advance(by: 0.5)
    scene.hand.pause()
    scene.hand.update(0.2)
    scene.hand.cancel()
    scene.stage.advance(by: 0.1)
    scene.hand.pause()
    scene.hand.finish()
    scene.stage.settle()
    #expect(
      scene.log.take() == """
        interaction for dismissal
        dismissal will begin
        content viewWillDisappear true
        animator
        hand on
        hand off
        hand is off
        hand on
        hand off
        animator at end
        animation ended true
        content viewDidDisappear true
        dismissal did end true
        completion
        """)
    #expect(scene.overlays == 0)
  }
}
