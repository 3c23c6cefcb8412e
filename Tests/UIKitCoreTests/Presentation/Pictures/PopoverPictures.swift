import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Pictures of bubbles to compare with.
///
/// They are recorded only by hand, with `POPOVER_RECORD=1` in the environment.
enum PopoverPictures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  /// Channels may differ by so much: processors round differently.
  static let tolerance = 2

  /// Compares the bubble, and a little around it, with the picture of a name.
  static func check(_ scene: PopoverScene, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(scene.frame, sourceLocation: sourceLocation)
    let shot = try #require(scene.stage.snapshot().cropped(to: frame.insetBy(dx: -8, dy: -8).integral))
    let url = folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["POPOVER_RECORD"] == "1" {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "CI never records")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try shot.write(to: url)
    }
    let golden = try #require(UIImage(contentsOfFile: url.path)?.cgImage, sourceLocation: sourceLocation)
    let difference = shot.difference(from: Snapshot(image: golden))
    guard difference.largest > tolerance else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("popover-\(name)-found.png")
    try shot.write(to: place)
    Issue.record(
      "\(name) differs in \(difference.pixels) pixels, by up to \(difference.largest): see \(place.path)",
      sourceLocation: sourceLocation)
  }
}
