import Typesetting
import UIKitCore

/// The text with its font made smaller for a size.
struct FontFit {
  let size: CGSize
  let factor: CGFloat
  let content: TextContent
}

extension UILabel {
  /// The text in the largest font that fits a size, no smaller than allowed.
  final func fontFit(for size: CGSize) -> FontFit {
    guard adjustsFontSizeToFitWidth, hasText else { return FontFit(size: size, factor: 1, content: content) }
    if let keptFit, keptFit.size == size { return keptFit }
    let factor = fittingFactor(for: size)
    let fit = FontFit(size: size, factor: factor, content: content.scalingFonts(by: factor))
    keptFit = fit
    return fit
  }

  private func fittingFactor(for size: CGSize) -> CGFloat {
    if fits(1, size) { return 1 }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.05
    guard least < 1 else { return 1 }
    // The widths of a line grow with the font: the right factor is known but for rounding.
    if numberOfLines == 1 {
      let natural = layout(content, width: nil, height: nil, lines: 1).size.width
      let factor = max(natural > 0 ? size.width / natural : 1, least)
      return fits(factor, size) ? factor : max(factor * 0.995, least)
    }
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle, size) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(_ factor: CGFloat, _ size: CGSize) -> Bool {
    let content = content.scalingFonts(by: factor)
    return !layout(content, width: size.width, height: size.height, lines: max(numberOfLines, 0)).isTruncated
  }
}

extension TextContent {
  /// The text with each of its looks changed.
  func changingAttributes(_ change: (inout TextAttributes) -> Void) -> TextContent {
    var base = attributes
    change(&base)
    let runs = runs.map { run in
      var run = run
      change(&run.attributes)
      return run
    }
    return TextContent(text, attributes: base, runs: runs)
  }

  /// The text in fonts so many times as large.
  fileprivate func scalingFonts(by factor: CGFloat) -> TextContent {
    factor == 1 ? self : changingAttributes { $0.font.size *= factor }
  }
}
