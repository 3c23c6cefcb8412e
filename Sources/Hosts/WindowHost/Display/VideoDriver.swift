/// The window system behind SDL, as far as it makes a difference.
enum VideoDriver {
  case x11
  case wayland
  case other

  /// The driver by SDL's name of it.
  init(name: String) {
    switch name {
    case "x11": self = .x11
    case "wayland": self = .wayland
    default: self = .other
    }
  }

  /// Whether a window's surface can be presented without a renderer; on Wayland asking for that fails.
  var presentsDirectly: Bool { self == .x11 }

  /// Whether held keys repeat only while SDL is pumped: on Wayland the client repeats, by its clock.
  var repeatsKeysItself: Bool { self == .wayland }
}
