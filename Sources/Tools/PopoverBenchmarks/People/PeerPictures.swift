import Foundation
import PeopleSample

/// The pictures of the numbered people as files, so that the peers' programs load the same as ours.
enum PeerPictures {
  static let role = "--pictures"

  /// Writes `p0.png` to `p15.png`.
  ///
  /// - Parameter arguments: The folder.
  static func write(_ arguments: [String]) -> Never {
    guard arguments.count == 1 else { exit(2) }
    let folder = URL(fileURLWithPath: arguments[0], isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, bytes) in try PeopleSample.numberedAvatars().enumerated() {
        try bytes.write(to: folder.appendingPathComponent("p\(number).png"))
      }
      exit(0)
    } catch {
      PopoverBenchmarks.complain("\(error)")
    }
  }
}
