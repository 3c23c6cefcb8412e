public import UIKitCore

/// Something whose font follows the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that was chosen by a text style follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
