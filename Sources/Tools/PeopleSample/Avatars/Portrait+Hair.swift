import CoreGraphics
import Foundation

extension Portrait {
  /// How the hair is worn.
  private enum Style: Int, CaseIterable {
    case short, parted, bun, long, crown, curls, cap, turban
  }

  private var style: Style { Style(rawValue: choice(9, of: Style.allCases.count)) ?? .short }

  func drawHairBehind(_ context: CGContext) {
    let path = CGMutablePath()
    switch style {
    case .long:
      path.addRoundedRect(in: CGRect(x: 29, y: 18, width: 42, height: 60), cornerWidth: 20, cornerHeight: 22)
    case .bun:
      path.addEllipse(in: CGRect(x: 40, y: 5, width: 20, height: 19))
    case .curls:
      for (x, y) in [(30, 36), (70, 36), (31, 46), (69, 46), (33, 27), (67, 27)] as [(CGFloat, CGFloat)] {
        path.addEllipse(in: CGRect(x: x - 7, y: y - 7, width: 14, height: 14))
      }
    default:
      return
    }
    context.fill(path, hair.dark, hair.dark)
  }

  func drawHairBefore(_ context: CGContext) {
    switch style {
    case .short: context.fill(cap(brow: 33, sides: 42), hair.light, hair.dark)
    case .bun: context.fill(cap(brow: 31, sides: 44), hair.light, hair.dark)
    case .parted, .long: context.fill(parted, hair.light, hair.dark)
    case .crown: context.fill(crown, hair.light, hair.dark)
    case .curls: context.fill(curls, hair.light, hair.dark)
    case .cap: drawCap(context)
    case .turban: drawTurban(context)
    }
  }

  /// Hair over the top of the head, down to the brow in front and further at the sides.
  private func cap(brow: CGFloat, sides: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 32, y: sides))
    path.addCurve(to: CGPoint(x: 50, y: 17), control1: CGPoint(x: 30, y: 26), control2: CGPoint(x: 38, y: 17))
    path.addCurve(to: CGPoint(x: 68, y: sides), control1: CGPoint(x: 62, y: 17), control2: CGPoint(x: 70, y: 26))
    path.addQuadCurve(to: CGPoint(x: 60, y: brow), control: CGPoint(x: 65, y: brow + 1))
    path.addQuadCurve(to: CGPoint(x: 40, y: brow), control: CGPoint(x: 50, y: brow - 4))
    path.addQuadCurve(to: CGPoint(x: 32, y: sides), control: CGPoint(x: 35, y: brow + 1))
    path.closeSubpath()
    return path
  }

  private var parted: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 31.5, y: 47))
    path.addCurve(to: CGPoint(x: 50, y: 16), control1: CGPoint(x: 28, y: 26), control2: CGPoint(x: 38, y: 16))
    path.addCurve(to: CGPoint(x: 68.5, y: 47), control1: CGPoint(x: 62, y: 16), control2: CGPoint(x: 72, y: 26))
    path.addCurve(to: CGPoint(x: 44, y: 24), control1: CGPoint(x: 66, y: 36), control2: CGPoint(x: 54, y: 34))
    path.addCurve(to: CGPoint(x: 31.5, y: 47), control1: CGPoint(x: 38, y: 30), control2: CGPoint(x: 34, y: 36))
    path.closeSubpath()
    return path
  }

  /// A wreath of hair around a bald top.
  private var crown: CGPath {
    let path = CGMutablePath()
    for side: CGFloat in [-1, 1] {
      path.move(to: CGPoint(x: 50 + side * 15.5, y: 27))
      path.addCurve(
        to: CGPoint(x: 50 + side * 17, y: 51), control1: CGPoint(x: 50 + side * 22, y: 30),
        control2: CGPoint(x: 50 + side * 22, y: 46))
      path.addCurve(
        to: CGPoint(x: 50 + side * 15.5, y: 27), control1: CGPoint(x: 50 + side * 14, y: 44),
        control2: CGPoint(x: 50 + side * 15, y: 36))
      path.closeSubpath()
    }
    return path
  }

  private var curls: CGPath {
    let path = CGMutablePath()
    let places: [(CGFloat, CGFloat)] = [(35, 29), (41, 22), (50, 19), (59, 22), (65, 29), (45, 27), (55, 27)]
    for (x, y) in places { path.addEllipse(in: CGRect(x: x - 7, y: y - 7, width: 14, height: 14)) }
    return path
  }

  private func drawCap(_ context: CGContext) {
    context.fill(cap(brow: 32, sides: 46), hair.light, hair.dark)
    let hat = CGMutablePath()
    hat.move(to: CGPoint(x: 30, y: 30))
    hat.addCurve(to: CGPoint(x: 56, y: 10), control1: CGPoint(x: 26, y: 14), control2: CGPoint(x: 40, y: 9))
    hat.addCurve(to: CGPoint(x: 71, y: 27), control1: CGPoint(x: 72, y: 10), control2: CGPoint(x: 78, y: 20))
    hat.addQuadCurve(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 50, y: 24))
    hat.closeSubpath()
    context.fill(hat, clothes.light, clothes.dark)
  }

  private func drawTurban(_ context: CGContext) {
    for fold in 0..<3 {
      let rise = CGFloat(fold) * 5
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 31 + CGFloat(fold), y: 34 - rise))
      path.addCurve(
        to: CGPoint(x: 69 - CGFloat(fold), y: 34 - rise), control1: CGPoint(x: 36, y: 12 - rise / 2),
        control2: CGPoint(x: 64, y: 12 - rise / 2))
      path.addQuadCurve(to: CGPoint(x: 31 + CGFloat(fold), y: 34 - rise), control: CGPoint(x: 50, y: 26 - rise))
      path.closeSubpath()
      let shift = CGFloat(fold) * 0.08
      context.fill(path, .hue(hue + 0.45, 0.35 + shift, 0.95 - shift), .hue(hue + 0.48, 0.50 + shift, 0.75 - shift))
    }
  }
}
