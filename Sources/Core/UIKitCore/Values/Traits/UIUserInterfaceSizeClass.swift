/// How much room there is in one direction.
///
/// On Linux a window narrower than 600 points is horizontally compact; none is vertically compact.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
