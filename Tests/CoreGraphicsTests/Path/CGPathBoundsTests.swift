import CoreGraphics
import Foundation
import Testing

@Suite struct `Bounds of paths` {
  private func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
      && abs(one.maxX - other.maxX) < tolerance && abs(one.maxY - other.maxY) < tolerance
  }

  @Test func `are null for an empty path`() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func `hold control points in one box and only the curve in the other`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 12))
    // y(t) = 36 t (1 - t) is 9 in the middle.
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 9)))
  }

  @Test func `find the top of a quadratic curve`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func `of an ellipse are its rectangle`() {
    let rect = CGRect(x: 3, y: 4, width: 30, height: 10)
    #expect(isClose(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect))
  }

  @Test(arguments: [0, 1, 13, 200] as [CGFloat])
  func `of a rounded rectangle are its rectangle whatever the corner`(corner: CGFloat) {
    let rect = CGRect(x: 3, y: 4, width: 30, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)
    #expect(isClose(path.boundingBoxOfPath, rect))
    #expect(isClose(path.boundingBox, rect))
  }

  @Test func `of a quarter of a circle end where it ends`() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 5, y: 5, width: 5, height: 5)))
  }

  @Test func `of the same quarter clockwise hold the other three`() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
    #expect(abs(path.currentPoint.x - 5) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func `of a transformed path are transformed`() {
    var transform = CGAffineTransform(translationX: 100, y: 50).scaledBy(x: 2, y: 2)
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 3), transform: &transform)
    #expect(path.boundingBox == CGRect(x: 102, y: 52, width: 4, height: 6))
  }
}
