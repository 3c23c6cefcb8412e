import FPPopover
import Foundation
import Gallery
import PopoverPlacement
import Testing
import TextAnchors
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Popovers that point at words", .serialized)
struct WordPopoverTests {
  private func screen(
    size: CGSize = CGSize(width: 640, height: 400), direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Stage, WordsViewController) {
    let stage = Stage(size: size, direction: direction)
    let screen = WordsViewController()
    stage.show(screen)
    stage.settle()
    return (stage, screen)
  }

  private func inWindow(_ rect: CGRect, _ screen: WordsViewController) -> CGRect {
    screen.textLabel.convert(rect, to: nil)
  }

  private func tap(_ stage: Stage, _ rect: CGRect) {
    stage.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    stage.settle()
  }

  @Test("UIKit's arrow touches the line that was tapped, at its middle", arguments: [false, true])
  func arrow(isRightToLeft: Bool) throws {
    let (stage, screen) = screen(
      size: CGSize(width: 400, height: 400), direction: isRightToLeft ? .rightToLeft : .leftToRight)
    defer { stage.close() }
    let lines = screen.lines(ofWord: 1)
    try #require(lines.count == 2)
    for line in lines.map({ inWindow($0, screen) }) {
      tap(stage, line)
      let popover = try #require(screen.presentedViewController?.popoverPresentationController)
      let tip = try #require(popover.placement?.arrowTip)
      let target =
        switch popover.arrowDirection {
        case .up: CGPoint(x: line.midX, y: line.maxY)
        case .down: CGPoint(x: line.midX, y: line.minY)
        case .left: CGPoint(x: line.maxX, y: line.midY)
        default: CGPoint(x: line.minX, y: line.midY)
        }
      #expect(hypot(tip.x - target.x, tip.y - target.y) <= 1, "\(tip) at \(line), \(popover.arrowDirection)")
      stage.press(.keyboardEscape)
      stage.settle()
    }
  }

  @Test("A tap beside the words opens nothing")
  func beside() {
    let (stage, screen) = screen()
    defer { stage.close() }
    let line = inWindow(screen.lines(ofWord: 0)[0], screen)
    tap(stage, line.offsetBy(dx: -line.width, dy: 0))
    #expect(screen.presentedViewController == nil)
  }

  @Test("In a window that becomes narrower the arrow goes with the words")
  func follows() throws {
    let (stage, screen) = screen()
    defer { stage.close() }
    let before = inWindow(screen.lines(ofWord: 2)[0], screen)
    tap(stage, before)
    stage.resize(to: CGSize(width: 330, height: 600))
    stage.settle()
    let popover = try #require(screen.presentedViewController?.popoverPresentationController)
    let lines = screen.lines(ofWord: 2).map { inWindow($0, screen) }
    let tip = try #require(popover.placement?.arrowTip)
    let target = lines.dropFirst().reduce(lines[0]) { $0.union($1) }
    #expect(target.minY > before.minY, "the words moved down")
    #expect(abs(tip.x - target.midX) <= 0.5 || lines.contains { abs(tip.x - $0.midX) <= 0.5 })
    #expect(lines.contains { abs(tip.y - $0.maxY) <= 0.5 || abs(tip.y - $0.minY) <= 0.5 })
  }

  @Test("FPPopover's arrow touches the line that was tapped")
  func bubble() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    defer { stage.close() }
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    label.numberOfLines = 0
    label.text = "The three people who are assigned to this action have all been told"
    root.view.addSubview(label)
    stage.show(root)
    let anchor = TextRangeAnchor(label, (label.text! as NSString).range(of: "who are assigned to this"))
    let lines = anchor.lines
    try #require(lines.count == 2)
    for line in lines {
      let bubble = FPPopoverController(viewController: UIViewController())
      bubble.arrowDirection = .up
      bubble.contentSize = CGSize(width: 120, height: 100)
      #expect(bubble.present(fromText: lines, at: CGPoint(x: line.midX, y: line.midY), in: label, animated: false))
      stage.settle()
      let shown = bubble.contentView.convert(bubble.contentView.bounds, to: label)
      #expect(abs(shown.minY - line.maxY) <= 1)
      #expect(abs(shown.minX + bubble.contentView.relativeOrigin.x - line.midX) <= 1)
      bubble.dismiss(animated: false)
      stage.settle()
    }
  }

  @Test("Pictures: the second line of words over a line break, and right to left", arguments: [false, true])
  func picture(isRightToLeft: Bool) throws {
    let (stage, screen) = screen(
      size: CGSize(width: 400, height: 300), direction: isRightToLeft ? .rightToLeft : .leftToRight)
    defer { stage.close() }
    tap(stage, inWindow(screen.lines(ofWord: 1)[1], screen))
    let name = isRightToLeft ? "words-right-to-left" : "words"
    let shot = stage.snapshot()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let url = folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["POPOVER_RECORD"] == "1" {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "CI never records")
      return try shot.write(to: url)
    }
    let golden = try #require(UIImage(contentsOfFile: url.path)?.cgImage)
    let difference = shot.difference(from: Snapshot(image: golden))
    #expect(difference.largest <= 2, "\(name) differs in \(difference.pixels) pixels")
  }
}
