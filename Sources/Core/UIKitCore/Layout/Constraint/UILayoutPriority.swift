/// How much a constraint matters: 1000 must hold, of all others the higher one wins whatever it costs the lower.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// More than 0, at most 1000.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene's size stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much `systemLayoutSizeFitting` wants its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
