/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at places between 0 and 1, blended between them.
public final class CGGradient: Sendable {
  /// A colour and its place.
  struct Stop: Sendable {
    var location: CGFloat
    var color: CGColor
  }

  let stops: [Stop]

  init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: Kept for source compatibility; blending is always in sRGB.
  ///   - colors: `CGColor` values; anything else makes the answer nil.
  ///   - locations: A place for each colour, or nil to space them evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let usable = colors.compactMap { $0 as? CGColor }
    guard !usable.isEmpty, usable.count == colors.count else { return nil }
    let last = CGFloat(max(usable.count - 1, 1))
    self.init(
      stops: usable.enumerated().map { index, color in
        Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
      })
  }

  /// Makes a gradient of components, alpha with each, that lie one colour after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
