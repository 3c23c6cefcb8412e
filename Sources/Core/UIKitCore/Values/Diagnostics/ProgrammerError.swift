import Foundation

/// Stops the program where iOS would raise an exception.
///
/// The message goes to standard error after `PopoverKit: `, without the path of our sources, which would only
/// distract from the caller's mistake. It says what was wrong, with which values, and what to do.
package nonisolated func programmerError(_ message: String) -> Never {
  FileHandle.standardError.write(Data("PopoverKit: \(message)\n".utf8))
  abort()
}
