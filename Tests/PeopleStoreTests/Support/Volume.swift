import Foundation

/// A small file system of its own, for what only a file system can do: be full, or be read-only.
///
/// Only a privileged process can make one; tests that need it ask `isPossible` first.
final class Volume {
  let folder: Folder

  init(size: String) throws {
    folder = try Folder()
    try Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=\(size)", "none", folder.url.path)
  }

  deinit {
    try? Self.run("/bin/umount", folder.url.path)
  }

  func makeReadOnly() throws {
    try Self.run("/bin/mount", "-o", "remount,ro", folder.url.path)
  }

  static let isPossible: Bool = {
    guard geteuid() == 0, let volume = try? Volume(size: "64k") else { return false }
    return (try? volume.folder.names()) == []
  }()

  private static func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
