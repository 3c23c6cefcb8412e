import UIKitCore

/// The colours of a configured button in a state.
struct ButtonColors {
  var foreground: UIColor
  var background: UIColor?
  /// How much of text and image, and of the background, is left under a finger.
  var fade: (foreground: CGFloat, background: CGFloat) = (1, 1)

  init(_ configuration: UIButton.Configuration, _ state: UIControl.State, tint: UIColor) {
    let base = configuration.baseBackgroundColor
    foreground = configuration.baseForegroundColor ?? (configuration.kind == .filled ? .white : tint)
    switch configuration.kind {
    case .plain: background = base ?? (state.contains(.selected) ? tint.withAlphaComponent(0.15) : nil)
    case .gray: background = base ?? .tertiarySystemFill
    case .tinted: background = (base ?? tint).withAlphaComponent(0.18)
    case .filled: background = base ?? tint
    }
    if let own = configuration.background.backgroundColor { background = own }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if configuration.kind != .plain, configuration.background.backgroundColor == nil {
        background = .tertiarySystemFill
      }
    } else if state.contains(.highlighted) {
      fade = background == nil ? (0.3, 1) : (0.75, 0.75)
    }
  }
}
