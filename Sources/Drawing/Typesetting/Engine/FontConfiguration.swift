import Foundation
import Synchronization

/// Where fonts come from.
public enum FontConfiguration {
  /// Whether the first font was looked for, after which nothing can be changed.
  static let isSettled = Mutex(false)

  /// Looks for the system's fonts now, which costs some 14 to 60 ms once a process; any later layout finds it done.
  ///
  /// Call it early, from any thread.
  public static func prepare() { _ = Font(size: 14).metrics }

  /// Takes fonts from a Fontconfig file instead of the system's; it must come before the first layout.
  ///
  /// - Parameter file: The file's path.
  /// - Returns: Whether it came early enough and the file can be read.
  @discardableResult
  package static func use(file: String) -> Bool {
    isSettled.withLock { isSettled in
      guard access(file, R_OK) == 0 else { return false }
      if let current = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"], current == file { return true }
      guard !isSettled else { return false }
      return setenv("FONTCONFIG_FILE", file, 1) == 0
    }
  }
}
