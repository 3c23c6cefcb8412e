public import UIKitCore

/// The ground of a bar, and the line that parts it from the content.
///
/// A bar shows changes of its appearance at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The kind of device it is for.
  public final let idiom: UIUserInterfaceIdiom
  /// Called after a change: the bar's.
  final var changed: (() -> Void)?
  /// What the ground is where no colour is given.
  private var plainGround: UIColor?

  /// The system's look on a kind of device; it is the same on all.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The look of another.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    plainGround = barAppearance.plainGround
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// The system's look.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Archives hold no appearances here: the system's look.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's ground and line; content shines through a little.
  open func configureWithDefaultBackground() { configure(BarBackground.ground, BarBackground.line) }
  /// A ground that nothing shines through, and the system's line.
  open func configureWithOpaqueBackground() { configure(.systemBackground, BarBackground.line) }
  /// Neither ground nor line.
  open func configureWithTransparentBackground() { configure(.clear, nil) }

  /// The colour of the ground, in place of the configured one.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The colour of the line; nil is none.
  open var shadowColor: UIColor? { didSet { changed?() } }

  final var ground: UIColor? { backgroundColor ?? plainGround }

  private func configure(_ ground: UIColor, _ line: UIColor?) {
    plainGround = ground
    backgroundColor = nil
    shadowColor = line
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }

  /// The system's look on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// The look of another.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    titleTextAttributes = (barAppearance as? UINavigationBarAppearance)?.titleTextAttributes ?? [:]
  }
  /// Archives hold no appearances here: the system's look.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}
