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

  static func sections(_ counts: [Int]) -> [PeopleEntrySection] {
    counts.enumerated().map { section, count in
      PeopleEntrySection(
        title: "Section \(section)",
        entries: (0..<count).map { PeopleEntry(id: section * 1_000_000 + $0, name: "Person \($0) of \(section)") })
    }
  }

  /// The place the arrow's tip points at, in the window.
  func tip(of people: PeoplePopoverController) -> CGPoint? {
    guard let bubble = people.popoverPresentationController?.presentedView else { return nil }
    let frame = bubble.convert(bubble.bounds, to: nil)
    // The tip is where the bubble's outline reaches its arrow's edge: found by hit testing along that edge.
    let edge = frame.minY + 1.5
    let hits = stride(from: frame.minX, to: frame.maxX, by: 0.25).filter { x in
      bubble.point(inside: bubble.convert(CGPoint(x: x, y: edge), from: nil), with: nil)
    }
    guard let first = hits.first, let last = hits.last else { return nil }
    return CGPoint(x: (first + last) / 2, y: frame.minY)
  }
}
