import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Damage", .serialized)
struct DamageTests {
  @Test("A frame in which nothing changed composites nothing")
  func idle() throws {
    let screen = try #require(Screen(width: 100, height: 100))
    defer { screen.close() }
    screen.root.backgroundColor = .white
    screen.frame()
    #expect(!screen.presented.isEmpty)
    screen.frame()
    #expect(screen.presented.isEmpty)
    #expect(!RenderLoop.shared.hasWork)
  }

  @Test("A layer that moves damages where it was and where it is, nothing else")
  func move() throws {
    let screen = try #require(Screen(width: 200, height: 100))
    defer { screen.close() }
    screen.root.backgroundColor = .white
    let box = CALayer()
    box.isViewBacked = true
    box.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    box.backgroundColor = .red
    screen.root.addSublayer(box)
    screen.frame()
    box.position.x += 100
    screen.frame()
    #expect(
      Set(screen.presented.map(\.minX)) == [10, 110],
      "two separate rectangles, not the strip between: \(screen.presented)")
    #expect(screen.presented.allSatisfy { $0.size == CGSize(width: 10, height: 10) })
    #expect(screen.pixel(15, 15) == [255, 255, 255])
    #expect(screen.pixel(115, 15) == [255, 0, 0])
  }

  @Test("A layer that leaves damages its place, also from inside a group that leaves")
  func remove() throws {
    let screen = try #require(Screen(width: 100, height: 100))
    defer { screen.close() }
    let (group, box) = (CALayer(), CALayer())
    group.frame = screen.root.bounds
    box.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    box.backgroundColor = .red
    group.addSublayer(box)
    screen.root.addSublayer(group)
    screen.frame()
    group.removeFromSuperlayer()
    screen.frame()
    #expect(screen.presented == [CGRect(x: 20, y: 20, width: 10, height: 10)])
    #expect(screen.pixel(25, 25) == [0, 0, 0])
  }

  @Test("What scrolls is damaged within the clip only")
  func scroll() throws {
    let screen = try #require(Screen(width: 100, height: 100))
    defer { screen.close() }
    let (view, content) = (CALayer(), CALayer())
    view.isViewBacked = true
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    view.masksToBounds = true
    content.frame = CGRect(x: 0, y: 0, width: 50, height: 1000)
    content.backgroundColor = .blue
    view.addSublayer(content)
    screen.root.addSublayer(view)
    screen.frame()
    view.bounds.origin.y = 300
    screen.frame()
    #expect(screen.presented == [CGRect(x: 10, y: 10, width: 50, height: 50)])
  }

  @Test("A region keeps few rectangles and loses none of what was added")
  func region() {
    var region = DamageRegion()
    for index in 0..<40 {
      region.add(CGRect(x: CGFloat(index % 7) * 50, y: CGFloat(index / 7) * 50, width: 5, height: 5))
    }
    #expect(region.rects.count <= 8)
    for index in 0..<40 {
      let rect = CGRect(x: CGFloat(index % 7) * 50, y: CGFloat(index / 7) * 50, width: 5, height: 5)
      #expect(region.rects.contains { $0.contains(rect) })
    }
  }
}
