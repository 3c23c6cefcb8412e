public import Foundation

nonisolated extension UITraitCollection {
  /// Merges collections; where several say the same trait, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection that says only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(saying: \.userInterfaceIdiom, idiom)
  }

  /// Creates a collection that says only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(saying: \.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that says only the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(saying: \.layoutDirection, layoutDirection)
  }

  /// Creates a collection that says only the pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(saying: \.displayScale, scale)
  }

  /// Creates a collection that says only the room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(saying: \.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that says only the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(saying: \.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that says only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(saying: \.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that says only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(saying: \.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection that says only whether content is raised.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(saying: \.userInterfaceLevel, userInterfaceLevel)
  }

  /// Creates a collection that says only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(saying: \.legibilityWeight, legibilityWeight)
  }

  /// Creates a collection that says only whether the window is in use.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init(saying: \.activeAppearance, userInterfaceActiveAppearance)
  }

  private convenience init<Value>(saying trait: WritableKeyPath<Traits, Value>, _ value: Value) {
    var values = Traits()
    values[keyPath: trait] = value
    self.init(values)
  }
}
