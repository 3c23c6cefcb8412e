import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Controllers come and go", .serialized)
struct AppearanceTests {
  @Test("The root of a window appears once, after its layout")
  func root() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = LoggingController("root", log)
    stage.show(root)
    stage.settle()
    #expect(log.take() == "root viewDidLoad\nroot viewWillAppear false\nroot viewDidAppear false")
    root.view.window?.isHidden = true
    #expect(log.take() == "root viewWillDisappear false\nroot viewDidDisappear false")
  }

  @Test("A child appears when its view comes, and disappears when it goes")
  func child() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = LoggingController("root", log)
    stage.show(root)
    stage.settle()
    _ = log.take()
    let child = LoggingController("child", log)
    root.addChild(child)
    #expect(child.parent === root)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(log.take() == "child viewDidLoad\nchild viewWillAppear false\nchild viewDidAppear false")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == "child viewWillDisappear false\nchild viewDidDisappear false")
    #expect(child.parent == nil)
  }

  @Test("A full-screen presentation covers the presenter, which disappears and comes back")
  func fullScreen() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 700, height: 500))
    let (root, other) = (LoggingController("root", log), LoggingController("other", log))
    stage.show(root)
    stage.settle()
    _ = log.take()
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: true)
    stage.settle()
    #expect(
      log.take() == """
        other viewDidLoad
        root viewWillDisappear true
        other viewWillAppear true
        root viewDidDisappear true
        other viewDidAppear true
        """)
    #expect(root.view.window == nil)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
    other.dismiss(animated: true)
    stage.settle()
    #expect(
      log.take() == """
        root viewWillAppear true
        other viewWillDisappear true
        other viewDidDisappear true
        root viewDidAppear true
        """)
    #expect(root.view.window != nil)
  }

  @Test("The responder chain goes view, controller, superview, window, scene, application")
  func responders() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    let view = UIView()
    root.view.addSubview(view)
    stage.show(root)
    var chain: [String] = []
    var next: UIResponder? = view
    while let responder = next {
      chain.append("\(type(of: responder))")
      next = responder.next
    }
    #expect(chain == ["UIView", "UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"])
  }

  @Test("Dark appearance reaches views, and colours are resolved anew")
  func traits() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    stage.show(root)
    stage.settle()
    #expect(stage.snapshot().pixel(x: 50, y: 50)?.description == "#ffffff")
    root.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.snapshot().pixel(x: 50, y: 50)?.description == "#000000")
  }
}
