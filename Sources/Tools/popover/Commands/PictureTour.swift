import Foundation
import Gallery
import UIKit
import UIKitTesting

/// Drives the gallery on a stage as a user would, and writes a picture of each popover.
struct PictureTour {
  let options: DemoOptions
  let scale: CGFloat
  let folder: URL

  /// The stops: which button of the list is pressed, and how far the grid is scrolled then.
  static let stops: [(name: String, button: Int, scroll: CGFloat)] = [
    ("single-column", 0, 0), ("two-columns", 1, 0), ("two-sections", 3, 0), ("pinned-header", 3, 143),
    ("long-list", 4, 0),
  ]

  /// Writes the pictures, telling of each.
  func run(_ wrote: (URL) -> Void) async throws {
    let stage = Stage(size: options.size, scale: scale, appearance: options.appearance)
    defer { stage.close() }
    stage.launch(AppDelegate.self)
    guard let screen = stage.window?.rootViewController as? ActionsViewController else {
      throw TourError("the gallery's first screen did not come up")
    }
    guard await stage.wait(until: { !screen.isLoading }) else { throw TourError("the list of actions did not come") }
    for stop in Self.stops {
      guard screen.buttons.indices.contains(stop.button) else { throw TourError("there is no action \(stop.button)") }
      stage.tap(screen.buttons[stop.button])
      guard await stage.wait(until: { screen.people?.isLoadingPictures == false }) else {
        throw TourError("the popover '\(stop.name)' did not come")
      }
      if stop.scroll > 0, let grid = screen.people?.collectionView {
        grid.contentOffset.y = stop.scroll
        await stage.wait { screen.people?.isLoadingPictures == false }
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
