import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Layer geometry")
struct GeometryTests {
  @Test("Frame, bounds, position and anchor point agree")
  func frame() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("Points convert through turned, scaled and scrolled layers and back")
  func conversion() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    middle.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    middle.bounds.origin = CGPoint(x: 0, y: 30)
    inner.frame = CGRect(x: 5, y: 35, width: 10, height: 10)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    let point = CGPoint(x: 3, y: 4)
    let there = inner.convert(point, to: outer)
    let back = inner.convert(there, from: outer)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    // (5, 5) is the middle of inner, (10, 40) in middle, 15 above and left of its centre, turned by a quarter.
    let centre = inner.convert(CGPoint(x: 5, y: 5), to: outer)
    #expect(abs(centre.x - 50) < 1e-9 && abs(centre.y - 20) < 1e-9)
  }

  @Test("The front layer at a point is hit, hidden ones are not, and clipping counts")
  func hitTest() {
    let (root, box, outside) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    outside.frame = CGRect(x: 15, y: 0, width: 20, height: 20)
    root.addSublayer(box)
    box.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 40, y: 15)) === outside)
    box.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 40, y: 15)) === root)
    box.isHidden = true
    #expect(root.hitTest(CGPoint(x: 12, y: 12)) === root)
  }

  @Test("The order of sublayers is as they were put")
  func order() {
    let root = CALayer()
    let layers = (0..<4).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    #expect(root.sublayers?.compactMap(\.name) == ["1", "2", "3", "0"])
    root.insertSublayer(layers[0], at: 0)
    #expect(root.sublayers?.compactMap(\.name) == ["0", "1", "2", "3"])
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(root.sublayers?.compactMap(\.name) == ["0", "3", "2"])
  }
}
