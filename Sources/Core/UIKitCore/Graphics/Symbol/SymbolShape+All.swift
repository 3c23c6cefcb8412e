import CoreGraphics
import Foundation

nonisolated extension SymbolShape {
  /// Every symbol that we draw, by the system's name for it.
  static let all: [String: SymbolShape] = [
    "chevron.right": SymbolShape(width: 0.6, lines: .lines([(0.16, 0.16), (0.46, 0.5), (0.16, 0.84)])),
    "chevron.left": SymbolShape(width: 0.6, lines: .lines([(0.44, 0.16), (0.14, 0.5), (0.44, 0.84)])),
    "chevron.forward": SymbolShape(width: 0.6, lines: .lines([(0.16, 0.16), (0.46, 0.5), (0.16, 0.84)])),
    "chevron.backward": SymbolShape(width: 0.6, lines: .lines([(0.44, 0.16), (0.14, 0.5), (0.44, 0.84)])),
    "chevron.down": SymbolShape(lines: .lines([(0.16, 0.35), (0.5, 0.65), (0.84, 0.35)])),
    "chevron.up": SymbolShape(lines: .lines([(0.16, 0.65), (0.5, 0.35), (0.84, 0.65)])),
    "xmark": SymbolShape(lines: .lines([(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)])),
    "checkmark": SymbolShape(lines: .lines([(0.14, 0.55), (0.38, 0.82), (0.86, 0.18)])),
    "plus": SymbolShape(lines: .lines([(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)])),
    "minus": SymbolShape(lines: .lines([(0.12, 0.5), (0.88, 0.5)])),
    "ellipsis": SymbolShape(areas: .circles((0.17, 0.5, 0.085), (0.5, 0.5, 0.085), (0.83, 0.5, 0.085))),
    "circle": SymbolShape(lines: .circles((0.5, 0.5, 0.41))),
    "circle.fill": SymbolShape(areas: .circles((0.5, 0.5, 0.46))),
    "magnifyingglass": SymbolShape(lines: CGPath.circles((0.42, 0.42, 0.3)).and(.lines([(0.64, 0.64), (0.88, 0.88)]))),
    "xmark.circle.fill": SymbolShape(
      areas: .circles((0.5, 0.5, 0.46)), cuts: .lines([(0.35, 0.35), (0.65, 0.65)], [(0.65, 0.35), (0.35, 0.65)])),
    "person": SymbolShape(lines: CGPath.circles((0.5, 0.28, 0.19)).and(bust(middle: 0.5, half: 0.37))),
    "person.fill": SymbolShape(areas: CGPath.circles((0.5, 0.27, 0.22)).and(bust(middle: 0.5, half: 0.4))),
    "person.2": SymbolShape(
      width: 1.5,
      lines: CGPath.circles((0.5, 0.28, 0.19)).and(bust(middle: 0.5, half: 0.37)).and(companion)),
    "person.2.fill": SymbolShape(
      width: 1.5,
      areas: CGPath.circles((0.5, 0.27, 0.22), (1.08, 0.33, 0.18)).and(bust(middle: 0.5, half: 0.4)).and(
        bust(middle: 1.12, half: 0.3))),
    "arrow.left": SymbolShape(lines: .lines([(0.88, 0.5), (0.12, 0.5)], [(0.42, 0.2), (0.12, 0.5), (0.42, 0.8)])),
    "arrow.right": SymbolShape(lines: .lines([(0.12, 0.5), (0.88, 0.5)], [(0.58, 0.2), (0.88, 0.5), (0.58, 0.8)])),
  ]

  /// The upper part of a body: an arch over a base line.
  private static func bust(middle: CGFloat, half: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: middle - half, y: 0.9))
    path.addCurve(
      to: CGPoint(x: middle + half, y: 0.9), control1: CGPoint(x: middle - half, y: 0.46),
      control2: CGPoint(x: middle + half, y: 0.46))
    path.closeSubpath()
    return path
  }

  /// The person behind the first of two: a head, and the shoulder that can be seen.
  private static let companion: CGPath = {
    let path = CGMutablePath()
    path.addPath(.circles((1.06, 0.34, 0.155)))
    path.move(to: CGPoint(x: 1, y: 0.62))
    path.addCurve(
      to: CGPoint(x: 1.4, y: 0.9), control1: CGPoint(x: 1.25, y: 0.56), control2: CGPoint(x: 1.4, y: 0.7))
    path.addLine(to: CGPoint(x: 1.08, y: 0.9))
    return path
  }()
}
