import Foundation
import Gallery
import PeoplePopover
import UIKit
import UIKitTesting

/// Drives the gallery on a stage as a user would, and writes a picture of each popover.
struct PictureTour {
  let options: DemoOptions
  let scale: CGFloat
  let folder: URL

  /// A picture: which button of the list is pressed, and where the grid is scrolled then.
  struct Stop {
    let name: String
    let button: Int
    var place = Place.top
  }

  enum Place { case top, pushedHeader, middle, end }

  /// The stops for a list of so many actions: those of the sample, or of another database the first ones.
  static func stops(for actions: Int) -> [Stop] {
    guard actions < 5 else {
      return [
        Stop(name: "single-column", button: 0), Stop(name: "two-columns", button: 1),
        Stop(name: "two-sections", button: 3), Stop(name: "long-list", button: 4),
        Stop(name: "pinned-header", button: 4, place: .pushedHeader),
      ]
    }
    return (0..<actions).flatMap { action in
      [("", Place.top), ("-middle", .middle), ("-end", .end)].map {
        Stop(name: "action-\(action + 1)\($0.0)", button: action, place: $0.1)
      }
    }
  }

  /// The offset at which the first section's pinned header is half pushed away by the second's.
  static func pushingOffset(of grid: UICollectionView) -> CGFloat? {
    guard grid.numberOfSections > 1,
      let header = grid.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    else { return nil }
    return header.frame.minY - header.frame.height / 2
  }

  private static func offset(of grid: UICollectionView, at place: Place) -> CGFloat? {
    let end = max(grid.contentSize.height - grid.bounds.height, 0)
    return switch place {
    case .top: nil
    case .pushedHeader: pushingOffset(of: grid)
    case .middle: (end / 2).rounded()
    case .end: end
    }
  }

  /// Writes the pictures, telling of each.
  func run(_ wrote: (URL) -> Void) async throws {
    GalleryScreen.initial = GalleryScreen.named("people")
    let stage = Stage(size: options.size, scale: scale, appearance: options.appearance)
    defer { stage.close() }
    stage.launch(AppDelegate.self)
    guard let screen = stage.window?.rootViewController as? ActionsViewController else {
      throw TourError("the gallery's first screen did not come up")
    }
    guard await stage.wait(until: { !screen.isLoading }) else { throw TourError("the list of actions did not come") }
    for stop in Self.stops(for: screen.buttons.count) {
      stage.tap(screen.buttons[stop.button])
      guard await stage.wait(until: { screen.people?.isSettled == true || screen.isEmptyHanded }) else {
        throw TourError("the popover '\(stop.name)' did not come")
      }
      // An action without people opens nothing.
      if screen.isEmptyHanded { continue }
      guard let people = screen.people, people.view.window != nil else {
        throw TourError("the popover '\(stop.name)' did not come")
      }
      if let offset = Self.offset(of: people.collectionView, at: stop.place) {
        people.collectionView.contentOffset.y = offset
        guard await stage.wait(until: { people.isSettled }) else {
          throw TourError("the people of '\(stop.name)' did not come")
        }
      }
      stage.settle()
      let url = folder.appendingPathComponent("\(stop.name)@\(Int(scale))x.png")
      try stage.snapshot().write(to: url)
      wrote(url)
      stage.tap(at: CGPoint(x: 4, y: 4))
      stage.settle()
    }
  }
}

/// The tour could not go on.
struct TourError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
