import CoreGraphics
import Foundation
import Testing

@Suite struct `Elements of paths` {
  private func kinds(of path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  @Test func `come out as they were put in`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(
      kinds(of: path) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    var lasts: [CGPoint] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .addCurveToPoint: lasts = [element.pointee.points[0], element.pointee.points[1], element.pointee.points[2]]
      default: break
      }
    }
    #expect(lasts == [CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14), CGPoint(x: 9, y: 10)])
  }

  @Test func `go back to the start when closed`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(kinds(of: path).suffix(2) == [.moveToPoint, .addLineToPoint])
  }

  @Test func `make equal paths equal, and their hashes`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let one = CGPath(ellipseIn: rect, transform: nil)
    let other = CGMutablePath()
    other.addEllipse(in: rect)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.addLine(to: .zero)
    #expect(one != other)
  }

  @Test func `of a copy stay when the original grows`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `say whether they are one rectangle`() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `of an arc start with a line from where the path was`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(kinds(of: path) == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .addCurveToPoint])
  }

  @Test func `of an arc between tangents round the corner`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    // The middle of the arc lies at 4 - 4 cos 45 degrees from both lines: the corner is outside, a step in is not.
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1.3, y: 1.3)))
  }

  @Test func `of a whole turn are a circle`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(kinds(of: path).filter { $0 == .addCurveToPoint }.count == 4)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .nan)
    #expect(kinds(of: path).count == 5)
  }
}
