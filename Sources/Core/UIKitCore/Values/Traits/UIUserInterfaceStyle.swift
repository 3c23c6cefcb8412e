/// Whether the interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said; drawn as light.
  case unspecified = 0
  /// Dark content on light ground.
  case light = 1
  /// Light content on dark ground.
  case dark = 2
}

/// How strongly foreground and background differ.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Not said; drawn as normal.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// The increased contrast that a user asked for.
  case high = 1
}

/// Whether content lies on the ground of the window or on something raised above it, such as a popover.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said; drawn as base.
  case unspecified = -1
  /// The ground.
  case base = 0
  /// Raised above other content; dark backgrounds become lighter there.
  case elevated = 1
}

/// Whether the window that holds the content is the one in use.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Another window is in use.
  case inactive = 0
  /// This window is in use.
  case active = 1
}

/// Whether text is drawn bolder for legibility.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// The bolder weight that a user asked for.
  case bold = 1
}
