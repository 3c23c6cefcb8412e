public import UIKitCore

/// Something that a menu shows: an action, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  /// Whether an element is ticked.
  public nonisolated enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element behaves.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  final var ownTitle: String
  final var ownImage: UIImage?
  /// What is shown below the title.
  open var subtitle: String?

  /// The text.
  open var title: String { ownTitle }
  /// The image beside it.
  open var image: UIImage? { ownImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The element itself; actions make a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
