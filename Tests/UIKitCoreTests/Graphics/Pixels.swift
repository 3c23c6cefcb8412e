import Foundation
import UIKit

/// The pixels of a picture as tests read them: straight components in 0...255, the top row first.
struct Pixels {
  struct Color: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let clear = Color(0, 0, 0, 0)
    static let black = Color(0, 0, 0)
    static let white = Color(255, 255, 255)
    static let red = Color(255, 0, 0)
    static let green = Color(0, 255, 0)
    static let blue = Color(0, 0, 255)

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    /// Whether no component differs by more than the tolerance.
    func isNear(_ other: Color, within tolerance: Int = 2) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
  }

  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let bytes: Data
  private let isOpaque: Bool

  /// Reads the stored pixels of an image; an image without any has no pixels.
  init(_ image: UIImage) {
    let pixels = image.cgImage
    width = pixels?.width ?? 0
    height = pixels?.height ?? 0
    bytesPerRow = pixels?.bytesPerRow ?? 0
    bytes = pixels?.dataProvider?.data ?? Data()
    isOpaque = pixels?.alphaInfo == .noneSkipFirst
  }

  subscript(_ x: Int, _ y: Int) -> Color {
    let at = bytes.startIndex + y * bytesPerRow + x * 4
    let alpha = isOpaque ? 255 : Int(bytes[at + 3])
    // Stored as blue, green, red, alpha on a little-endian machine, multiplied by alpha.
    func straight(_ offset: Int) -> Int { alpha == 0 ? 0 : (Int(bytes[at + offset]) * 255 + alpha / 2) / alpha }
    return Color(straight(2), straight(1), straight(0), alpha)
  }

  /// The sum of all alphas, in whole pixels: how much was painted.
  var ink: Int {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y].alpha } }
    return sum / 255
  }

  /// Every row as text, for readable failures: a letter a pixel.
  var letters: [String] {
    (0..<height).map { y in
      (0..<width).map { x in
        switch self[x, y] {
        case .clear: "."
        case .black: "K"
        case .white: "W"
        case .red: "R"
        case .green: "G"
        case .blue: "B"
        default: "?"
        }
      }.joined()
    }
  }
}

/// A picture of that many points, drawn at the scale by the closure.
func picture(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false, _ draw: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
    draw($0.cgContext)
  }
}

/// A picture with a pixel a letter, as `Pixels.letters` writes it.
func picture(of rows: [String]) -> UIImage {
  picture(CGFloat(rows.first?.count ?? 0), CGFloat(rows.count)) { context in
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let colors: [Character: UIColor] = ["K": .black, "W": .white, "R": .red, "G": .green, "B": .blue]
        guard let color = colors[letter] else { continue }
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }
}
