import Testing
import UIKit
import UIKitCore

/// The pointer's look, as views ask for it and a host is told.
@Suite(.serialized)
struct CursorTests {
  /// A host that remembers its window's cursors.
  final class RememberingHost: Host {
    let defaultWindow = (size: CGSize(width: 100, height: 100), scale: CGFloat(1))
    let window = RememberingWindow()
    func makeWindow(for scene: UIWindowScene) -> any HostWindow { window }
    func quit() {}
  }

  final class RememberingWindow: HostWindow {
    var cursors: [HostCursor] = []
    func beginFrame() -> CGContext? { nil }
    func present(_ damage: [CGRect]) {}
    func setTitle(_ title: String) {}
    func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
    func setCursor(_ cursor: HostCursor) { cursors.append(cursor) }
    func close() {}
  }

  final class EditedText: UIView, ViewHooks {
    var cursor: HostCursor? { .beam }
    override init(frame: CGRect) {
      super.init(frame: frame)
      hooks = self
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aViewsCursorIsThatOfWhatItHolds() throws {
    let host = RememberingHost()
    UIApplication.shared.launch(nil, on: host)
    defer { UIApplication.shared.terminate() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let text = EditedText(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    text.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    window.rootViewController?.view.addSubview(text)
    let scene = try #require(window.windowScene)
    for place in [CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 15), CGPoint(x: 15, y: 15)] { scene.handle(.hover(place)) }
    scene.handle(.hover(nil))
    #expect(host.window.cursors == [.arrow, .beam, .beam, .arrow])
  }
}
