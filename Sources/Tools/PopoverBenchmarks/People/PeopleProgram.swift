import Foundation
import PeoplePopover
import PeopleStore
import StoredPeople
import UIKit
import WindowHost

/// A program with a button that shows people in a popover, in a window of the desktop: what
/// `Benchmarks/Peers/people-qt.cpp` and `people-gtk.c` do with their libraries.
///
/// It opens, scrolls, jumps, closes, opens again, and says what each cost.
@MainActor
final class PeopleProgram: UIResponder, UIApplicationDelegate {
  nonisolated static let role = "--people"
  /// Whether there are pinned headers.
  fileprivate static var hasHeaders = true
  fileprivate static var making = PeopleTour.Making.withWindow
  private static var database = ""
  private static var action = 0

  /// - Parameter arguments: The database, the number of the action, `sections` or `plain`, `open` or `first`.
  static func run(_ arguments: [String]) -> Never {
    guard arguments.count >= 3, let action = Int(arguments[1]) else { exit(2) }
    hasHeaders = arguments[2] == "sections"
    if arguments.count > 3 { making = PeopleTour.Making(rawValue: arguments[3]) ?? making }
    (database, self.action) = (arguments[0], action)
    do {
      exit(try SDLHost(size: CGSize(width: 700, height: 600)).run(PeopleProgram.self))
    } catch {
      PopoverBenchmarks.complain("\(error)")
    }
  }

  fileprivate static func source() async throws -> StoredPeople {
    let store = try await PeopleStore.open(database)
    return try await StoredPeople(store, action: store.actions()[action].id)
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PeopleScene.self
    return configuration
  }
}

/// The program's window.
@MainActor
final class PeopleScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("People", for: .normal)
    button.frame = CGRect(x: 310, y: 8, width: 80, height: 34)
    screen.view.addSubview(button)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    Task {
      do {
        let source = try await PeopleProgram.source()
        try await PeopleTour(
          source: source, button: button, hasHeaders: PeopleProgram.hasHeaders, making: PeopleProgram.making
        ).run()
        fflush(nil)
      } catch {
        PopoverBenchmarks.complain("\(error)")
      }
      exit(0)
    }
  }
}
