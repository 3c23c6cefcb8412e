import CCairo

/// How drawn colours combine with those beneath.
///
/// `plusDarker` is drawn as `darken`, the nearest that Cairo has; all others are exact.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is beneath.
  case normal
  /// The product of both.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// Multiplied where beneath is dark, screened where it is light.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// Beneath, brightened.
  case colorDodge
  /// Beneath, darkened.
  case colorBurn
  /// Darkened or lightened by a diffuse light.
  case softLight
  /// Multiplied where the source is dark, screened where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The source's hue.
  case hue
  /// The source's saturation.
  case saturation
  /// The source's hue and saturation.
  case color
  /// The source's luminosity.
  case luminosity
  /// Nothing at all.
  case clear
  /// The source alone.
  case copy
  /// The source where there is something beneath.
  case sourceIn
  /// The source where there is nothing beneath.
  case sourceOut
  /// The source over what is beneath, there only.
  case sourceAtop
  /// Beneath what is there.
  case destinationOver
  /// What is beneath where the source is.
  case destinationIn
  /// What is beneath where the source is not.
  case destinationOut
  /// What is beneath over the source, there only.
  case destinationAtop
  /// Either, but not both.
  case xor
  /// Towards black.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

extension CGBlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo would let the operator work outside of the drawn shape too, which Core Graphics does not.
  var reachesOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
