import FPPopover
import UIKit

/// What the controls of the bubble screen are set to.
final class FPPopoverSettings {
  private(set) var title: String? = "Title"
  /// Where the anchor is, in parts of the place's size.
  private(set) var target = CGPoint(x: 0.5, y: 0.2)
  private var direction = FPPopoverArrowDirection.any
  private var tint = FPPopoverTint.black
  private var colors: FPPopoverColors?
  private var border = true
  private var draw3dBorder = true
  private var shadowsHidden = false
  private var alpha: CGFloat = 1
  private var size = CGSize(width: 200, height: 260)
  private var minimumSize = CGSize(width: 100, height: 100)
  private var sizesToContent = false
  private var margin: CGFloat = 8
  private var policy = FPPopoverPlacementPolicy.fpPopoverImproved

  /// Gives a popover what is set.
  func apply(to popover: FPPopoverController) {
    popover.contentViewController.title = title
    popover.arrowDirection = direction
    popover.tint = tint
    popover.colors = colors
    popover.border = border
    popover.contentView.draw3dBorder = draw3dBorder
    popover.shadowsHidden = shadowsHidden
    popover.alpha = alpha
    popover.contentSize = size
    popover.minimumContentSize = minimumSize
    popover.sizesToContent = sizesToContent
    popover.margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    popover.policy = policy
  }

  /// A control for each setting; the closure runs after each change.
  func makeControls(change: @escaping () -> Void) -> [UIView] {
    func choice(_ name: String, _ choices: [String], first: Int = 0, _ set: @escaping (Int) -> Void) -> UIView {
      ChoiceButton(name, choices, first: first) {
        set($0)
        change()
      }
    }
    func flag(_ name: String, _ isOn: Bool, _ set: @escaping (Bool) -> Void) -> UIView {
      choice(name, ["no", "yes"], first: isOn ? 1 : 0) { set($0 == 1) }
    }
    let directions: [(String, FPPopoverArrowDirection)] = [
      ("any", .any), ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("none", .none),
      ("vertical", .vertical), ("horizontal", .horizontal),
    ]
    let places: [(String, CGPoint)] = [
      ("top", CGPoint(x: 0.5, y: 0.2)), ("middle", CGPoint(x: 0.5, y: 0.5)), ("bottom", CGPoint(x: 0.5, y: 0.9)),
      ("left", CGPoint(x: 0.15, y: 0.5)), ("right", CGPoint(x: 0.85, y: 0.5)),
    ]
    let sizes = [CGSize(width: 200, height: 260), CGSize(width: 140, height: 160), CGSize(width: 260, height: 340)]
    return [
      choice("Anchor", places.map(\.0)) { self.target = places[$0].1 },
      choice("Arrow", directions.map(\.0)) { self.direction = directions[$0].1 },
      choice("Tint", ["black", "light gray", "green", "red", "white"]) {
        self.tint = [.black, .lightGray, .green, .red, .white][$0]
      },
      choice("Colors", ["tint's", "indigo", "gradient"]) {
        self.colors =
          [
            nil, FPPopoverColors(.systemIndigo), FPPopoverColors(gradient: [.systemPink, .systemPurple]),
          ][$0]
      },
      choice("Title", ["yes", "no"]) { self.title = $0 == 0 ? "Title" : nil },
      flag("Border", true) { self.border = $0 },
      flag("3D border", true) { self.draw3dBorder = $0 },
      flag("Shadow", true) { self.shadowsHidden = !$0 },
      choice("Alpha", ["1", "0.8", "0.5"]) { self.alpha = [1, 0.8, 0.5][$0] },
      choice("Size", sizes.map { "\(Int($0.width)) x \(Int($0.height))" }) { self.size = sizes[$0] },
      choice("Least size", ["100", "160"]) {
        self.minimumSize = [CGSize(width: 100, height: 100), CGSize(width: 160, height: 160)][$0]
      },
      flag("Sized to content", false) { self.sizesToContent = $0 },
      choice("Margins", ["8", "0", "40"]) { self.margin = [8, 0, 40][$0] },
      choice("Rules", ["improved", "classic"]) { self.policy = [.fpPopoverImproved, .fpPopover][$0] },
    ]
  }
}
