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
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
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
}
