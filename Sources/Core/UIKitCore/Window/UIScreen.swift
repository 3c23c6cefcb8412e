import CoreGraphics
public import Foundation

/// A screen: its size in points and its scale, which the host says.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that windows are made for.
  public static let main = UIScreen()

  /// The size in points.
  public package(set) final var bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
  /// Device pixels to a point.
  public package(set) final var scale: CGFloat = 1 { didSet { shareTraits() } }
  /// The appearance and direction of new windows.
  package final var traits = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .large),
    UITraitCollection(accessibilityContrast: .normal), UITraitCollection(userInterfaceLevel: .base),
  ])
  {
    didSet { shareTraits() }
  }

  /// What is drawn outside of any view is drawn for the screen.
  private func shareTraits() {
    shownTraits = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    UITraitCollection.fallbackTraits = shownTraits
  }

  private final lazy var shownTraits = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])

  /// As `scale`.
  open var nativeScale: CGFloat { scale }
  /// What the screen shows with.
  open var traitCollection: UITraitCollection { shownTraits }
}
