import Testing

@testable import UIKitCore

/// Views that scroll: constraints to their edges are about the content.
@Suite struct ScrollingTests {
  private func scrolling(_ content: UIView) -> ScrollingView {
    let view = ScrollingView(frame: rect(0, 0, 200, 100))
    view.add([content])
    return view
  }

  @Test func edgesMakeTheContentSize() {
    let content = free()
    let view = scrolling(content)
    view.lay("|-10-[content(300)]-10-|", "V:|[content(500)]|", views: ["content": content])
    #expect(view.contentSize == CGSize(width: 320, height: 500))
    #expect(content.frame == rect(10, 0, 300, 500))
    #expect(view.frame == rect(0, 0, 200, 100))
  }

  @Test func widthAndMiddleAreTheFrames() {
    let content = free()
    let view = scrolling(content)
    content.fill(view)
    let width = content.widthAnchor.constraint(equalTo: view.widthAnchor)
    width.isActive = true
    content.heightAnchor.constraint(equalToConstant: 400).isActive = true
    let middle = free()
    view.add([middle])
    middle.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    middle.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 400))
    #expect(middle.frame.minX == 90)
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 150, height: 400))
    #expect(content.frame.width == 150)
  }

  @Test func scrollingMovesNothingInside() throws {
    let content = free()
    let view = scrolling(content)
    view.lay("|[content(300)]|", "V:|[content(500)]|", views: ["content": content])
    let engine = try #require(view.layoutEngine)
    let solved = engine.solveCount
    view.bounds.origin = CGPoint(x: 20, y: 30)
    view.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 300, 500))
    #expect(engine.solveCount == solved)
  }

  @Test func whatIsHeldByTheFrameFloats() {
    let (content, bar) = (free(), free())
    let view = scrolling(content)
    view.lay("|[content(300)]|", "V:|[content(500)]|", views: ["content": content])
    view.add([bar])
    let frame = view.frameGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: frame.leadingAnchor), bar.topAnchor.constraint(equalTo: frame.topAnchor),
      bar.widthAnchor.constraint(equalTo: frame.widthAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == rect(0, 0, 200, 10))
    view.bounds.origin = CGPoint(x: 20, y: 30)
    view.layoutIfNeeded()
    #expect(bar.frame == rect(20, 30, 200, 10))
  }

  @Test func theContentGuideIsTheContent() {
    let content = free()
    let view = scrolling(content)
    let guide = view.contentGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: view.frameGuide.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 404, height: 50))
    #expect(guide.layoutFrame == rect(0, 0, 404, 50))
    #expect(content.frame == rect(4, 0, 400, 50))
  }

  @Test func outsideTheEdgesAreTheFrames() {
    let content = free()
    let view = scrolling(content)
    let label = free()
    let page = container(400, 400, view, label)
    page.lay("|-50-[view(200)]", "V:|-20-[view(100)]", views: ["view": view])
    view.lay("|[content(300)]|", "V:|[content(500)]|", views: ["content": content])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 100),
    ])
    page.layoutIfNeeded()
    #expect(label.across == [50, 200])
    #expect(label.frame.minY == 120)
    view.bounds.origin.y = 30
    page.layoutIfNeeded()
    #expect(label.frame.minY == 90)
  }
}
