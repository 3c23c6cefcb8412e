import Foundation

/// A line that fills while something long goes on; on a terminal only.
final nonisolated class ProgressBar: Sendable {
  private let isTerminal = isatty(2) == 1
  private let width = 40

  /// Shows how much is done, 0 to 1.
  func show(_ part: Double) {
    guard isTerminal else { return }
    let filled = Int((min(max(part, 0), 1) * Double(width)).rounded(.down))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    FileHandle.standardError.write(Data("\r[\(bar)] \(Int(part * 100)) %".utf8))
  }

  /// Ends the line.
  func finish() {
    if isTerminal { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
