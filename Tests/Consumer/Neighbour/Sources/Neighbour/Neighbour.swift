/// What this package decides at compile time about the platform.
///
/// It asks for the system. `canImport(UIKit)` would be answered with no in a clean build, and with yes in the next
/// one, when PopoverKit's UIKit lies in the same build folder.
public enum Neighbour {
  #if os(Linux)
    /// The system this was compiled for.
    public static let platform = "Linux"
  #else
    /// The system this was compiled for.
    public static let platform = "another system"
  #endif
}
