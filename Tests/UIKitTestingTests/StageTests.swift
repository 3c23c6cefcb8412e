import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The stage", .serialized)
struct StageTests {
  final class Counter: UIViewController {
    let button = UIButton(type: .system)
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.setTitle("Count", for: .normal)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      button.addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test("A tap reaches the button, a covered one does not")
  func tap() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let counter = Counter()
    stage.show(counter)
    #expect(stage.tap(counter.button))
    #expect(counter.count == 1)
    let cover = UIView(frame: counter.view.bounds)
    counter.view.addSubview(cover)
    #expect(stage.tap(counter.button) == false)
    #expect(counter.count == 1)
  }

  @Test("Time stands still unless it is moved")
  func time() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    var isDone = false
    UIView.animate(withDuration: 2, animations: { root.view.alpha = 0 }) { _ in isDone = true }
    stage.turn()
    stage.turn()
    #expect(!isDone)
    let start = stage.now
    stage.advance(by: 1.9)
    #expect(abs(stage.now - start - 1.9) < 1e-9)
    #expect(!isDone)
    stage.settle()
    #expect(isDone)
    #expect(stage.now - start < 2.1)
  }

  @Test("The text tree says what is there")
  func textTree() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 10.5, width: 80, height: 20))
    label.text = "Hello"
    label.alpha = 0.5
    let hidden = UIView()
    hidden.isHidden = true
    root.view.addSubview(label)
    root.view.addSubview(hidden)
    stage.show(root)
    #expect(
      stage.textTree() == """
        UIWindow 0 0 200 100
          UIView 0 0 200 100
            UILabel 10 10.5 80 20 "Hello" alpha 0.5
            UIView 0 0 0 0 hidden
        """)
  }

  @Test("Pixels are those of the scale", arguments: [1, 2])
  func pixels(scale: Int) throws {
    let stage = Stage(size: CGSize(width: 40, height: 30), scale: CGFloat(scale))
    let root = UIViewController()
    root.view.backgroundColor = .red
    stage.show(root)
    let shot = stage.snapshot()
    #expect(shot.width == 40 * scale && shot.height == 30 * scale)
    #expect(shot.pixel(x: 0, y: 0)?.description == "#ff0000")
    #expect(shot.pixel(x: 40 * scale, y: 0) == nil)
    let png = try shot.png()
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(shot.difference(from: shot) == (0, 0))
  }

  @Test("A window without scenes is shown as one with")
  func windowWithoutScene() {
    final class Application: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.view.backgroundColor = .blue
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    let stage = Stage(size: CGSize(width: 50, height: 50))
    stage.launch(Application.self)
    stage.settle()
    #expect(stage.snapshot().pixel(x: 25, y: 25)?.description == "#0000ff")
    #expect(stage.window?.isKeyWindow == true)
  }

  @Test("Keys go to the first responder, then up the chain")
  func keys() {
    final class Typist: UIView {
      var keys: [Int] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode.rawValue }
      }
    }
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let root = UIViewController()
    let typist = Typist()
    root.view.addSubview(typist)
    stage.show(root)
    #expect(typist.becomeFirstResponder())
    stage.press(.keyboardTab)
    stage.press(.keyboardReturnOrEnter)
    #expect(typist.keys == [0x2B, 0x28])
    typist.removeFromSuperview()
    stage.press(.keyboardTab)
    #expect(typist.keys.count == 2)
  }

  @Test("A new stage ends the application of the one before")
  func oneAtATime() {
    let first = Stage(size: CGSize(width: 50, height: 50))
    let root = UIViewController()
    first.show(root)
    let second = Stage(size: CGSize(width: 60, height: 60))
    #expect(Stage.current === second)
    #expect(root.view.window?.isHidden != false)
    second.show(UIViewController())
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(UIScreen.main.bounds.width == CGFloat(60))
  }
}
