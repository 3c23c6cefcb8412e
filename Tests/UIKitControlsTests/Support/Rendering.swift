import UIKitCore

/// The pixels of a view drawn on clear, the top row first.
struct Rendering {
  /// A colour with straight components in 0...255.
  struct Color: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    func isNear(_ other: Color, within tolerance: Int = 3) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
  }

  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let bytes: Data

  /// Lays the view out and draws it, one pixel a point unless said.
  init(_ view: UIView, scale: CGFloat = 1) {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    self.init(renderer.image { view.layer.render(in: $0.cgContext) })
  }

  /// The stored pixels of an image.
  init(_ image: UIImage) {
    let pixels = image.cgImage
    width = pixels?.width ?? 0
    height = pixels?.height ?? 0
    bytesPerRow = pixels?.bytesPerRow ?? 0
    bytes = pixels?.dataProvider?.data ?? Data()
  }

  subscript(_ x: Int, _ y: Int) -> Color {
    let at = bytes.startIndex + y * bytesPerRow + x * 4
    let alpha = Int(bytes[at + 3])
    // Stored as blue, green, red, alpha, multiplied by alpha.
    func straight(_ offset: Int) -> Int { alpha == 0 ? 0 : (Int(bytes[at + offset]) * 255 + alpha / 2) / alpha }
    return Color(straight(2), straight(1), straight(0), alpha)
  }

  /// The sum of all alphas, in whole pixels: how much was painted.
  var ink: Int { (0..<height).reduce(0) { sum, y in sum + (0..<width).reduce(0) { $0 + self[$1, y].alpha } } / 255 }

  /// The columns in which something was painted.
  var columns: ClosedRange<Int>? {
    let found = (0..<width).filter { x in (0..<height).contains { self[x, $0].alpha > 24 } }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  /// The rows in which something was painted.
  var rows: ClosedRange<Int>? {
    let found = (0..<height).filter { y in (0..<width).contains { self[$0, y].alpha > 24 } }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  /// The darkest colour of full strength, as text shows it inside of strokes.
  var strongest: Color {
    var best = Color(0, 0, 0, 0)
    for y in 0..<height { for x in 0..<width where self[x, y].alpha > best.alpha { best = self[x, y] } }
    return best
  }
}

/// An image of one colour.
func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}
