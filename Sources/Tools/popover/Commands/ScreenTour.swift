import Foundation
import Gallery
import UIKit
import UIKitTesting

/// Writes pictures of the gallery's screens that need no database: the placement screen, and words that are pointed at.
struct ScreenTour {
  let options: DemoOptions
  let scale: CGFloat
  let folder: URL

  /// Writes the pictures, telling of each.
  func run(_ wrote: (URL) -> Void) throws {
    try draw("placement", PlacementViewController(), wrote) { stage, screen in
      // Towards the edge, so that the explanation has something to explain.
      let handle = screen.anchorHandle
      let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
      stage.drag(from: start, to: CGPoint(x: 90, y: start.y + 60))
    }
    try draw("words", WordsViewController(), wrote) { stage, screen in
      guard let line = screen.lines(ofWord: 1).last else { return }
      stage.tap(at: screen.textLabel.convert(CGPoint(x: line.midX, y: line.midY), to: nil))
    }
  }

  private func draw<Screen: UIViewController>(
    _ name: String, _ screen: Screen, _ wrote: (URL) -> Void, _ use: (Stage, Screen) -> Void
  ) throws {
    let stage = Stage(size: options.size, scale: scale, appearance: options.appearance)
    defer { stage.close() }
    stage.show(screen)
    stage.settle()
    use(stage, screen)
    stage.settle()
    let url = folder.appendingPathComponent("\(name)@\(Int(scale))x.png")
    try stage.snapshot().write(to: url)
    wrote(url)
  }
}
