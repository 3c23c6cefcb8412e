import Foundation
import PeoplePopover
import UIKit
import WindowHost

/// A program with an open popover in which nothing happens.
@MainActor
final class FrameProgram: UIResponder, UIApplicationDelegate {
  nonisolated static let role = "--idle"

  static func run() -> Never {
    do {
      exit(try SDLHost(size: CGSize(width: 700, height: 600)).run(FrameProgram.self))
    } catch {
      PopoverBenchmarks.complain("\(error)")
    }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FrameScene.self
    return configuration
  }
}

/// The program's window.
@MainActor
final class FrameScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let screen = SamplePeople.screen()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = screen.controller
    window.makeKeyAndVisible()
    self.window = window
    screen.people.present(from: screen.button, animated: true)
    print("open")
    fflush(nil)
  }
}
