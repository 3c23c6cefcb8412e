import Synchronization

extension ShadowMask {
  private struct Key: Hashable, Sendable {
    var width, height, cornerRadius, radius, scale: CGFloat
  }

  /// The last few masks, the oldest of which goes first.
  private struct Recent: Sendable {
    private var masks: [Key: ShadowMask] = [:]
    private var order: [Key] = []
    let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> ShadowMask? { masks[key] }

    mutating func insert(_ mask: ShadowMask, for key: Key) {
      if masks.updateValue(mask, forKey: key) == nil { order.append(key) }
      if order.count > limit { masks[order.removeFirst()] = nil }
    }
  }

  private static let shadows = Mutex(Recent(limit: 32))
  private static let seeds = Mutex(Recent(limit: 16))

  /// The shadow of a rounded rectangle at the origin, from a cache of the last 32 different ones.
  package static func shared(
    roundedRect size: CGSize, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat
  ) -> ShadowMask? {
    let key = Key(width: size.width, height: size.height, cornerRadius: cornerRadius, radius: radius, scale: scale)
    if let mask = shadows.withLock({ $0[key] }) { return mask }
    let made = ShadowMask(roundedRect: size, cornerRadius: cornerRadius, radius: radius, scale: scale)
    guard let made else { return nil }
    shadows.withLock { $0.insert(made, for: key) }
    return made
  }

  /// The small square whose middle is flat, blurred once for all sizes.
  static func seed(side: Int, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat) -> ShadowMask? {
    let length = CGFloat(side) / scale
    let key = Key(width: length, height: length, cornerRadius: cornerRadius, radius: radius, scale: scale)
    if let mask = seeds.withLock({ $0[key] }) { return mask }
    let shape = CGRect(x: 0, y: 0, width: length, height: length)
    let path = CGPath(roundedRect: shape, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    guard let made = ShadowMask(path: path, radius: radius, scale: scale) else { return nil }
    seeds.withLock { $0.insert(made, for: key) }
    return made
  }
}
