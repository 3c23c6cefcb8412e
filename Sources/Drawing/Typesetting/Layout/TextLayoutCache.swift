public import CoreGraphics
import Synchronization

/// A bounded store of layouts by content and options.
///
/// Looking up a known layout costs about 0.1 us. The bound is kept by two generations: what was used since the last
/// change of generations survives the next one, so the layouts on screen stay while a long list scrolls past.
public final class TextLayoutCache: Sendable {
  private struct Key: Hashable {
    var content: TextContent
    var options: TextOptions
  }

  private struct Generations {
    var young: [Key: TextLayout] = [:]
    var old: [Key: TextLayout] = [:]

    /// The kept layout of a key, which is young from now on.
    mutating func use(_ key: Key) -> TextLayout? {
      if let layout = young[key] { return layout }
      guard let layout = old.removeValue(forKey: key) else { return nil }
      young[key] = layout
      return layout
    }

    /// A kept layout that lays the key's content out as its options say: that for them, or one that had no limit for the
    /// height and does not need more.
    ///
    /// So what was measured for a width is what is drawn.
    mutating func find(_ key: Key) -> TextLayout? {
      if let layout = use(key) { return layout }
      guard let height = key.options.limitedHeight else { return nil }
      var unlimited = key
      unlimited.options.maximumHeight = nil
      guard let layout = use(unlimited), layout.lineCount > 1, layout.size.height <= height + LineMeasures.tolerance
      else { return nil }
      return layout
    }
  }

  /// The cache that labels share.
  public static let shared = TextLayoutCache(limit: 512)

  /// The greatest number of layouts that are kept.
  public let limit: Int
  private let generations = Mutex(Generations())

  /// Makes an empty cache; a layout of a name takes some 3 kB.
  public init(limit: Int) { self.limit = max(limit, 2) }

  /// The layout of the content, kept or new.
  ///
  /// One that is kept without a limit for the height serves for every height that holds its lines.
  public func layout(_ content: TextContent, _ options: TextOptions = TextOptions()) -> TextLayout {
    let key = Key(content: content, options: options)
    if let known = generations.withLock({ $0.find(key) }) { return known }
    let layout = TextLayout(content, options, known: glyphs(of: key))
    insert(layout, for: key)
    return layout
  }

  /// The glyphs of a key's text, when it is kept on one line.
  private func glyphs(of key: Key) -> GlyphRun? {
    guard key.options.width != nil else { return nil }
    var natural = key
    (natural.options.width, natural.options.maximumHeight) = (nil, nil)
    return generations.withLock { $0.use(natural) }?.wholeLine
  }

  private func insert(_ layout: TextLayout, for key: Key) {
    // Freed after the lock is left: freeing a layout takes the engine's lock.
    let dropped: [Key: TextLayout] = generations.withLock { generations in
      generations.young[key] = layout
      guard generations.young.count >= limit / 2 else { return [:] }
      let dropped = generations.old
      generations.old = generations.young
      generations.young = [:]
      return dropped
    }
    _ = dropped
  }

  /// The size of the content, from a kept or a new layout.
  public func size(_ content: TextContent, _ options: TextOptions = TextOptions()) -> CGSize {
    layout(content, options).size
  }

  /// How many layouts are kept.
  public var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Drops all layouts.
  public func removeAll() {
    let dropped = generations.withLock { generations in
      defer { generations = Generations() }
      return generations
    }
    _ = dropped
  }
}
