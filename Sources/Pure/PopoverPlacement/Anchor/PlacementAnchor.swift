public import Foundation

/// Makes one anchor of several rectangles, such as the pieces of a link that wraps over lines of text.
public enum PlacementAnchor {
  /// The rectangle to point at: the line under a point, or everything together.
  ///
  ///     let link = [CGRect(x: 200, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20)]
  ///     PlacementAnchor.rect(of: link, at: CGPoint(x: 250, y: 10))  // (200, 0, 100, 20)
  ///     PlacementAnchor.rect(of: link)                             // (0, 0, 300, 40)
  ///
  /// - Parameters:
  ///   - rects: the pieces, in any order.
  ///   - point: where the pointer or finger was, if it is known.
  /// - Returns: a line that contains the point, else the union; nil if there are no rectangles.
  public static func rect(of rects: [CGRect], at point: CGPoint? = nil) -> CGRect? {
    let lines = lines(of: rects)
    if let point, let line = lines.first(where: { contains($0, point) }) { return line }
    return lines.first.map { lines.dropFirst().reduce($0, united) }
  }

  /// Merges rectangles into lines of text, top line first.
  ///
  /// Sorted by y, a rectangle belongs to the line of the one before it if it starts no lower than half that one's height.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func lines(of rects: [CGRect]) -> [CGRect] {
    let sorted = rects.map(\.standardized).sorted { $0.origin.y < $1.origin.y }
    var lines: [CGRect] = []
    var last: CGRect?
    for rect in sorted {
      if let last, rect.origin.y - last.origin.y <= last.size.height / 2, let line = lines.popLast() {
        lines.append(united(line, rect))
      } else {
        lines.append(rect)
      }
      last = rect
    }
    return lines
  }

  /// Borders included, unlike `CGRect.contains`: a touch on the last pixel of a line is a touch on the line.
  private static func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.minX <= point.x && point.x <= rect.maxX && rect.minY <= point.y && point.y <= rect.maxY
  }

  /// Empty rectangles included, unlike `CGRect.union`'s treatment of the null rectangle.
  private static func united(_ a: CGRect, _ b: CGRect) -> CGRect {
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }
}
