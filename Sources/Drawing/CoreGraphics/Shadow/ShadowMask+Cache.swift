import Synchronization

extension ShadowMask {
  private struct Key: Hashable {
    var width, height, cornerRadius, radius, scale: CGFloat
  }

  private static let limit = 32
  private static let cache = Mutex<(masks: [Key: ShadowMask], order: [Key])>(([:], []))

  /// The shadow of a rounded rectangle at the origin, from a cache of the last 32 different ones.
  package static func shared(
    roundedRect size: CGSize, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat
  ) -> ShadowMask? {
    let key = Key(
      width: size.width, height: size.height, cornerRadius: cornerRadius, radius: radius, scale: scale)
    if let mask = cache.withLock({ $0.masks[key] }) { return mask }
    let made = ShadowMask(roundedRect: size, cornerRadius: cornerRadius, radius: radius, scale: scale)
    guard let made else { return nil }
    cache.withLock { cache in
      if cache.masks.updateValue(made, forKey: key) == nil { cache.order.append(key) }
      if cache.order.count > limit { cache.masks[cache.order.removeFirst()] = nil }
    }
    return made
  }
}
