public import UIKitCore

extension UIButton {
  /// Look and layout of a button in one value.
  ///
  ///     var people = UIButton.Configuration.tinted()
  ///     people.title = "People"
  ///     people.image = UIImage(systemName: "person.2")
  ///     people.imagePadding = 6
  ///     let button = UIButton(configuration: people)
  public nonisolated struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public nonisolated enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The size of text and room.
    public nonisolated enum Size: Int, Sendable {
      /// The usual one.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// Where title and subtitle stand above each other.
    public nonisolated enum TitleAlignment: Int, Sendable {
      /// Towards an image beside them, else in the middle.
      case automatic = 0
      /// Where reading begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// What the look is derived from.
    let kind: Kind
    private var ownInsets: NSDirectionalEdgeInsets?

    /// What lies behind.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of text and room.
    public var buttonSize = Size.medium
    /// The colour that text and image derive from; nil is the kind's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background derives from; nil is the kind's.
    public var baseBackgroundColor: UIColor?
    /// The title; nil is the one that was set for the state.
    public var title: String?
    /// What is said below the title, smaller.
    public var subtitle: String?
    /// Where title and subtitle stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The image; nil is the one that was set for the state.
    public var image: UIImage?
    /// Size and thickness of a symbol; nil goes with the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the text the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between image and text.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 0

    /// The room around all of it; that of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Goes back to the room of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    init(_ kind: Kind) {
      self.kind = kind
      background.cornerRadius = 5.95
    }
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// So that buttons are 28, 34 or 50 points high.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 5, trailing: 7)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
