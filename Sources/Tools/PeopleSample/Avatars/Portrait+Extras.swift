import CoreGraphics
import Foundation

extension Portrait {
  /// What some have: a beard, glasses, ear-rings, a flower.
  func drawExtras(_ context: CGContext) {
    switch choice(10, of: 6) {
    case 0: context.fill(beard, hair.light, hair.dark)
    case 1: drawGlasses(context)
    case 2: drawEarrings(context)
    case 3: drawFlower(context)
    default: return
    }
  }

  private var beard: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 34.5, y: 44))
    path.addCurve(to: CGPoint(x: 50, y: 73), control1: CGPoint(x: 34, y: 60), control2: CGPoint(x: 40, y: 73))
    path.addCurve(to: CGPoint(x: 65.5, y: 44), control1: CGPoint(x: 60, y: 73), control2: CGPoint(x: 66, y: 60))
    path.addCurve(to: CGPoint(x: 50, y: 52), control1: CGPoint(x: 63, y: 51), control2: CGPoint(x: 57, y: 52))
    path.addCurve(to: CGPoint(x: 34.5, y: 44), control1: CGPoint(x: 43, y: 52), control2: CGPoint(x: 37, y: 51))
    path.closeSubpath()
    return path
  }

  private func drawGlasses(_ context: CGContext) {
    context.setLineWidth(1.6)
    context.setStrokeColor(CGColor.hue(hue + 0.5, 0.45, 0.25))
    context.setFillColor(CGColor(gray: 1, alpha: 0.28))
    for x: CGFloat in [37.5, 52.5] {
      let lens = CGRect(x: x, y: 36, width: 10, height: 9)
      context.fillEllipse(in: lens)
      context.strokeEllipse(in: lens)
    }
    context.move(to: CGPoint(x: 47.5, y: 40))
    context.addQuadCurve(to: CGPoint(x: 52.5, y: 40), control: CGPoint(x: 50, y: 38))
    context.strokePath()
  }

  private func drawEarrings(_ context: CGContext) {
    let path = CGMutablePath()
    for x: CGFloat in [33, 67] { path.addEllipse(in: CGRect(x: x - 2.2, y: 48, width: 4.4, height: 5.6)) }
    context.fill(path, .hue(0.13, 0.35, 1), .hue(0.11, 0.75, 0.80))
  }

  private func drawFlower(_ context: CGContext) {
    let center = CGPoint(x: 66, y: 27)
    let petals = CGMutablePath()
    for step in 0..<5 {
      let angle = CGFloat(step) * 2 * .pi / 5
      petals.addEllipse(
        in: CGRect(x: center.x + cos(angle) * 4 - 3.2, y: center.y + sin(angle) * 4 - 3.2, width: 6.4, height: 6.4))
    }
    context.fill(petals, .hue(hue + 0.35, 0.30, 1), .hue(hue + 0.38, 0.55, 0.90))
    context.setFillColor(.hue(0.13, 0.65, 0.98))
    context.fillEllipse(in: CGRect(x: center.x - 2.4, y: center.y - 2.4, width: 4.8, height: 4.8))
  }
}
