import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Compositing", .serialized)
struct CompositingTests {
  @Test("A background fills the bounds, a border lies inside them and over the sublayers")
  func backgroundAndBorder() throws {
    let screen = try #require(Screen(width: 40, height: 40))
    defer { screen.close() }
    let box = CALayer()
    box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    box.backgroundColor = .red
    box.borderWidth = 2
    box.borderColor = .blue
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    child.backgroundColor = .green
    box.addSublayer(child)
    screen.root.addSublayer(box)
    screen.frame()
    #expect(screen.pixel(9, 15) == [0, 0, 0])
    #expect(screen.pixel(10, 15) == [0, 0, 255])
    #expect(screen.pixel(12, 15) == [0, 255, 0])
    #expect(screen.pixel(29, 29) == [0, 0, 255])
  }

  @Test("Rounded corners cut the background, and with masksToBounds what the layer holds")
  func corners() throws {
    let screen = try #require(Screen(width: 40, height: 40))
    defer { screen.close() }
    let box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    box.cornerRadius = 10
    box.masksToBounds = true
    let child = CALayer()
    child.frame = box.bounds
    child.backgroundColor = .red
    box.addSublayer(child)
    screen.root.addSublayer(box)
    screen.frame()
    for corner in [(0, 0), (39, 0), (0, 39), (39, 39)] { #expect(screen.pixel(corner.0, corner.1) == [0, 0, 0]) }
    #expect(screen.pixel(20, 0) == [255, 0, 0])
    #expect(screen.pixel(5, 5) == [255, 0, 0])
    box.maskedCorners = [.layerMinXMinYCorner]
    screen.frame()
    #expect(screen.pixel(0, 0) == [0, 0, 0])
    #expect(screen.pixel(39, 39) == [255, 0, 0])
  }

  @Test("A layer with several parts fades as one picture")
  func groupOpacity() throws {
    let screen = try #require(Screen(width: 20, height: 20))
    defer { screen.close() }
    screen.root.backgroundColor = .white
    let box = CALayer()
    box.frame = screen.root.bounds
    box.backgroundColor = .red
    let child = CALayer()
    child.frame = box.bounds
    child.backgroundColor = .blue
    box.addSublayer(child)
    box.opacity = 0.5
    screen.root.addSublayer(box)
    screen.frame()
    // Were each part faded by itself, red would shine through.
    let pixel = screen.pixel(10, 10)
    #expect(abs(pixel[0] - 127) <= 2)
    #expect(abs(pixel[1] - 127) <= 2)
    #expect(pixel[2] >= 254)
  }

  @Test("Layers of a higher z lie in front")
  func zOrder() throws {
    let screen = try #require(Screen(width: 10, height: 10))
    defer { screen.close() }
    let (front, back) = (CALayer(), CALayer())
    for layer in [front, back] {
      layer.isViewBacked = true
      layer.frame = screen.root.bounds
      screen.root.addSublayer(layer)
    }
    front.backgroundColor = .red
    back.backgroundColor = .blue
    screen.frame()
    #expect(screen.pixel(5, 5) == [0, 0, 255])
    front.zPosition = 1
    screen.frame()
    #expect(screen.pixel(5, 5) == [255, 0, 0])
  }

  @Test("The shadow lies outside, soft, and goes with the layer")
  func shadow() throws {
    let screen = try #require(Screen(width: 60, height: 60))
    defer { screen.close() }
    screen.root.backgroundColor = .white
    let box = CALayer()
    box.isViewBacked = true
    box.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    box.backgroundColor = .white
    box.shadowOpacity = 1
    box.shadowOffset = .zero
    box.shadowRadius = 3
    screen.root.addSublayer(box)
    screen.frame()
    let (near, far) = (screen.pixel(30, 41)[0], screen.pixel(30, 46)[0])
    #expect(near < far)
    #expect(near < 200)
    #expect(screen.pixel(30, 30) == [255, 255, 255])
    #expect(screen.pixel(2, 2) == [255, 255, 255])
    box.isHidden = true
    screen.frame()
    #expect(screen.pixel(30, 41) == [255, 255, 255])
  }

  @Test("A mask's alpha cuts what the layer shows")
  func mask() throws {
    let screen = try #require(Screen(width: 20, height: 20))
    defer { screen.close() }
    let box = CALayer()
    box.frame = screen.root.bounds
    box.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = .white
    box.mask = mask
    screen.root.addSublayer(box)
    screen.frame()
    #expect(screen.pixel(5, 10) == [255, 0, 0])
    #expect(screen.pixel(15, 10) == [0, 0, 0])
  }

  @Test("Contents keep the pixels they have, and are scaled and rounded where they must")
  func contents() throws {
    let screen = try #require(Screen(width: 40, height: 40))
    defer { screen.close() }
    let picture = try #require(CGContext(pixelsWide: 10, pixelsHigh: 10, scale: 1, opaque: false))
    picture.setFillColor(.green)
    picture.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CALayer()
    layer.isViewBacked = true
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = picture.makeImage()
    layer.cornerRadius = 20
    layer.masksToBounds = true
    screen.root.addSublayer(layer)
    screen.frame()
    #expect(screen.pixel(20, 20) == [0, 255, 0])
    #expect(screen.pixel(1, 1) == [0, 0, 0])
    layer.contentsGravity = .center
    layer.cornerRadius = 0
    screen.frame()
    #expect(screen.pixel(20, 20) == [0, 255, 0])
    #expect(screen.pixel(5, 20) == [0, 0, 0])
  }

  @Test("Contents that were prepared once follow another gravity, part, and choice of corners")
  func preparedContents() throws {
    let screen = try #require(Screen(width: 40, height: 40))
    defer { screen.close() }
    let picture = try #require(CGContext(pixelsWide: 10, pixelsHigh: 10, scale: 1, opaque: false))
    picture.setFillColor(.green)
    picture.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    picture.setFillColor(.red)
    picture.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let layer = CALayer()
    layer.isViewBacked = true
    layer.frame = screen.root.bounds
    layer.contents = picture.makeImage()
    layer.cornerRadius = 10
    layer.masksToBounds = true
    screen.root.addSublayer(layer)
    screen.frame()
    #expect(screen.pixel(10, 20) == [255, 0, 0])
    #expect(screen.pixel(39, 39) == [0, 0, 0])
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    screen.frame()
    #expect(screen.pixel(10, 20) == [0, 255, 0])
    layer.maskedCorners = [.layerMinXMinYCorner]
    screen.frame()
    #expect(screen.pixel(39, 39) == [0, 255, 0])
    layer.contentsGravity = .center
    screen.frame()
    #expect(screen.pixel(5, 20) == [0, 0, 0])
  }

  @Test("The bands of a rounded group leave no seam where they meet between pixels")
  func seams() throws {
    let screen = try #require(Screen(width: 60, height: 60))
    defer { screen.close() }
    screen.root.backgroundColor = .white
    let (box, child) = (CALayer(), CALayer())
    box.isViewBacked = true
    box.frame = CGRect(x: 10, y: 10.4, width: 40, height: 39.3)
    box.cornerRadius = 9.5
    box.masksToBounds = true
    child.frame = box.bounds
    child.backgroundColor = .blue
    box.addSublayer(child)
    screen.root.addSublayer(box)
    screen.frame()
    for y in 12..<48 { #expect(screen.pixel(30, y) == [0, 0, 255], "row \(y)") }
  }
}
