import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pictures to compare with, in the folder `Goldens` beside a test's file.
///
/// They are recorded only by hand, with `POPOVER_RECORD=1` in the environment.
@MainActor
enum Goldens {
  /// Channels may differ by so much: processors round differently.
  static let tolerance = 2

  /// Compares a picture with the one of its name; where they differ, the new one is written to a temporary folder.
  static func check(
    _ shot: Snapshot, _ name: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
    let url = folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["POPOVER_RECORD"] == "1" {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "CI never records")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try shot.write(to: url)
    }
    let golden = try #require(UIImage(contentsOfFile: url.path)?.cgImage, sourceLocation: sourceLocation)
    let difference = shot.difference(from: Snapshot(image: golden))
    guard difference.largest > tolerance else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-found.png")
    try shot.write(to: place)
    Issue.record(
      "\(name) differs in \(difference.pixels) pixels, by up to \(difference.largest): see \(place.path)",
      sourceLocation: sourceLocation)
  }
}
