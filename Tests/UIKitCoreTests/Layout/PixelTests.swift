import Testing

@testable import UIKitCore

/// Edges lie on device pixels inside a window.
@Suite struct PixelTests {
  private func window(_ subviews: UIView...) -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.add(subviews)
    return window
  }

  @Test func neighboursMeetAtAPixel() {
    let thirds = (0..<3).map { _ in free() }
    let window = window(thirds[0], thirds[1], thirds[2])
    window.lay("|[a][b(==a)][c(==a)]|", views: ["a": thirds[0], "b": thirds[1], "c": thirds[2]])
    let scale = UIScreen.main.scale
    for view in thirds {
      #expect((view.frame.minX * scale).rounded() == view.frame.minX * scale)
      #expect((view.frame.width * scale).rounded() == view.frame.width * scale)
    }
    #expect(thirds[0].frame.maxX == thirds[1].frame.minX && thirds[1].frame.maxX == thirds[2].frame.minX)
    #expect(thirds[2].frame.maxX == 100)
  }

  @Test func whatFillsAViewStillDoesWhenBothAreRounded() {
    let thirds = (0..<3).map { _ in free() }
    let inside = thirds.map { third in
      let view = free()
      third.add([view])
      view.fill(third)
      return view
    }
    let window = window(thirds[0], thirds[1], thirds[2])
    window.lay("|[a][b(==a)][c(==a)]|", views: ["a": thirds[0], "b": thirds[1], "c": thirds[2]])
    for width in [100, 101, 103, 107] {
      window.frame.size.width = CGFloat(width)
      window.layoutIfNeeded()
      for (view, third) in zip(inside, thirds) { #expect(view.frame == third.bounds) }
    }
  }

  @Test func halvesRoundUp() {
    let view = free()
    let window = window(view)
    let half = 0.5 / UIScreen.main.scale
    view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10 + half).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor, constant: -half).isActive = true
    window.layoutIfNeeded()
    #expect(view.across == [10 + 2 * half, 20])
    #expect(view.frame.minY == 0)
  }

  @Test func withoutAWindowThereAreNoPixels() {
    let view = free()
    let superview = container(100, 100, view)
    superview.lay("|-0.25-[view(10.5)]", views: ["view": view])
    #expect(view.across == [0.25, 10.5])
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.addSubview(superview)
    window.layoutIfNeeded()
    let scale = UIScreen.main.scale
    #expect((view.frame.minX * scale).rounded() == view.frame.minX * scale)
    #expect((view.frame.maxX * scale).rounded() == view.frame.maxX * scale)
  }
}
