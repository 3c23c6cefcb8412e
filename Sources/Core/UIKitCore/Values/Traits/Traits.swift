package import Foundation

/// What a trait collection holds, as a value: the place to change traits before making a collection of them.
///
/// Each trait has an own value for "not said", which is also its default.
package nonisolated struct Traits: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  package init() {}

  /// What a program sees before it has a window: a light, large tablet at scale 1.
  package static let standard: Traits = {
    var traits = Traits()
    traits.userInterfaceIdiom = .pad
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = 1
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
    return traits
  }()

  /// These traits with every one that `other` says replaced by it.
  package func overridden(by other: Traits) -> Traits {
    var result = self
    result.take(other, \.userInterfaceIdiom, unless: .unspecified)
    result.take(other, \.userInterfaceStyle, unless: .unspecified)
    result.take(other, \.layoutDirection, unless: .unspecified)
    result.take(other, \.displayScale, unless: 0)
    result.take(other, \.horizontalSizeClass, unless: .unspecified)
    result.take(other, \.verticalSizeClass, unless: .unspecified)
    result.take(other, \.preferredContentSizeCategory, unless: .unspecified)
    result.take(other, \.accessibilityContrast, unless: .unspecified)
    result.take(other, \.userInterfaceLevel, unless: .unspecified)
    result.take(other, \.legibilityWeight, unless: .unspecified)
    result.take(other, \.activeAppearance, unless: .unspecified)
    return result
  }

  /// The part of the traits that dynamic colours can depend on.
  package var colorAppearance: Traits {
    var part = Traits()
    part.userInterfaceIdiom = userInterfaceIdiom
    part.userInterfaceStyle = userInterfaceStyle
    part.accessibilityContrast = accessibilityContrast
    part.userInterfaceLevel = userInterfaceLevel
    part.activeAppearance = activeAppearance
    return part
  }

  private mutating func take<Value: Equatable>(
    _ other: Traits, _ trait: WritableKeyPath<Traits, Value>, unless unsaid: Value
  ) {
    let value = other[keyPath: trait]
    if value != unsaid { self[keyPath: trait] = value }
  }
}
