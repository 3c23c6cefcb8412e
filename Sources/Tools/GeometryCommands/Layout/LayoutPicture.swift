import CoreGraphics
import Foundation

/// A picture of laid out views, each inside of its parent, with its name and size.
struct LayoutPicture {
  private static let border: CGFloat = 16

  let solution: LayoutSolution

  func png() throws(CommandError) -> Data {
    let whole = solution.items.dropFirst().reduce(solution.items[0].place) { $0.union($1.place) }
    let size = CGSize(width: whole.width + 2 * Self.border, height: whole.height + 2 * Self.border)
    let canvas = try Canvas(size: size, scale: max(size.width, size.height) <= 2000 ? 2 : 1)
    for item in solution.items.sorted(by: { $0.depth < $1.depth }) {
      let rect = item.place.offsetBy(dx: Self.border - whole.minX, dy: Self.border - whole.minY)
      canvas.fill(rect, item.depth == 0 ? Palette.ground : Palette.view(depth: item.depth - 1))
      canvas.stroke(rect, item.depth == 0 ? Palette.border : Palette.text)
      guard item.depth > 0, rect.height >= 14 else { continue }
      let label = "\(item.name)  \(jsonText(rect.width.native)) x \(jsonText(rect.height.native))"
      canvas.text(
        label, at: CGPoint(x: rect.minX + 4, y: rect.minY + 1), width: rect.width - 6, size: 10, Palette.text)
    }
    return try canvas.png()
  }
}
