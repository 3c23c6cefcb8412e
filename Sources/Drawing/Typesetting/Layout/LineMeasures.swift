import CoreGraphics

/// The heights of lines, from the declared fonts' measures and the options.
struct LineMeasures {
  /// A line's height and what of it lies below the baseline.
  struct Measure {
    var height: CGFloat
    var descender: CGFloat
  }

  private let content: TextContent
  private let options: TextOptions
  private let base: Measure
  let spacing: CGFloat

  init(source: TextSource, options: TextOptions) {
    content = source.content
    self.options = options
    spacing = options.lineSpacing.isFinite ? max(options.lineSpacing, 0) : 0
    base = Self.limit(source.font.metrics, options)
  }

  private static func limit(_ metrics: FontMetrics, _ options: TextOptions) -> Measure {
    var height = max(metrics.lineHeight, options.minimumLineHeight)
    if options.maximumLineHeight > 0 { height = min(height, options.maximumLineHeight) }
    return Measure(height: height, descender: metrics.descender)
  }

  /// The measure of a line that holds those bytes: the tallest of its fonts counts.
  func measure(of range: Range<Int>) -> Measure {
    let segments = content.storage.segments
    guard !segments.isEmpty else { return base }
    var tallest: FontMetrics?
    for segment in segments where segment.range.overlaps(range) || segment.range.contains(range.lowerBound) {
      let metrics = segment.attributes.font.metrics
      guard var known = tallest else {
        tallest = metrics
        continue
      }
      known.ascender = max(known.ascender, metrics.ascender)
      known.descender = max(known.descender, metrics.descender)
      tallest = known
    }
    return tallest.map { Self.limit($0, options) } ?? base
  }

  /// Whether the height is too small for two lines of the base font, and no run has another.
  var fitsOneLineOnly: Bool {
    guard let height = options.limitedHeight, content.storage.segments.isEmpty else { return false }
    return base.height * 2 + spacing > height + Self.tolerance
  }

  /// How many of the lines fit, at least one.
  func lines(fittingInto available: Int, range: (Int) -> Range<Int>) -> Int {
    let most = options.lineLimit > 0 ? min(options.lineLimit, available) : available
    guard let limit = options.limitedHeight else { return max(most, 1) }
    if content.storage.segments.isEmpty {
      let fitting = (limit + spacing + Self.tolerance) / max(base.height + spacing, 0.01)
      return max(min(most, Int(min(fitting, 1e9))), 1)
    }
    var bottom: CGFloat = 0
    for index in 0..<most {
      bottom += measure(of: range(index)).height + (index > 0 ? spacing : 0)
      if bottom > limit + Self.tolerance { return max(index, 1) }
    }
    return max(most, 1)
  }

  /// A first guess how many bytes fill the lines that the options allow.
  func likelyBytes(width: CGFloat) -> Int {
    var lines = options.lineLimit > 0 ? CGFloat(options.lineLimit) : 1e9
    if let height = options.limitedHeight { lines = min(lines, height / max(base.height + spacing, 0.01) + 1) }
    return likelyBytes(lines: lines + 2, width: width)
  }

  /// A first guess how many bytes fill lines: a quarter of the size as a narrow letter's width, four bytes each.
  func likelyBytes(lines: CGFloat, width: CGFloat) -> Int {
    let letters = lines * (width / max(content.attributes.font.size / 4, 0.25) + 16)
    return Int(min(max(letters * 4, 256), 1e9))
  }

  /// The width at which even text without a limit must end, or nil when so few bytes cannot get there.
  ///
  /// Pango's units are 32 bits: two million points.
  func safeWidth(bytes: Int) -> CGFloat? {
    let size = content.storage.segments.reduce(content.attributes.font.size) { max($0, $1.attributes.font.size) }
    let kern = content.storage.segments.reduce(content.attributes.kern) { max($0, $1.attributes.kern) }
    return CGFloat(bytes) * (2 * min(size, 10_000) + max(kern, 0)) < 1_000_000 ? nil : 1_000_000
  }

  /// How much lines may be higher than their room: errors of rounding.
  static let tolerance: CGFloat = 0.001
}
