public import Foundation

/// What is cut or copied, and pasted; shared with all programs of the desktop where there is one.
///
/// It holds text; other kinds of content, names and items are not here.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that Ctrl+C and Ctrl+V use.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()

  /// What a program without a desktop copied.
  private final var kept: String?

  /// The text; nil when there is none.
  open var string: String? {
    get {
      guard let host = UIApplication.shared.host, host.hasClipboard else { return kept }
      return host.clipboardText
    }
    set {
      guard let host = UIApplication.shared.host, host.hasClipboard else { return kept = newValue }
      host.clipboardText = newValue
    }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string?.isEmpty == false }
}
