import UIKit

/// A stand-in for a picture: the initials of a name in a circle whose colour is a stable function of the name.
nonisolated struct Monogram: Hashable {
  let initials: String
  let hue: Int

  private static let hues = 24

  init(name: String) {
    initials = Self.initials(of: name)
    hue = Self.hue(of: name)
  }

  /// The first letters of the first and the last word; of a script without capitals the first letter alone, since two
  /// would read as a word.
  ///
  /// A name without letters gives its first character.
  static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).filter { $0.first?.isLetter == true }
    guard let first = words.first?.first else { return name.first.map(String.init) ?? "?" }
    guard first.isCased, words.count > 1, let last = words.last?.first, last.isCased else {
      return String(first).uppercased()
    }
    return (String(first) + String(last)).uppercased()
  }

  /// FNV-1a over the name's UTF-8: the same on every machine and in every run, unlike `hashValue`.
  static func hash(_ name: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // The low half alone spreads short names badly.
    return Int((hash ^ hash >> 32) & 0x7fff_ffff)
  }

  private static func hue(of name: String) -> Int { hash(name) % hues }

  /// The colour of a name's circle, for which its initials need not be known.
  static func color(of name: String) -> UIColor { color(hue(of: name)) }

  private static func color(_ hue: Int) -> UIColor {
    UIColor(hue: CGFloat(hue) / CGFloat(hues), saturation: 0.42, brightness: 0.66, alpha: 1)
  }

  /// The initials on the disc.
  func image(on disc: Disc) -> UIImage {
    disc.cut {
      Self.color(hue).setFill()
      UIRectFill(disc.square)
      let font = UIFont.systemFont(ofSize: disc.diameter * 0.38, weight: .medium)
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
      let text = initials as NSString
      let extent = text.size(withAttributes: attributes)
      text.draw(
        at: CGPoint(x: (disc.diameter - extent.width) / 2, y: (disc.diameter - extent.height) / 2),
        withAttributes: attributes)
    }
  }
}
