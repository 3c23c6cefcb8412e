extension UIButton {
  /// The kind of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    /// White text, and images as they are.
    case custom = 0
    /// Text and images in the tint, which fade under a finger.
    case system = 1
    /// Leads to details.
    case detailDisclosure = 2
    /// Leads to information, on light ground.
    case infoLight = 3
    /// Leads to information, on dark ground.
    case infoDark = 4
    /// Adds a person.
    case contactAdd = 5
    /// Closes.
    case close = 7
    /// The older name of `system`.
    public static let roundedRect = ButtonType.system

    /// Whether text and images have the tint and fade.
    var isSystem: Bool { self != .custom }

    /// The symbol that the kind shows, if we draw it.
    var symbol: String? {
      switch self {
      case .contactAdd: "plus"
      case .close: "xmark.circle.fill"
      default: nil
      }
    }
  }

  /// What a button is for.
  public nonisolated enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What most people will choose.
    case primary = 1
    /// Changes nothing.
    case cancel = 2
    /// Destroys something: red in place of the tint.
    case destructive = 3
  }
}
