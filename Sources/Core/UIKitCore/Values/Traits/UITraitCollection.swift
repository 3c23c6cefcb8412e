public import Foundation

/// The circumstances in which an interface is shown: light or dark, narrow or wide, its scale and direction.
///
/// It is immutable and compared by value.
public nonisolated class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The traits as a value.
  package let values: Traits

  /// Creates a collection that says nothing.
  public override convenience init() {
    self.init(Traits())
  }

  package init(_ values: Traits) {
    self.values = values
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which the interface runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 means not said.
  public var displayScale: CGFloat { values.displayScale }
  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the user asked for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content is raised above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user asked for bolder text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is the one in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether everything that `trait` says is the same here; an empty collection or nil is contained in every one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether a dynamic colour may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.colorAppearance != (traitCollection?.values ?? Traits()).colorAppearance
  }

  /// The collection itself: it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }

  /// The same for equal collections.
  public override var hash: Int { values.hashValue }

  /// The traits by name.
  public override var description: String { "<UITraitCollection \(values)>" }
}
