import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Scrolling", .serialized)
struct ScrollingTests {
  /// A white list of coloured rows, 100 x 200 at (20, 30), over a blue ground.
  private func makeList(on screen: Screen) -> CALayer {
    screen.root.backgroundColor = .blue
    let list = plainLayer(CGRect(x: 20, y: 30, width: 100, height: 200), .white)
    list.masksToBounds = true
    for row in 0..<40 {
      let color = CGColor(red: CGFloat(row % 7) / 7, green: CGFloat(row % 5) / 5, blue: CGFloat(row % 3) / 3, alpha: 1)
      list.addSublayer(plainLayer(CGRect(x: 5, y: CGFloat(row) * 25, width: 90, height: 20), color))
    }
    screen.root.addSublayer(list)
    screen.frame()
    return list
  }

  private func plainLayer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.isViewBacked = true
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func drawn(_ screen: Screen) -> Int { screen.layers.drawnPixels.reduce(0) { $0 + Int($1.width * $1.height) } }

  /// Whether the picture is what drawing all of it gives.
  private func isWhole(_ screen: Screen) -> Bool {
    let before = screen.pixels
    screen.layers.damageAll()
    screen.frame()
    return before == screen.pixels
  }

  @Test("A step of scrolling draws the rows that it reveals and moves the others", arguments: [1, 2])
  func reveals(scale: Int) throws {
    let screen = try #require(Screen(width: 150, height: 250, scale: CGFloat(scale)))
    defer { screen.close() }
    let list = makeList(on: screen)
    for offset in [30, 60, 45, 0, 7] as [CGFloat] {
      let step = Int(abs(offset - list.bounds.minY))
      list.bounds.origin.y = offset
      screen.frame()
      #expect(drawn(screen) == 100 * step * scale * scale)
      #expect(isWhole(screen), "at \(offset)")
    }
  }

  @Test("A pinned layer is drawn where it is and where its pixels went, nothing else")
  func pinned() throws {
    let screen = try #require(Screen(width: 150, height: 250))
    defer { screen.close() }
    let list = makeList(on: screen)
    let header = plainLayer(CGRect(x: 0, y: 0, width: 100, height: 15), .red)
    list.addSublayer(header)
    screen.frame()
    for offset in [30, 50] as [CGFloat] {
      list.bounds.origin.y = offset
      header.frame.origin.y = offset
      screen.frame()
      // The header anew, and at the lower edge what is revealed; what it was painted over has left.
      #expect(drawn(screen) == 100 * 15 + 100 * (offset == 30 ? 30 : 20))
      #expect(isWhole(screen))
    }
  }

  @Test("A jump, half a pixel, and a list that others reach over, shine through or round are drawn whole")
  func cannotMove() throws {
    let changes: [(CALayer, CALayer) -> Void] = [
      { list, _ in list.bounds.origin.y = 400 },
      { list, _ in list.bounds.origin.y = 10.5 },
      { list, front in
        front.isHidden = false
        list.bounds.origin.y = 10
      },
      { list, _ in
        list.backgroundColor = nil
        list.bounds.origin.y = 10
      },
      { list, _ in
        list.cornerRadius = 100
        list.bounds.origin.y = 10
      },
      { list, _ in
        list.opacity = 0.5
        list.bounds.origin.y = 10
      },
    ]
    for (number, change) in changes.enumerated() {
      let screen = try #require(Screen(width: 150, height: 250))
      defer { screen.close() }
      let list = makeList(on: screen)
      let front = plainLayer(CGRect(x: 50, y: 50, width: 10, height: 10), .green)
      front.isHidden = true
      screen.root.addSublayer(front)
      screen.frame()
      if number == 2 {
        front.isHidden = false
        screen.frame()
      }
      change(list, front)
      screen.frame()
      #expect(drawn(screen) >= 100 * 200, "change \(number)")
      #expect(isWhole(screen), "change \(number)")
    }
  }

  @Test("Rounded corners around a list are drawn, the rest is moved")
  func rounded() throws {
    let screen = try #require(Screen(width: 150, height: 250))
    defer { screen.close() }
    let list = makeList(on: screen)
    list.removeFromSuperlayer()
    let bubble = plainLayer(CGRect(x: 20, y: 30, width: 100, height: 200), .white)
    bubble.cornerRadius = 12
    bubble.masksToBounds = true
    list.frame.origin = .zero
    bubble.addSublayer(list)
    screen.root.addSublayer(bubble)
    screen.frame()
    list.bounds.origin.y = 20
    screen.frame()
    #expect(drawn(screen) == 100 * (12 + 12 + 20))
    #expect(isWhole(screen))
  }

  @Test("Whatever changes while a list scrolls, the picture is what drawing all gives", arguments: 0..<12)
  func random(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let screen = try #require(Screen(width: 150, height: 250, scale: seed.isMultiple(of: 2) ? 1 : 2))
    defer { screen.close() }
    let list = makeList(on: screen)
    let inner = plainLayer(CGRect(x: 10, y: 60, width: 70, height: 120), .white)
    inner.masksToBounds = true
    inner.addSublayer(plainLayer(CGRect(x: 3, y: 10, width: 50, height: 40), .red))
    inner.addSublayer(plainLayer(CGRect(x: 30, y: 70, width: 30, height: 400), .green))
    list.addSublayer(inner)
    screen.frame()
    for step in 0..<60 {
      for _ in 0...random.next(below: 3) { change(list, inner, screen, &random) }
      screen.frame()
      #expect(isWhole(screen), "seed \(seed), step \(step)")
    }
  }

  private func change(_ list: CALayer, _ inner: CALayer, _ screen: Screen, _ random: inout SplitMix) {
    let rows = list.sublayers ?? []
    let row = rows[random.next(below: rows.count)]
    switch random.next(below: 10) {
    case 0...3: list.bounds.origin.y = max(0, list.bounds.minY + CGFloat(random.next(below: 81)) - 40)
    case 4: inner.bounds.origin.y = CGFloat(random.next(below: 60))
    case 5: list.bounds.origin.x = CGFloat(random.next(below: 12))
    case 6: row.isHidden.toggle()
    case 7: row.position.y += CGFloat(random.next(below: 50)) - 25
    case 8: row.opacity = random.next(below: 2) == 0 ? 1 : 0.5
    default: row.backgroundColor = [.red, .green, .blue, .white][random.next(below: 4)]
    }
  }
}

/// SplitMix64, the same on every machine.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}
