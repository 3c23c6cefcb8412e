import CoreGraphics
import Foundation

extension Portrait {
  func drawBackground(_ context: CGContext) {
    let (near, far) = (CGColor.hue(hue, 0.38, 0.95), CGColor.hue(hue + 0.09, 0.58, 0.70))
    context.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil), near, far)
    let glow = CGColor.hue(hue - 0.06, 0.18, 1, alpha: 0.55)
    let clear = CGColor.hue(hue - 0.06, 0.18, 1, alpha: 0)
    guard let light = CGGradient(colorsSpace: nil, colors: [glow, clear] as CFArray, locations: nil) else { return }
    let center = CGPoint(x: 30 + CGFloat(choice(4, of: 5)) * 10, y: 24)
    context.drawRadialGradient(
      light, startCenter: center, startRadius: 0, endCenter: center, endRadius: 58, options: [])
  }

  func drawShoulders(_ context: CGContext) {
    let wide = CGFloat(choice(5, of: 3)) * 3
    let body = CGMutablePath()
    body.move(to: CGPoint(x: 9 - wide, y: 101))
    body.addCurve(
      to: CGPoint(x: 41, y: 71), control1: CGPoint(x: 10 - wide, y: 80), control2: CGPoint(x: 28, y: 76))
    body.addLine(to: CGPoint(x: 59, y: 71))
    body.addCurve(
      to: CGPoint(x: 91 + wide, y: 101), control1: CGPoint(x: 72, y: 76), control2: CGPoint(x: 90 + wide, y: 80))
    body.closeSubpath()
    context.fill(body, clothes.light, clothes.dark)

    // The neck, and the shade that the chin throws on it.
    let neck = CGMutablePath()
    neck.move(to: CGPoint(x: 42.5, y: 52))
    neck.addLine(to: CGPoint(x: 57.5, y: 52))
    neck.addLine(to: CGPoint(x: 58.5, y: 71))
    neck.addQuadCurve(to: CGPoint(x: 41.5, y: 71), control: CGPoint(x: 50, y: choice(6, of: 2) == 0 ? 77 : 84))
    neck.closeSubpath()
    context.fill(neck, skin.dark, skin.dark)
    drawCollar(context)
  }

  private func drawCollar(_ context: CGContext) {
    let collar = CGMutablePath()
    switch choice(7, of: 4) {
    case 0:  // Lapels.
      collar.addLines(between: [
        CGPoint(x: 41, y: 70), CGPoint(x: 50, y: 84), CGPoint(x: 43, y: 92), CGPoint(x: 35, y: 73),
      ])
      collar.closeSubpath()
      collar.addLines(between: [
        CGPoint(x: 59, y: 70), CGPoint(x: 50, y: 84), CGPoint(x: 57, y: 92), CGPoint(x: 65, y: 73),
      ])
      collar.closeSubpath()
    case 1:  // A ruff.
      for step in 0..<7 {
        let x = 35 + CGFloat(step) * 5
        let y = 72 - abs(CGFloat(step) - 3) * 0.9 + 3
        collar.addEllipse(in: CGRect(x: x - 4, y: y - 4, width: 8, height: 8))
      }
    case 2:  // A scarf.
      collar.addRoundedRect(
        in: CGRect(x: 37, y: 68, width: 26, height: 9), cornerWidth: 4.5, cornerHeight: 4.5)
      collar.addRoundedRect(
        in: CGRect(x: 54, y: 72, width: 7, height: 24), cornerWidth: 3, cornerHeight: 3)
    default:
      return
    }
    context.fill(collar, .hue(hue + 0.1, 0.10, 0.98), .hue(hue + 0.1, 0.22, 0.84))
  }

  func drawHead(_ context: CGContext) {
    let ears = CGMutablePath()
    ears.addEllipse(in: CGRect(x: 31, y: 38, width: 7, height: 10))
    ears.addEllipse(in: CGRect(x: 62, y: 38, width: 7, height: 10))
    context.fill(ears, skin.dark, skin.dark)
    context.fill(head, skin.light, skin.dark)
  }

  /// An egg with its narrow end down.
  var head: CGPath {
    let long = CGFloat(choice(8, of: 3)) * 1.2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 21))
    path.addCurve(to: CGPoint(x: 66, y: 40), control1: CGPoint(x: 60, y: 21), control2: CGPoint(x: 66, y: 29))
    path.addCurve(
      to: CGPoint(x: 50, y: 62 + long), control1: CGPoint(x: 66, y: 53), control2: CGPoint(x: 58, y: 62 + long))
    path.addCurve(
      to: CGPoint(x: 34, y: 40), control1: CGPoint(x: 42, y: 62 + long), control2: CGPoint(x: 34, y: 53))
    path.addCurve(to: CGPoint(x: 50, y: 21), control1: CGPoint(x: 34, y: 29), control2: CGPoint(x: 40, y: 21))
    path.closeSubpath()
    return path
  }
}

extension CGContext {
  /// Fills a path with light that falls from the top left.
  func fill(_ path: CGPath, _ light: CGColor, _ dark: CGColor) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: [light, dark] as CFArray, locations: nil) else { return }
    let box = path.boundingBox
    saveGState()
    addPath(path)
    clip()
    drawLinearGradient(
      gradient, start: CGPoint(x: box.minX, y: box.minY), end: CGPoint(x: box.maxX, y: box.maxY),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    restoreGState()
  }
}
