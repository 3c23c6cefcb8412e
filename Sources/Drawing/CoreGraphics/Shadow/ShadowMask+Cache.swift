import Synchronization

extension ShadowMask {
  private struct Key: Equatable, Sendable {
    var width, height, cornerRadius, radius, scale: CGFloat
  }

  /// The last few masks, the oldest of which goes first when there are too many bytes.
  ///
  /// A mask is rebuilt in microseconds, so little memory is enough; the newest one always stays.
  private struct Recent<Key: Equatable & Sendable>: Sendable {
    private var masks: [(key: Key, mask: ShadowMask)] = []
    private var bytes = 0
    private let limit = 1 << 20

    subscript(key: Key) -> ShadowMask? { masks.first { $0.key == key }?.mask }

    mutating func insert(_ mask: ShadowMask, for key: Key) {
      // Another thread may have made it as well.
      guard self[key] == nil else { return }
      masks.append((key, mask))
      bytes += mask.byteCount
      while bytes > limit, masks.count > 1 { bytes -= masks.removeFirst().mask.byteCount }
    }
  }

  private var byteCount: Int { bitmap.bytesPerRow * bitmap.height }

  private static let shadows = Mutex(Recent<Key>())
  private static let seeds = Mutex(Recent<Key>())
  private static let paths = Mutex(Recent<PathKey>())

  private struct PathKey: Equatable, Sendable {
    var path: CGPath
    var radius, scale: CGFloat
  }

  /// The shadow of a path, from a cache of the last megabyte of them.
  package static func shared(path: CGPath, radius: CGFloat, scale: CGFloat) -> ShadowMask? {
    // A path that somebody may still change is no key.
    let key = PathKey(path: path.copy() ?? path, radius: radius, scale: scale)
    if let mask = paths.withLock({ $0[key] }) { return mask }
    guard let made = ShadowMask(path: path, radius: radius, scale: scale) else { return nil }
    paths.withLock { $0.insert(made, for: key) }
    return made
  }

  /// The shadow of a rounded rectangle at the origin, from a cache of the last megabyte of them.
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
