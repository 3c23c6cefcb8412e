/// A named look of the bubble; `FPPopoverColors` makes others.
public nonisolated enum FPPopoverTint: Int, CaseIterable, Sendable {
  /// White, with a dark title.
  case white = 0
  /// Nearly black, lighter at the top: the default.
  case black = 1
  /// Dark grey that is light at the top.
  case lightGray = 2
  /// Dark green.
  case green = 3
  /// Dark red.
  case red = 4
}
