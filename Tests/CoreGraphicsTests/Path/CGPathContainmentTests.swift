import CoreGraphics
import Foundation
import Testing

@Suite struct `What lies inside a path` {
  private let rings: CGPath = {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    return path
  }()

  @Test func `depends on the rule where it goes around twice`() {
    let middle = CGPoint(x: 50, y: 50)
    #expect(rings.contains(middle, using: .winding))
    #expect(!rings.contains(middle, using: .evenOdd))
    #expect(rings.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!rings.contains(CGPoint(x: 101, y: 50)))
  }

  @Test func `is asked of the transformed point`() {
    let shift = CGAffineTransform(translationX: -1_000, y: 0)
    #expect(rings.contains(CGPoint(x: 1_050, y: 50), transform: shift))
    #expect(!rings.contains(CGPoint(x: 50, y: 50), transform: shift))
  }

  @Test func `counts an open path as closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 9, y: 5)))
    #expect(!path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `of a circle is what is nearer than the radius`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    for _ in 0..<500 {
      let point = CGPoint(x: .random(in: -1.2...1.2, using: &generator), y: .random(in: -1.2...1.2, using: &generator))
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      // Four cubic curves are a circle to 0.03 %.
      guard abs(distance - 1) > 0.001 else { continue }
      #expect(circle.contains(point) == (distance < 1), "seed \(seed), \(point)")
    }
  }
}
