import Foundation

/// An X server without a screen, which ends with this object.
final class VirtualDisplay {
  /// What programs are told in `DISPLAY`.
  let name: String
  private let server = Process()

  /// Starts one.
  ///
  /// - Throws: `NotMeasured` when there is no Xvfb.
  init() throws {
    guard let program = Self.find("Xvfb") else {
      throw NotMeasured(description: "there is no Xvfb here (Debian's package xvfb)")
    }
    let answer = Pipe()
    server.executableURL = URL(fileURLWithPath: program)
    server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
    server.standardOutput = answer
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.contains("\n"), case let bytes = answer.fileHandleForReading.availableData, !bytes.isEmpty {
      number += String(decoding: bytes, as: UTF8.self)
    }
    guard let number = Int(number.filter(\.isNumber)) else {
      server.terminate()
      throw NotMeasured(description: "Xvfb did not start")
    }
    name = ":\(number)"
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// A program on the path.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}

/// What is needed to measure is not here.
struct NotMeasured: Error, CustomStringConvertible {
  let description: String
}
