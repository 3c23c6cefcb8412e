import Foundation

/// A Gaussian blur by three box blurs (W3C Filter Effects, `feGaussianBlur`), which strays from it by about 3 %.
///
/// Shapes have long straight sides, so that a row is often the same as the last: rows are blurred along themselves
/// only once, and across them only where they differ (`BlurRows`).
enum BoxBlur {
  /// How many pixels before and after a pixel its mean is taken of.
  struct Box: Sendable {
    let before, after: Int

    var size: Int { before + after + 1 }
  }

  /// How many pixels further than the picture the blur of that deviation reaches.
  static func reach(_ deviation: CGFloat) -> Int {
    let size = boxSize(deviation)
    return size < 2 ? 0 : size * 3 / 2 + 1
  }

  private static func boxSize(_ deviation: CGFloat) -> Int {
    guard deviation.isFinite, deviation > 0 else { return 0 }
    return Int(min(deviation, 1_000) * 3 * CGFloat(2 * CGFloat.pi).squareRoot() / 4 + 0.5)
  }

  /// Blurs an alpha bitmap in place, in time proportional to its pixels, whatever the deviation.
  static func blur(_ bitmap: Bitmap, deviation: CGFloat) {
    let size = boxSize(deviation)
    guard size > 1, bitmap.format == .alpha else { return }
    // An even box is off centre by half a pixel: once to the left, once to the right, and once an odd one.
    let (left, right) = (size / 2, size - 1 - size / 2)
    let middle = Box(before: left, after: left)
    let boxes =
      size % 2 == 1
      ? [middle, middle, middle] : [Box(before: left, after: right), Box(before: right, after: left), middle]
    var rows = BlurRows(bitmap)
    rows.blurAlong(boxes)
    for box in boxes { rows.blurAcross(box) }
    bitmap.markDirty()
  }
}
