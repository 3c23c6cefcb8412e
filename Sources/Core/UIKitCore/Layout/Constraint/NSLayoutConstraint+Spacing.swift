import CoreGraphics

/// Distances that the system decides about.
extension NSLayoutConstraint {
  /// The gap between neighbours where nothing else is said.
  nonisolated static let standardGap: CGFloat = 8

  /// Makes the constant a number of system spacings, and keeps it so when fonts change.
  @discardableResult
  final func spaced(_ spacings: CGFloat) -> Self {
    checkConstant(spacings)
    systemSpacings = spacings
    refreshSystemSpacing()
    return self
  }

  /// Computes the constant from the present fonts.
  final func refreshSystemSpacing() {
    guard let systemSpacings else { return }
    currentConstant = systemSpacings * (first.lineHeight ?? second?.lineHeight ?? Self.standardGap)
  }
}

extension NSLayoutConstraint {
  /// Whether the constant may change with a font.
  final var followsFonts: Bool {
    systemSpacings != nil && (first.isBaseline || second?.isBaseline ?? false)
  }
}

extension LayoutTerm {
  fileprivate var isBaseline: Bool { base == nil && (attribute == .firstBaseline || attribute == .lastBaseline) }

  /// The height of a line of the text whose baseline the term is; nil if there is none.
  fileprivate var lineHeight: CGFloat? {
    guard isBaseline else { return nil }
    return node.view?.viewForBaseline(isFirst: attribute == .firstBaseline).hooks?.lineHeight
  }
}

extension LayoutEngine {
  /// Has distances follow the fonts of the texts between which they lie.
  func refreshSystemSpacings() {
    for constraint in spaced {
      // Measuring may have refreshed it already, and the engine knows nothing of that; it drops equal numbers itself.
      constraint.refreshSystemSpacing()
      guard let installed = constraint.installed else { continue }
      setConstant(installed.id, to: installed.base - constraint.currentConstant)
    }
  }
}
