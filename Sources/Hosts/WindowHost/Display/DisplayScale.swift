package import CoreGraphics

/// How many pixels a point has, from what the user and the desktop say.
package enum DisplayScale {
  /// What scales are held to.
  private static let sensible: ClosedRange<CGFloat> = 0.5...8

  /// The scale: the variable `POPOVER_SCALE`, else the desktop's resolution of text, else 1.
  ///
  /// - Parameters:
  ///   - variable: The variable's value, taken as it is: `1.5`.
  ///   - resources: The X resources, whose `Xft.dpi` over 96 is rounded to quarters: 120 gives 1.25.
  /// - Returns: Pixels to a point, from 0.5 to 8.
  package static func choose(variable: String?, resources: String?) -> CGFloat {
    if let variable, let scale = number(variable) { return clamp(scale) }
    guard let dots = resources.flatMap(dotsPerInch) else { return 1 }
    return clamp((dots / 96 * 4).rounded() / 4)
  }

  /// The value of `Xft.dpi` in X resources; the last line that has one counts.
  package static func dotsPerInch(_ resources: String) -> CGFloat? {
    var found: CGFloat?
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi" else { continue }
      found = number(parts[1]) ?? found
    }
    return found
  }

  private static func number(_ text: some StringProtocol) -> CGFloat? {
    guard let value = Double(String(text.filter { !$0.isWhitespace })), value > 0, value.isFinite else { return nil }
    return CGFloat(value)
  }

  private static func clamp(_ scale: CGFloat) -> CGFloat {
    min(max(scale, sensible.lowerBound), sensible.upperBound)
  }
}
