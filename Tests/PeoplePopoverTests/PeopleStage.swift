import Foundation
import UIKit
import UIKitTesting

@testable import PeoplePopover

/// A stage with a button, and people to show from it.
@MainActor
final class PeopleStage {
  let stage: Stage
  let root = UIViewController()
  let button: UIButton

  init(
    size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light,
    button frame: CGRect = CGRect(x: 300, y: 100, width: 200, height: 40)
  ) {
    stage = Stage(size: size, scale: scale, appearance: appearance)
    button = UIButton(type: .system)
    button.setTitle("3 people", for: .normal)
    button.frame = frame
    root.view.backgroundColor = .systemGroupedBackground
    root.view.addSubview(button)
    stage.show(root)
    stage.settle()
  }

  /// A red square as a PNG.
  static let redPicture = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 90)).pngData { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 90, height: 90))
  }

  static func sections(_ counts: [Int]) -> [PeopleEntrySection] {
    counts.enumerated().map { section, count in
      PeopleEntrySection(
        title: "Section \(section)",
        entries: (0..<count).map { PeopleEntry(id: section * 1_000_000 + $0, name: "Person \($0) of \(section)") })
    }
  }

  /// Where the drawn arrow ends, in the window: found by hit testing along its edge, not asked of the popover.
  func tip(of people: PeoplePopoverController) -> CGPoint? {
    guard let popover = people.popoverPresentationController, let bubble = popover.presentedView else { return nil }
    let frame = bubble.convert(bubble.bounds, to: nil)
    let isVertical = popover.arrowDirection == .up || popover.arrowDirection == .down
    let isFirst = popover.arrowDirection == .up || popover.arrowDirection == .left
    func place(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
      let across =
        isVertical
        ? (isFirst ? frame.minY + depth : frame.maxY - depth) : (isFirst ? frame.minX + depth : frame.maxX - depth)
      return isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let (start, end) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let hits = stride(from: start, to: end, by: 0.25).filter {
      bubble.point(inside: bubble.convert(place($0, 1.5), from: nil), with: nil)
    }
    guard let first = hits.first, let last = hits.last else { return nil }
    return place((first + last) / 2, 0)
  }
}
