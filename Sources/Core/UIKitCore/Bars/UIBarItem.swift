public import Foundation

/// What a bar shows an entry for: a title or an image that can be used or not.
///
/// An item is no view; the bar that shows it makes one and follows the item's changes.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What modules above keep with an item, by the key's type.
  package final var attachments: [ObjectIdentifier: Any] = [:]
  /// Called after a change that shows: the bar's.
  package final var changed: (() -> Void)?

  /// An item that shows nothing.
  public override init() { super.init() }

  /// Archives hold no items here: one that shows nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// The text.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// The image; it goes before the text.
  open var image: UIImage? { didSet { if image !== oldValue { changed?() } } }
  /// The image of low bars of phones; no bar is low here.
  open var landscapeImagePhone: UIImage?
  /// The image of the enlarged item; items are not enlarged here.
  open var largeContentSizeImage: UIImage?
  /// Moves the image.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed?() } } }
  /// A number to find the item by.
  open var tag = 0
  /// What assistive technologies call the item; its title unless set.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed?() } } }
  /// An identifier for tests and tools.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { changed?() } } }
}
